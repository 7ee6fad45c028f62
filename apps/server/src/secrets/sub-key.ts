import { hkdfSync } from 'node:crypto';

export type KeyPurpose =
  | 'address-ids'
  | 'address-proof'
  | 'auth'
  | 'claim'
  | 'demo-lookup-key'
  | 'fingerprint'
  | 'form-token'
  | 'network'
  | 'outcome'
  | 'page-ticket'
  | 'proof-of-work'
  | 'public-address-proof'
  | 'receipt'
  | 'confirm'
  | 'pseudonym'
  | 'receipt-cookie'
  | 'recovery-codes'
  | 'shown-ids'
  | 'sign-in'
  | 'visitor-session'
  | 'webhook';

/** HKDF-SHA-256 (RFC 5869) of the master secret, 32 bytes. */
export function subKey(masterSecret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', masterSecret, '', `doorstep/1/${purpose}`, 32));
}
