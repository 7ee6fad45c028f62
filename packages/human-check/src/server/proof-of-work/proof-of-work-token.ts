import type { Payload } from 'altcha-lib';

/** A token has about 800 characters; longer ones are not parsed. */
const maxLength = 4096;

/** The fields of every challenge of ours; tokens missing any of these were not issued by us. */
export interface ProofOfWorkToken extends Payload {
  nonce: string;
  offer: string;
  issuedAtMs: number;
  expiresAtMs: number;
}

/** Parses base64 of JSON; null for anything else. Nothing in the result is verified yet. */
export function parseProofOfWorkToken(token: string): ProofOfWorkToken | null {
  if (token.length > maxLength) return null;
  const payload = parseJson(token);
  const challenge = field(payload, 'challenge');
  const parameters = field(challenge, 'parameters');
  const solution = field(payload, 'solution');
  const nonce = field(parameters, 'nonce');
  const expiresAt = field(parameters, 'expiresAt');
  const offer = field(field(parameters, 'data'), 'offer');
  const issuedAt = field(field(parameters, 'data'), 'issuedAt');
  if (typeof nonce !== 'string' || nonce === '' || typeof offer !== 'string') return null;
  if (!isSeconds(expiresAt) || !isSeconds(issuedAt)) return null;
  // Without a key signature the library falls back to its probabilistic mode.
  if (typeof field(parameters, 'keySignature') !== 'string') return null;
  if (typeof field(challenge, 'signature') !== 'string') return null;
  if (typeof solution !== 'object' || solution === null) return null;
  const { challenge: signed, solution: solved } = payload as Payload;
  return {
    challenge: signed,
    solution: solved,
    nonce,
    offer,
    issuedAtMs: issuedAt * 1000,
    expiresAtMs: expiresAt * 1000,
  };
}

/** Whether a token has the shape of this check's, base64 of a JSON object. No other provider's has. */
export function isProofOfWorkToken(token: unknown): boolean {
  if (typeof token !== 'string' || token.length > maxLength) return false;
  const payload = parseJson(token);
  return typeof payload === 'object' && payload !== null;
}

function parseJson(token: string): unknown {
  try {
    return JSON.parse(atob(token));
  } catch {
    return null;
  }
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1e11;
}
