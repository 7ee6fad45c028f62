import { seal, unseal } from '../secrets/sealed-text.ts';
import { subKey } from '../secrets/sub-key.ts';

const lifeMs = 24 * 3_600_000;

/** Homes that a visitor was refused for; nobody else can name them. */
export interface ClaimTokens {
  issue(refusal: { slug: string; homeIds: string[] }): string;
  /** The homes of a refusal by this offer; null when the token is forged, too old or another offer's. */
  read(token: string, slug: string): string[] | null;
}

export function createClaimTokens(masterSecret: string, now: () => number = Date.now): ClaimTokens {
  const key = subKey(masterSecret, 'claim');
  return {
    issue: ({ slug, homeIds }) => seal([String(now() + lifeMs), slug, ...homeIds].join(' '), key),
    read(token, slug) {
      const [expiresAt = '', ofSlug, ...homeIds] = unseal(token, key)?.split(' ') ?? [];
      return ofSlug === slug && Number(expiresAt) > now() && homeIds.length > 0 ? homeIds : null;
    },
  };
}
