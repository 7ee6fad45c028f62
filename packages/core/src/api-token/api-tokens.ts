import {
  hourMs,
  type ApiScope,
  type ApiTokenInput,
  DoorstepError,
  type Listed,
  type ListPart,
  installationScopes,
} from '@doorstep/contract';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { type Instant, toIso } from '../instant.ts';
import { requireAction } from '../staff/permissions.ts';

export interface ApiToken {
  id: string;
  name: string;
  tokenHash: string;
  /** The last four characters, to identify a token in a list. */
  ending: string;
  scopes: ApiScope[];
  /** Null: all offers. */
  offerIds: string[] | null;
  createdAt: Instant;
  expiresAt: Instant | null;
  usedAt: Instant | null;
  revokedAt: Instant | null;
}

export interface ApiTokenStore {
  insert(token: ApiToken): Promise<void>;
  list(): Promise<ApiToken[]>;
  part(part: ListPart): Promise<Listed<ApiToken>>;
  findByHash(tokenHash: string): Promise<ApiToken | null>;
  /** Records a use, unless one was recorded after `unlessSince`. */
  touch(id: string, at: Instant, unlessSince: Instant): Promise<void>;
  /** @returns false if there is no such token or it is already revoked. */
  revoke(id: string, at: Instant): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    apiTokens: ApiTokenStore;
  }
}

/**
 * A token for the API, `dst_…`. It is shown once; only its hash is kept.
 * @throws DoorstepError `not_allowed`, `offer_not_found`; `request_invalid` for an expiry in the past, or if a token
 * for named offers has a scope that concerns the installation.
 */
export async function createApiToken(
  context: Context,
  { name, scopes, offers = null, expiresAt = null }: ApiTokenInput,
): Promise<{ token: string; kept: ApiToken }> {
  requireAction(context.actor, 'tokens.manage');
  const { store, secrets } = context;
  const useless = offers === null ? -1 : scopes.findIndex((scope) => installationScopes.has(scope));
  if (useless !== -1)
    throw new DoorstepError('request_invalid', { fields: [{ field: `scopes.${useless}`, code: 'needs_all_offers' }] });
  const offerIds = offers === null ? null : await idsOf(context, offers);
  const endsAt = expiresAt === null ? null : Date.parse(expiresAt);
  return store.transaction(async (tx) => {
    const token = `dst_${secrets.newToken()}`;
    const at = await tx.now();
    if (endsAt !== null && endsAt <= at)
      throw new DoorstepError('request_invalid', { fields: [{ field: 'expiresAt', code: 'not_in_future' }] });
    const made: ApiToken = {
      id: secrets.newId(),
      name,
      tokenHash: secrets.hash(token),
      ending: token.slice(-4),
      scopes: [...new Set(scopes)],
      offerIds,
      createdAt: at,
      expiresAt: endsAt,
      usedAt: null,
      revokedAt: null,
    };
    await tx.apiTokens.insert(made);
    await recordAudit(context, tx, {
      at,
      action: 'api_token.created',
      subjectKind: 'api_token',
      subjectId: made.id,
      detail: {
        name,
        scopes: made.scopes.join(' '),
        ...(offerIds === null ? {} : { offers: offerIds.join(' ') }),
        ...(endsAt === null ? {} : { expiresAt: toIso(endsAt) }),
      },
    });
    return { token, kept: made };
  });
}

async function idsOf({ store }: Pick<Context, 'store'>, names: readonly string[]): Promise<string[]> {
  const ids = new Set<string>();
  for (const name of names) {
    const offer = (await store.offers.find(name)) ?? (await store.offers.findBySlug(name));
    if (offer === null) throw new DoorstepError('offer_not_found');
    ids.add(offer.id);
  }
  return [...ids];
}

export async function revokeApiToken(context: Context, id: string): Promise<boolean> {
  requireAction(context.actor, 'tokens.manage');
  return context.store.transaction(async (tx) => {
    const at = await tx.now();
    if (!(await tx.apiTokens.revoke(id, at))) return false;
    await recordAudit(context, tx, { at, action: 'api_token.revoked', subjectKind: 'api_token', subjectId: id });
    return true;
  });
}

/** Finds a presented token; null if unknown or revoked. Records its use at most once an hour. */
export async function useApiToken(
  { store, secrets }: Pick<Context, 'store' | 'secrets'>,
  token: string,
): Promise<(ApiToken & { isExpired: boolean }) | null> {
  const known = await store.apiTokens.findByHash(secrets.hash(token));
  if (known === null) return null;
  const at = await store.now();
  if (known.expiresAt !== null && known.expiresAt <= at) return { ...known, isExpired: true };
  if (known.usedAt === null || known.usedAt < at - hourMs) await store.apiTokens.touch(known.id, at, at - hourMs);
  return { ...known, isExpired: false };
}
