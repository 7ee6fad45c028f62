import type { RetrievedAddress } from '@doorstep/contract';
import { createTextVerifier, signText } from '../secrets/signed-text.ts';
import { subKey } from '../secrets/sub-key.ts';

/** How long a retrieved address may wait to be submitted. */
const lifeMs = 24 * 3_600_000;

/** Enough for the submissions in progress. */
const maxCached = 100;

type AddressProofOutcome =
  | { kind: 'valid'; address: RetrievedAddress; issuedAt: number }
  | { kind: 'expired'; address: RetrievedAddress }
  | { kind: 'forged' };

/** Signs retrieved addresses; the browser returns the proof with the request. */
export interface AddressProofs {
  /** `base64url(JSON).base64url(HMAC-SHA-256)` of the address and its time. */
  sign(address: RetrievedAddress): string;
  verify(proof: string): AddressProofOutcome;
}

interface Signed {
  address: RetrievedAddress;
  issuedAt: number;
}

export function createAddressProofs(masterSecret: string, now: () => number = Date.now): AddressProofs {
  const key = subKey(masterSecret, 'address-proof');
  // Anything with our signature was written by `sign` below. Cached, since a submission reads the same proof twice.
  const read = createTextVerifier(key, (text) => JSON.parse(text) as Signed, maxCached);
  return {
    sign: (address) => signText(JSON.stringify({ address, issuedAt: now() } satisfies Signed), key),
    verify(proof) {
      const signed = read(proof);
      if (signed === null) return { kind: 'forged' };
      const { address, issuedAt } = signed;
      return now() - issuedAt < lifeMs ? { kind: 'valid', address, issuedAt } : { kind: 'expired', address };
    },
  };
}
