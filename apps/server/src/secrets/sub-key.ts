import { hkdfSync } from 'node:crypto';

/** Keys of different purposes are independent. */
export const keyPurposes = [
  'address-ids',
  'address-proof',
  'auth',
  'claim',
  'confirm',
  'demo-lookup-key',
  'fingerprint',
  'form-token',
  'outcome',
  'page-ticket',
  'proof-of-work',
  'pseudonym',
  'public-address-proof',
  'receipt',
  'recovery-codes',
  'shown-ids',
  'sign-in',
  'visitor-session',
  'webhook',
] as const;

/** HKDF-SHA-256 (RFC 5869) of the master secret, 32 bytes. */
export function subKey(masterSecret: string, purpose: (typeof keyPurposes)[number]): Buffer {
  return Buffer.from(hkdfSync('sha256', masterSecret, '', `doorstep/1/${purpose}`, 32));
}
