// What counts as an email address and as a telephone number, wherever one is entered: a request, an answer, a claim, an
// account. `daySchema` in `calendar-date.ts` is the same for dates.
import * as v from 'valibot';
import { maxLength } from './max-length.ts';
import { trimmed } from './trimmed.ts';

/** Wider than `v.email()`, which refuses O'Brien and domains outside ASCII; whether it exists, only a mail tells. */
const emailPattern = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/;
const phonePattern = /^\+?[\d\s().\-/]{5,}$/;

export function isEmail(text: string): boolean {
  return emailPattern.test(text);
}

export function isPhone(text: string): boolean {
  return phonePattern.test(text);
}

export const emailSchema = v.pipe(v.string(), trimmed, v.maxLength(maxLength.email), v.check(isEmail));
