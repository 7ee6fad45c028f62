import { DoorstepError } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Store } from '../store.ts';
import * as onceRows from './once-rows.ts';

export const outcomeKeptMs = 86_400_000;

/**
 * Runs a verb once under the caller's key and keeps its outcome in the same transaction. Later calls with the key
 * return that outcome, also after a restart; concurrent ones wait for the first. Refusals are not kept.
 * @param once `given`: the input, to tell another use of the key.
 * @throws DoorstepError `idempotency_key_reused` if the key was used with other input; otherwise as the verb.
 */
export async function doOnce<T>(
  context: Context,
  once: { operation: string; key: string; given: string },
  verb: (context: Context) => Promise<T>,
): Promise<{ outcome: T; isReplayed: boolean }> {
  const { actor, secrets } = context;
  const name = {
    caller: `${actor.kind} ${'id' in actor ? actor.id : ''}`,
    operation: once.operation,
    key: once.key,
  };
  const fingerprint = secrets.pseudonym(once.given);
  let isReplayed = false;
  let isDone = false;
  const store: Store = {
    ...context.store,
    async transaction<R>(work: Parameters<typeof context.store.transaction<R>>[0]): Promise<R> {
      if (isDone) throw new Error('A verb under a key has one transaction');
      isDone = true;
      const { kept, outcome } = await context.store.transaction(async (tx) => {
        const at = await tx.now();
        const before = await onceRows.take(tx, { ...name, fingerprint, at }, at - outcomeKeptMs);
        if (before !== null) {
          if (before.fingerprint !== fingerprint) throw new DoorstepError('idempotency_key_reused');
          return { kept: before.outcome, outcome: undefined };
        }
        const done = await work(tx);
        await onceRows.keep(tx, name, secrets.encrypt(JSON.stringify(done ?? null)));
        return { kept: null, outcome: done };
      });
      if (kept === null) return outcome;
      isReplayed = true;
      return JSON.parse(secrets.decrypt(kept)) as R;
    },
  };
  return { outcome: await verb({ ...context, store }), isReplayed };
}
