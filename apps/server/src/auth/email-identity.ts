import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** One spelling of an e-mail address: letters in any case, composed or not, a domain in its letters or as `xn--…`. */
export function normalizeEmail(email: string): string {
  const text = email.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  return `${text.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}

/**
 * The address by which the sign-in library knows an account. The library refuses many addresses that mails reach, such as
 * those with `&` or under `.рф`, so the account has the hash of its address; the person has the address itself.
 */
export function accountEmail(email: string): string {
  return `${createHash('sha256').update(normalizeEmail(email)).digest('hex')}@account.invalid`;
}
