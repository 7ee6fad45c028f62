import type { Context } from '../context.ts';
import { recordAudit } from '../record-audit.ts';
import type { Repositories } from '../store.ts';

const dayMs = 86_400_000;

/**
 * Destroys the hashing secret and the home keys of every scope whose offers are all archived and whose longest window is
 * over: nobody can then say of an address whether it asked. Counts and requests stay.
 * @returns how many scopes lost theirs now.
 */
export async function destroyHomeSecrets(context: Pick<Context, 'store' | 'secrets'>): Promise<number> {
  const { store } = context;
  const now = await store.now();
  const offers = await store.offers.list();
  const scopes = Map.groupBy(offers, ({ scopeId }) => scopeId);
  let destroyed = 0;
  for (const [scopeId, ofScope] of scopes) {
    if (!ofScope.every(({ status }) => status === 'archived')) continue;
    if ((await store.offers.scopeSecret(scopeId)) === null) continue;
    if (now < (await endOfWindow(store, ofScope))) continue;
    destroyed += Number(await destroy(context, scopeId));
  }
  return destroyed;
}

/** When the last allowance that any version of the offers spoke of can have run out; a day late at the most. */
async function endOfWindow(
  { offers }: Pick<Repositories, 'offers'>,
  ofScope: Awaited<ReturnType<Repositories['offers']['list']>>,
): Promise<number> {
  let end = 0;
  for (const { id, version, updatedAt } of ofScope) {
    for (let each = 1; each <= version; each += 1) {
      const windowDays = (await offers.findVersion(id, each))?.limits.windowDays ?? 0;
      // The day more is for windows that end with a calendar day, and for a submission that was on its way.
      end = Math.max(end, updatedAt + (windowDays + 1) * dayMs);
    }
  }
  return end;
}

async function destroy({ store, secrets }: Pick<Context, 'store' | 'secrets'>, scopeId: string): Promise<boolean> {
  return store.transaction(async (tx) => {
    const ofScope = (await tx.offers.list()).filter((offer) => offer.scopeId === scopeId);
    if (!ofScope.every(({ status }) => status === 'archived')) return false;
    if (!(await tx.offers.destroyScopeSecret(scopeId))) return false;
    const at = await tx.now();
    for (const { id } of ofScope) {
      await recordAudit({ secrets, actor: { kind: 'system' } }, tx, {
        at,
        action: 'offer.home_keys_destroyed',
        subjectKind: 'offer',
        subjectId: id,
      });
    }
    return true;
  });
}
