import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { requireAction } from '../staff/permissions.ts';

export interface LookupKey {
  id: string;
  name: string;
  keyHash: string;
  ending: string;
  origins: string[];
  createdAt: Instant;
  revokedAt: Instant | null;
}

export interface LookupKeyStore {
  insert(key: LookupKey): Promise<void>;
  list(): Promise<LookupKey[]>;
  findByHash(keyHash: string): Promise<LookupKey | null>;
  revoke(id: string, at: Instant): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    lookupKeys: LookupKeyStore;
  }
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '0123456789';

/**
 * A key for the lookup in the form `AA11-AA11-AA11-AA11`. It is shown once; only its hash is kept.
 * @param origins Origins that pages may call from; empty means any.
 */
export async function createLookupKey(
  context: Context,
  { name, origins }: { name: string; origins: string[] },
): Promise<{ id: string; key: string }> {
  requireAction(context.actor, 'people.manage');
  const { store, secrets } = context;
  const key = spell(secrets.hash(`${secrets.newToken()}${secrets.newToken()}`));
  const id = secrets.newId();
  await store.transaction(async (tx) => {
    const at = await tx.now();
    await tx.lookupKeys.insert({
      id,
      name,
      keyHash: secrets.hash(key),
      ending: key.slice(-4),
      origins,
      createdAt: at,
      revokedAt: null,
    });
    await recordAudit(context, tx, {
      at,
      action: 'lookup_key.created',
      subjectKind: 'lookup_key',
      subjectId: id,
      detail: { name },
    });
  });
  return { id, key };
}

/** @returns false if there is no such key, or it is already revoked. */
export async function revokeLookupKey(context: Context, id: string): Promise<boolean> {
  requireAction(context.actor, 'people.manage');
  return context.store.transaction(async (tx) => {
    const at = await tx.now();
    if (!(await tx.lookupKeys.revoke(id, at))) return false;
    await recordAudit(context, tx, { at, action: 'lookup_key.revoked', subjectKind: 'lookup_key', subjectId: id });
    return true;
  });
}

/** Formats 256 random bits, given in hex, as four groups of two letters and two digits. */
function spell(hex: string): string {
  const groups = [0, 1, 2, 3].map((group) => {
    const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((part) =>
      Number.parseInt(hex.slice(group * 16 + part * 4, group * 16 + part * 4 + 4), 16),
    );
    return `${letters[a % letters.length]}${letters[b % letters.length]}${digits[c % 10]}${digits[d % 10]}`;
  });
  return groups.join('-');
}
