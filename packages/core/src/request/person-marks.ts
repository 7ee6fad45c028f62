import { mailbox } from '../mailbox.ts';
import type { ServiceRequest } from './service-request.ts';

export interface PersonMarks {
  email: string;
  phone: string;
}

/** Last digits of a phone number to compare: they are the same with or without the country's prefix. */
const endDigits = 8;
/** A shorter number cannot be called from outside. */
const minDigits = 7;

export function personMarks({ email, phone }: Pick<ServiceRequest['contact'], 'email' | 'phone'>): PersonMarks {
  const digits = phone.normalize('NFKC').replaceAll(/\D/g, '');
  return {
    email: email === '' ? '' : mailbox(email),
    phone: digits.length < minDigits ? '' : digits.slice(-endDigits),
  };
}

export function sharedMarks(
  one: Pick<ServiceRequest, 'contact'>,
  another: Pick<ServiceRequest, 'contact'>,
): (keyof PersonMarks)[] {
  const [mine, theirs] = [personMarks(one.contact), personMarks(another.contact)];
  return (['email', 'phone'] as const).filter((mark) => mine[mark] !== '' && mine[mark] === theirs[mark]);
}
