import { randomBytes } from 'node:crypto';
import { hmacSha256 } from '@doorstep/hmac';
import { signText, verifyText } from '../secrets/signed-text.ts';
import { subKey } from '../secrets/sub-key.ts';

/** No one reads an offer, finds an address and checks the answers in less. */
const minOpenMs = 3000;

/** A form open for longer no longer identifies its sender. */
const holderMs = 24 * 3_600_000;

/**
 * A signed time that a form carries, so that staff check forms that were filled in faster than a person can. Each token
 * is unique, so it also tells visitors apart without a session, as in a frame without cookies.
 */
export interface FormTokens {
  issue(): string;
  /** A token for a form whose honeypot was filled in on an earlier page. */
  issueForHoneypot(): string;
  isHoneypotFilled(token: string): boolean;
  /** A hash that stands for the token's recipient today; null for a missing, old or forged token. */
  holderOf(token: string): string | null;
  /** Signs of a machine; a missing, old or forged token gives none. */
  suspicionsOf(token: string, receivedAt: number): { isHoneypotFilled: boolean; isTooFast: boolean };
}

export function createFormTokens(masterSecret: string, now: () => number = Date.now): FormTokens {
  const key = subKey(masterSecret, 'form-token');
  const issue = (more: string) => signText(`${now()} ${randomBytes(9).toString('base64url')}${more}`, key);
  return {
    issue: () => issue(''),
    issueForHoneypot: () => issue(' honeypot'),
    isHoneypotFilled: (token) => isForHoneypot(verifyText(token, key) ?? ''),
    holderOf(token) {
      const text = verifyText(token, key);
      if (text === null || now() - Number.parseInt(text, 10) >= holderMs) return null;
      return hmacSha256(key, `holder ${text}`, 'hex').slice(0, 32);
    },
    suspicionsOf(token, receivedAt) {
      const text = verifyText(token, key);
      if (text === null) return { isHoneypotFilled: false, isTooFast: false };
      // Issued in the future: two servers' clocks differ, or one was set back. That says nothing about the visitor.
      const openMs = receivedAt - Number.parseInt(text, 10);
      return { isHoneypotFilled: isForHoneypot(text), isTooFast: openMs >= 0 && openMs < minOpenMs };
    },
  };
}

function isForHoneypot(text: string): boolean {
  return text.endsWith(' honeypot');
}
