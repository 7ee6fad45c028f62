import { createSecretKey } from 'node:crypto';
import { decryptText, encryptText } from '../secrets/signed-text.ts';
import { subKey } from '../secrets/sub-key.ts';

const lifeMs = 24 * 3_600_000;

/**
 * Homes that a visitor was refused for; nobody else can name them. Encrypted: ids of homes begin with the time at which
 * somebody first asked for them, which is not said.
 */
export interface ClaimTokens {
  issue(refusal: { offerId: string; homeIds: string[] }): string;
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
