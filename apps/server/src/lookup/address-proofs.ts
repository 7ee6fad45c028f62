import { createPrivateKey, createPublicKey, hash, sign as signEd25519, type JsonWebKey } from 'node:crypto';
import type { RetrievedAddress } from '@doorstep/contract';
import { createTextVerifier, signEncoded } from '../secrets/signed-text.ts';
import { subKey } from '../secrets/sub-key.ts';

/** How long a retrieved address may wait to be submitted. */
const lifeMs = 24 * 3_600_000;

/** Enough for the submissions in progress. */
const maxCached = 100;

type AddressProofOutcome =
  | { kind: 'valid'; address: RetrievedAddress; issuedAt: number }
  | { kind: 'expired'; address: RetrievedAddress; issuedAt: number }
  | { kind: 'forged' };

/** Signs retrieved addresses; the browser returns the proof with the request. */
export interface AddressProofs {
  /**
   * `base64url(JSON).base64url(Ed25519).base64url(HMAC-SHA-256)` of the address and its time. The first signature is
   * for those who have only the public key; the last one, over both, is for our own checks and takes an eighth of the
   * time.
   */
  sign(address: RetrievedAddress): string;
  verify(proof: string): AddressProofOutcome;
  /** The public key, as JSON Web Key (RFC 8037). */
  publicKey: JsonWebKey & { kid: string };
}

/** What precedes the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex');

interface Signed {
  address: RetrievedAddress;
  issuedAt: number;
}

export function createAddressProofs(masterSecret: string, now: () => number = Date.now): AddressProofs {
  const key = subKey(masterSecret, 'address-proof');
  // Anything with our signature was written by `sign` below. Cached, since a submission reads the same proof twice.
  const read = createTextVerifier(key, (text) => JSON.parse(text) as Signed, maxCached);
  const seed = subKey(masterSecret, 'public-address-proof');
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Start, seed]), format: 'der', type: 'pkcs8' });
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' });
  return {
    sign(address) {
      const body = Buffer.from(JSON.stringify({ address, issuedAt: now() } satisfies Signed)).toString('base64url');
      return signEncoded(`${body}.${signEd25519(null, Buffer.from(body), privateKey).toString('base64url')}`, key);
    },
    verify(proof) {
      const signed = read(proof);
      if (signed === null) return { kind: 'forged' };
      const { address, issuedAt } = signed;
      return { kind: now() - issuedAt < lifeMs ? 'valid' : 'expired', address, issuedAt };
    },
    publicKey: { ...jwk, kid: hash('sha256', jwk.x ?? '', 'base64url').slice(0, 16), use: 'sig', alg: 'EdDSA' },
  };
}
