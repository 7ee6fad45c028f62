import type { ApiTokenInput } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAction } from '../staff/permissions.ts';
import type { ApiToken } from './api-token-store.ts';

const hourMs = 3_600_000;

/** A token for the API, `dst_…`. It is shown once; only its hash is kept. @throws DoorstepError `not_allowed`. */
export async function createApiToken(
  context: Context,
  { name, scopes }: ApiTokenInput,
): Promise<{ token: string; kept: ApiToken }> {
  requireAction(context.actor, 'tokens.manage');
  const { store, secrets } = context;
  const token = `dst_${secrets.newToken()}`;
  const kept = await store.transaction(async (tx) => {
    const at = await tx.now();
    const made: ApiToken = {
      id: secrets.newId(),
      name,
      tokenHash: secrets.hash(token),
      ending: token.slice(-4),
      scopes: [...new Set(scopes)],
      createdAt: at,
      usedAt: null,
      revokedAt: null,
    };
    await tx.apiTokens.insert(made);
    await recordAudit(context, tx, {
      at,
      action: 'api_token.created',
      subjectKind: 'api_token',
      subjectId: made.id,
      detail: { name, scopes: made.scopes.join(' ') },
    });
    return made;
  });
  return { token, kept };
}

/** @returns false when there is no such token, or it was revoked before. */
export async function revokeApiToken(context: Context, id: string): Promise<boolean> {
  requireAction(context.actor, 'tokens.manage');
  return context.store.transaction(async (tx) => {
    const at = await tx.now();
    if (!(await tx.apiTokens.revoke(id, at))) return false;
    await recordAudit(context, tx, { at, action: 'api_token.revoked', subjectKind: 'api_token', subjectId: id });
    return true;
  });
}

/** Finds the token that a program presents; null when it is unknown or revoked. Its use is recorded once an hour. */
export async function useApiToken(
  { store, secrets }: Pick<Context, 'store' | 'secrets'>,
  token: string,
): Promise<ApiToken | null> {
  const known = await store.apiTokens.findByHash(secrets.hash(token));
  if (known === null) return null;
  const at = await store.now();
  if (known.usedAt === null || known.usedAt < at - hourMs) await store.apiTokens.touch(known.id, at, at - hourMs);
  return known;
}
