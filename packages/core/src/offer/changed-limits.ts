import type { AuditEntry } from '../audit/audit-store.ts';
import type { OfferDefinition } from './offer.ts';

/** Changed limits for the audit log: `{ unitsPerHome: '1 → 2' }`; empty if none changed. */
export function changedLimits(before: OfferDefinition, after: OfferDefinition): AuditEntry['detail'] {
  const changes: AuditEntry['detail'] = {};
  const note = (name: string, from: number | null | undefined, to: number | null | undefined) => {
    if (from !== to) changes[name] = `${from ?? 'no limit'} → ${to ?? 'no limit'}`;
  };
  note('unitsPerHome', before.limits.unitsPerHome, after.limits.unitsPerHome);
  note('windowDays', before.limits.windowDays, after.limits.windowDays);
  for (const item of after.items) {
    const known = before.items.find(({ id }) => id === item.id);
    if (known === undefined) continue;
    note(`maxPerHome of ${item.id}`, known.maxPerHome, item.maxPerHome);
    note(`maxPerRequest of ${item.id}`, known.maxPerRequest, item.maxPerRequest);
    if (known.isUnlimited !== item.isUnlimited)
      changes[`stock of ${item.id}`] = item.isUnlimited ? 'unlimited' : 'counted';
  }
  return changes;
}
