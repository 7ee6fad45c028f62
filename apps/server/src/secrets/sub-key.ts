import { hkdfSync } from 'node:crypto';

/** What a key is for. A key of one purpose says nothing about another's. */
export type KeyPurpose =
  | 'address-ids'
  | 'address-proof'
  | 'auth'
  | 'claim'
  | 'demo-lookup-key'
  | 'fingerprint'
  | 'form-token'
  | 'network'
  | 'page-ticket'
  | 'proof-of-work'
  | 'receipt'
  | 'confirm'
  | 'pseudonym'
  | 'receipt-cookie'
  | 'shown-ids'
  | 'sign-in'
  | 'visitor-session'
  | 'webhook';

/** The key of a purpose: HKDF-SHA-256 (RFC 5869) of the master secret, 32 bytes. */
export function subKey(masterSecret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', masterSecret, '', `doorstep/1/${purpose}`, 32));
}
