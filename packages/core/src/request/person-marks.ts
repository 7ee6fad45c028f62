import { mailbox } from '../mailbox.ts';
import type { ServiceRequest } from './service-request.ts';

/** What one person's requests have in common, however it was typed; empty where it was not given. */
export interface PersonMarks {
  email: string;
  phone: string;
}

/** As many digits at the end as numbers of most countries have without their prefix; with one they end alike. */
const endDigits = 8;
/** Fewer are no number that anybody could be called at from outside. */
const minDigits = 7;

export function personMarks({ email, phone }: Pick<ServiceRequest['contact'], 'email' | 'phone'>): PersonMarks {
  const digits = phone.normalize('NFKC').replaceAll(/\D/g, '');
  return {
    email: email === '' ? '' : mailbox(email),
    phone: digits.length < minDigits ? '' : digits.slice(-endDigits),
  };
}

/** By which of them two requests are one person's; none where they may be two people's. */
export function sharedMarks(
  one: Pick<ServiceRequest, 'contact'>,
  another: Pick<ServiceRequest, 'contact'>,
): (keyof PersonMarks)[] {
  const [mine, theirs] = [personMarks(one.contact), personMarks(another.contact)];
  return (['email', 'phone'] as const).filter((mark) => mine[mark] !== '' && mine[mark] === theirs[mark]);
}
