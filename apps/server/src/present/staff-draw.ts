import type { StaffDraw } from '@doorstep/contract';
import type { Context, Instant, Offer } from '@doorstep/core';

/** Where the draw of an offer stands; null when it has none. */
export async function presentStaffDraw(
  { store }: Pick<Context, 'store'>,
  { id, definition }: Offer,
  at: Instant,
): Promise<StaffDraw | null> {
  if (definition.allocation !== 'draw') return null;
  const draw = await store.draws.find(id);
  const state = draw?.state ?? 'collecting';
  const knownAt = definition.draw?.knownAt ?? null;
  return {
    state,
    entries:
      state === 'collecting'
        ? ((await store.requests.counts({ offer: id, search: '' })).entered ?? 0)
        : (draw?.entries ?? 0),
    digest: draw?.digest ?? null,
    value: draw?.value ?? null,
    isDue: state === 'fixed' && (knownAt === null || at >= Date.parse(knownAt)),
  };
}
