import { addVisits, type Instant, type Store, type Visits } from '@doorstep/core';

const hourMs = 3_600_000;

/** Of ten visitors who open the page, so many come to each step when three send a request. */
const visitors = { opened: 10, found: 6, checked: 4, sent: 3 };

/** Counts the visits that the requests of the demo since then would have left. */
export async function countDemoVisits(store: Store, since: Instant): Promise<void> {
  const sent = new Map<string, { offerId: string; hour: number; requests: number }>();
  for await (const some of store.requests.all({ search: '' })) {
    for (const { offerId, receivedAt } of some.filter((request) => request.receivedAt > since)) {
      const hour = Math.floor(receivedAt / hourMs);
      const key = `${offerId} ${hour}`;
      sent.set(key, { offerId, hour, requests: (sent.get(key)?.requests ?? 0) + 1 });
    }
  }
  const visits = (['opened', 'found', 'checked'] as const).flatMap((step) => {
    // Rounded over all hours: most have one request.
    let over = 0;
    return [...sent.values()].map(({ offerId, hour, requests }): Visits => {
      const wanted = (requests * visitors[step]) / visitors.sent + over;
      over = wanted - Math.floor(wanted);
      return { offerId, hour, step, visits: Math.floor(wanted) };
    });
  });
  await store.transaction((tx) => addVisits(tx, visits));
}
