import { dayMs } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import type { Offer } from '../offer/offer.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { settledNow } from '../service-day/service-days-ago.ts';
import type { Repositories } from '../store.ts';

/**
 * Destroys the hashing secret and the home keys of every scope whose offers are all archived and whose longest window
 * is over: afterwards no one can tell whether an address has asked. Counts and requests are kept.
 * @returns the number of scopes.
 */
export async function destroyHomeSecrets(context: Pick<Context, 'store'>): Promise<number> {
  const { store } = context;
  const now = await settledNow(store);
  let destroyed = 0;
  for (const [scopeId, offers] of Map.groupBy(await store.offers.list(), (offer) => offer.scopeId)) {
    if ((await store.offers.scopeSecret(scopeId)) === null) continue;
    if (await isOver(store, offers, now)) destroyed += Number(await destroy(context, scopeId, now));
  }
  return destroyed;
}

/** Whether no unit that a scope's offers gave counts against an allowance any more. */
async function isOver(store: Pick<Repositories, 'offers'>, offers: Offer[], now: Instant): Promise<boolean> {
  if (!offers.every(({ status }) => status === 'archived')) return false;
  for (const offer of offers) if (now < (await endOfWindow(store, offer))) return false;
  return true;
}

/** When the longest window that an archived offer or its limit group ever had is over; at most a day late. */
async function endOfWindow({ offers }: Pick<Repositories, 'offers'>, offer: Offer): Promise<Instant> {
  const { id, version, updatedAt: archivedAt, group } = offer;
  const limits = group === null ? [] : [group.limits, ...group.pastLimits];
  for (let each = 1; each <= version; each += 1) {
    const definition = await offers.findVersion(id, each);
    if (definition !== null) limits.push(definition.limits);
  }
  const maxWindowDays = Math.max(0, ...limits.map(({ windowDays }) => windowDays ?? 0));
  // The extra day covers windows that end with a calendar day, and submissions in progress.
  return archivedAt + (maxWindowDays + 1) * dayMs;
}

async function destroy({ store }: Pick<Context, 'store'>, scopeId: string, now: Instant): Promise<boolean> {
  return store.transaction(async (tx) => {
    // A concurrent transaction that puts an offer into the scope waits for this one, or is visible here.
    if ((await tx.offers.lockScope(scopeId)) === null) return false;
    const ofScope = (await tx.offers.list()).filter((offer) => offer.scopeId === scopeId);
    if (!(await isOver(tx, ofScope, now))) return false;
    await tx.offers.destroyScopeSecret(scopeId);
    const at = await tx.now();
    for (const { id } of ofScope) {
      await recordAudit({ actor: { kind: 'system' } }, tx, {
        at,
        action: 'offer.home_keys_destroyed',
        subjectKind: 'offer',
        subjectId: id,
      });
    }
    return true;
  });
}
