import { isDrawn, type StaffDraw } from '@doorstep/contract';
import { mayDo, toIso, type Context, type Instant, type Offer } from '@doorstep/core';

/** Where the draw of an offer stands, as the reader may see it; null when it has none. */
export async function presentStaffDraw(
  { store, actor }: Pick<Context, 'store' | 'actor'>,
  { id, definition }: Offer,
  at: Instant,
): Promise<StaffDraw | null> {
  if (!isDrawn(definition)) return null;
  const draw = await store.draws.find(id);
  const state = draw?.state ?? 'collecting';
  const knownAt = definition.draw?.knownAt ?? null;
  const readerId = actor.kind === 'person' ? actor.id : null;
  const entered = await store.draws.values(id);
  const knowsValue = (draw?.value ?? null) !== null || entered.some(({ personId }) => personId === readerId);
  const people = await store.people.list();
  return {
    state,
    entries:
      state === 'collecting'
        ? ((await store.requests.counts({ offer: id, search: '' })).entered ?? 0)
        : (draw?.entries ?? 0),
    digest: draw?.digest ?? null,
    value: draw?.value ?? null,
    isDue: state === 'fixed' && (knownAt === null || at >= Date.parse(knownAt)),
    entered: entered.map(({ personId, personName, value, enteredAt }) => ({
      person: personName,
      isOwn: personId === readerId,
      value: knowsValue ? value : null,
      at: toIso(enteredAt),
    })),
    canBeConfirmed: people.filter((person) => mayDo({ kind: 'person', ...person }, 'offers.write')).length > 1,
  };
}
