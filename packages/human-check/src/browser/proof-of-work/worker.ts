// Runs in a web worker, so that the page stays responsive while it tries one counter after another.
import { handler } from 'altcha-lib/workers/shared';
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { deriveKey as deriveNatively } from 'altcha-lib/algorithms/web/pbkdf2';
import type { DeriveKeyFunction } from 'altcha-lib/types';

/** Falls back to JavaScript: browsers hide `crypto.subtle` from pages on plain HTTP, as in a local network. */
const deriveKey: DeriveKeyFunction = async (parameters, salt, password) => {
  // oxlint-disable-next-line no-restricted-properties -- only tests whether it exists
  if (globalThis.crypto?.subtle !== undefined) return deriveNatively(parameters, salt, password);
  if (parameters.algorithm !== 'PBKDF2/SHA-256') throw new Error(`Unknown algorithm ${parameters.algorithm}`);
  const derivedKey = pbkdf2(sha256, password, salt, { c: parameters.cost, dkLen: parameters.keyLength });
  return { derivedKey };
};

handler({ deriveKey });
