// What counts as an email address and as a phone number, wherever one is entered: requests, answers, claims, accounts.
// For dates, see `daySchema` in `calendar-date.ts`.
import * as v from 'valibot';
import { maxLength } from './max-length.ts';
import { trimmed } from './trimmed.ts';

/**
 * Wider than `v.email()`, which rejects O'Brien and non-ASCII domains. Only sending an email shows whether the address
 * exists.
 */
const emailPattern = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/;
const phonePattern = /^\+?[\d\s().\-/]{5,}$/;

export function isEmail(text: string): boolean {
  return emailPattern.test(text);
}

export function isPhone(text: string): boolean {
  return phonePattern.test(text);
}

export const emailSchema = v.pipe(v.string(), trimmed, v.maxLength(maxLength.email), v.check(isEmail));
