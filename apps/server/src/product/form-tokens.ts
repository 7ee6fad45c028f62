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
  /** What speaks for a machine; a missing, old or forged token says nothing about it. */
  suspicionsOf(token: string, receivedAt: number): { isTrapped: boolean; isTooFast: boolean };
}

export function createFormTokens(masterSecret: string, now: () => number = Date.now): FormTokens {
  const key = subKey(masterSecret, 'form-token');
  return {
    issue: () => seal(String(now()), key),
    issueTrapped: () => seal(`${now()} trapped`, key),
    isTrapped: (token) => isTrappedText(unseal(token, key) ?? ''),
    suspicionsOf(token, receivedAt) {
      const text = unseal(token, key);
      if (text === null) return { isTrapped: false, isTooFast: false };
      return { isTrapped: isTrappedText(text), isTooFast: receivedAt - Number.parseInt(text, 10) < leastMs };
    },
  };
}

function isTrappedText(text: string): boolean {
  return text.endsWith(' trapped');
}
