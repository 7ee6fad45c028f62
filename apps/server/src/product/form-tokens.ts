import { seal, unseal } from '../secrets/sealed-text.ts';
import { subKey } from '../secrets/sub-key.ts';

/** Nobody reads an offer, finds an address and checks the answers in less. */
const leastMs = 3000;

/** A signed time that a form carries, so that what was filled in faster than anybody can is looked at by staff. */
export interface FormTokens {
  issue(): string;
  /** A token for a form whose trap was filled in on an earlier page. */
  issueTrapped(): string;
  isTrapped(token: string): boolean;
  /** Whether a form was filled in too fast; a missing, old or forged token says nothing about it. */
  isTooFast(token: string, receivedAt: number): boolean;
}

export function createFormTokens(masterSecret: string, now: () => number = Date.now): FormTokens {
  const key = subKey(masterSecret, 'form-token');
  return {
    issue: () => seal(String(now()), key),
    issueTrapped: () => seal(`${now()} trapped`, key),
    isTrapped: (token) => unseal(token, key)?.endsWith(' trapped') ?? false,
    isTooFast(token, receivedAt) {
      const text = unseal(token, key);
      return text !== null && receivedAt - Number.parseInt(text, 10) < leastMs;
    },
  };
}
