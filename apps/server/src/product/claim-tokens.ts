import { createSecretKey } from 'node:crypto';
import { decryptText, encryptText } from '../secrets/signed-text.ts';
import { subKey } from '../secrets/sub-key.ts';

const lifeMs = 24 * 3_600_000;

/**
 * Homes that a visitor was refused for; no one else can name them. Encrypted, because ids of homes begin with the time
 * of their first request, which is not disclosed.
 */
export interface ClaimTokens {
  issue(refusal: { offerId: string; homeIds: string[] }): string;
  /** The homes of a refusal by this offer; null when the token is forged, too old or another offer's. */
  read(token: string, offerId: string): string[] | null;
}

export function createClaimTokens(masterSecret: string, now: () => number = Date.now): ClaimTokens {
  const key = createSecretKey(subKey(masterSecret, 'claim'));
  return {
    issue: ({ offerId, homeIds }) => encryptText([String(now() + lifeMs), offerId, ...homeIds].join(' '), key),
    read(token, offerId) {
      const [expiresAt = '', ofOffer, ...homeIds] = decryptText(token, key)?.split(' ') ?? [];
      return ofOffer === offerId && Number(expiresAt) > now() && homeIds.length > 0 ? homeIds : null;
    },
  };
}
