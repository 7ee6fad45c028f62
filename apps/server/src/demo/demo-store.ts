import type { Instant, OutboxStore, Repositories, Store } from '@doorstep/core';

/** The store with another clock, and with mails that count as sent at once: those of the demo go to nobody. */
export function demoStore(store: Store, now: () => Instant): Store {
  return {
    ...store,
    ...played(store, now),
    transaction: (work) => store.transaction((tx) => work(played(tx, now))),
    // One by one: each submission has a moment of its own.
    batch: async (work, item) => {
      const [outcome] = await store.transaction((tx) => work(played(tx, now), [item]));
      if (outcome === undefined) throw new Error('A batch has as many outcomes as items');
      return outcome;
    },
  };
}

function played(repositories: Repositories, now: () => Instant): Repositories {
  const { outbox } = repositories;
  const addMany: OutboxStore['addMany'] = async (entries) => {
    await outbox.addMany(entries);
    for (const { id, at } of entries) await outbox.done(id, at);
  };
  const add: OutboxStore['add'] = (entry) => addMany([entry]);
  return { ...repositories, outbox: { ...outbox, add, addMany }, now: async () => now() };
}
