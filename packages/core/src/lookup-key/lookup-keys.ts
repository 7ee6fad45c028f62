import type { Context } from '../context.ts';
import { recordAudit } from '../record-audit.ts';
import { requireAction } from '../staff/index.ts';
import type { LookupKey } from './lookup-key-store.ts';

/**
 * Keeps a new key for the lookup.
 * @param key Its hash and its last group: the key itself is shown once and never kept.
 */
export async function addLookupKey(
  context: Context,
  key: Pick<LookupKey, 'name' | 'keyHash' | 'ending' | 'origins'>,
): Promise<LookupKey> {
  requireAction(context.actor, 'people.manage');
  return context.store.transaction(async (tx) => {
    const at = await tx.now();
    const added: LookupKey = { ...key, id: context.secrets.newId(), createdAt: at, revokedAt: null };
    await tx.lookupKeys.insert(added);
    await recordAudit(context, tx, {
      at,
      action: 'lookup_key.created',
      subjectKind: 'lookup_key',
      subjectId: added.id,
      detail: { name: key.name },
    });
    return added;
  });
}

/** @returns false when there is no such key, or it was revoked before. */
export async function revokeLookupKey(context: Context, id: string): Promise<boolean> {
  requireAction(context.actor, 'people.manage');
  return context.store.transaction(async (tx) => {
    const at = await tx.now();
    if (!(await tx.lookupKeys.revoke(id, at))) return false;
    await recordAudit(context, tx, { at, action: 'lookup_key.revoked', subjectKind: 'lookup_key', subjectId: id });
    return true;
  });
}
