// What a delivery caused is shown with the delivery; what a cancellation caused, in its request's history.
import type { RequestDetail, StockMovement } from '@doorstep/contract';
import { itemInput } from '@doorstep/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from './owner-of.ts';
import { databases } from './real-servers.ts';
import { serversForAll } from './with-servers.ts';

describe.each(databases)('a stock movement that serves the queue, on %s,', (kind) => {
  const real = serversForAll(kind, 1);
  let ask: Awaited<ReturnType<typeof ownerOf>>;
  beforeAll(async () => {
    ask = await ownerOf(real);
  });

  it('lists the requests it accepted, and the number of emails', async () => {
    const offer = await real.open({ items: [itemInput({ openingStock: 1 })], hasWaitlist: true });
    const references: string[] = [];
    for (const email of ['', 'one@served.example', '', 'three@served.example']) {
      const body = { contact: { name: 'Robin Fictional', email }, ifShort: 'queue' as const };
      references.push((await real.send(offer, { body })).saved.reference);
    }
    const [first = '', second = '', third = '', fourth = ''] = references;
    const item = offer.definition.items[0]?.id ?? '';
    const delivery = { kind: 'delivery', quantity: 2, reason: 'The second van' };
    const path = `/offers/${offer.id}/items/${item}/movements`;
    const tried = await ask('POST', `${path}?dryRun=true`, delivery);
    expect(tried).toMatchObject({ status: 200, body: { answer: { change: 2, accepted: 2 } } });
    expect((await real.requests(offer)).filter(({ state }) => state === 'waitlisted')).toHaveLength(3);
    expect(await ask('POST', path, delivery)).toMatchObject({ status: 201 });
    const { rows: movements } = (await ask('GET', `/offers/${offer.id}/movements`)).body as { rows: StockMovement[] };
    expect(movements.map(({ reason, served }) => [reason, served])).toEqual(
      expect.arrayContaining([
        ['The second van', { accepted: 2, emails: 1, references: `${second}, ${third}` }],
        [expect.any(String), undefined],
      ]),
    );

    const gone = (await real.requests(offer)).find(({ reference }) => reference === first);
    expect(await ask('POST', `/requests/${gone?.id}/withdraw`, { reason: '' })).toMatchObject({ status: 200 });
    const { history } = (await ask('GET', `/requests/${gone?.id}`)).body as RequestDetail;
    const served = history.filter(({ action }) => action === 'queue.served').map((entry) => entry.served);
    expect(served).toEqual([{ accepted: 1, emails: 1, references: fourth }]);
  });
});
