import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** Normalises an email address: lower case, NFC, and the domain in one of its two forms (letters or `xn--…`). */
export function normalizeEmail(email: string): string {
  const text = email.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  return `${text.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}

/** A hash, because the library rejects valid addresses, such as with `&` or under `.рф`. */
export function accountEmail(email: string): string {
  return `${createHash('sha256').update(normalizeEmail(email)).digest('hex')}@account.invalid`;
}
