// The promises of exactness, over HTTP, between two real processes that share nothing but the database.
import { randomUUID } from 'node:crypto';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countAnswers,
  databases,
  startRealServers,
  type Answer,
  type RealServers,
  type Sending,
} from './real-servers.ts';

const stock = (openingStock: number) => ({ items: [itemInput({ openingStock })] });

describe.each(databases)('two servers on one %s', (kind) => {
  let real: RealServers;
  beforeAll(async () => {
    real = await startRealServers(kind, 2);
  });
  afterAll(() => real.end());

  /** Everything that takes time is made before; then all are sent together, half to each server. */
  async function together(offer: Parameters<RealServers['send']>[0], sendings: Sending[]): Promise<Answer[]> {
    const ready = await Promise.all(
      sendings.map(async (sending) => ({ ...sending, pass: sending.pass ?? (await real.pass(offer)) })),
    );
    return Promise.all(ready.map((sending, index) => real.send(offer, { at: index, ...sending })));
  }
  const fifty = (sending: () => Sending = () => ({})) => Array.from({ length: 50 }, sending);

  it('give the last unit to one of 50, and tell 49 that none is left', async () => {
    const offer = await real.open(stock(1));
    expect(countAnswers(await together(offer, fifty()))).toEqual({ '201 accepted': 1, '409 sold_out': 49 });
    expect(await real.balance(offer)).toEqual([{ stock: 1, taken: 1, owed: 1 }]);
  });

  it('give one of 50 what a home may have, and tell 49 that it has asked already', async () => {
    const offer = await real.open(stock(100));
    const home = retrievedAddress({ number: '77' });
    const answers = await together(
      offer,
      fifty(() => ({ home })),
    );
    expect(countAnswers(answers)).toEqual({ '201 accepted': 1, '409 already_asked': 49 });
    expect(await real.balance(offer)).toEqual([{ stock: 100, taken: 1, owed: 1 }]);
  });

  it('do the same for a home that is known already and has had nothing', async () => {
    const offer = await real.open(stock(100));
    const home = retrievedAddress({ number: '78' });
    expect(await real.withdraw((await real.send(offer, { home })).saved, 0)).toBe(303);
    const answers = await together(
      offer,
      fifty(() => ({ home })),
    );
    expect(countAnswers(answers)).toEqual({ '201 accepted': 1, '409 already_asked': 49 });
  });

  it('save 50 of one Idempotency-Key once, and give all the same answer', async () => {
    const offer = await real.open(stock(100));
    const same = {
      home: retrievedAddress({ number: '79' }),
      pass: await real.pass(offer),
      idempotencyKey: randomUUID(),
    };
    const answers = await together(
      offer,
      fifty(() => same),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(49);
    expect(await real.requests(offer)).toHaveLength(1);
  });

  it('take a pass once of 50 times', async () => {
    const offer = await real.open(stock(100));
    const pass = await real.pass(offer);
    const answers = await together(
      offer,
      fifty(() => ({ pass })),
    );
    expect(countAnswers(answers)).toEqual({ '201 accepted': 1, '422 human_check_rejected': 49 });
    expect(await real.requests(offer)).toHaveLength(1);
  });

  it('pass what is taken back on to the queue, whoever comes in between', async () => {
    const offer = await real.open({ ...stock(15), hasWaitlist: true });
    const accepted = await together(
      offer,
      Array.from({ length: 15 }, (): Sending => ({})),
    );
    await together(
      offer,
      Array.from({ length: 10 }, (): Sending => ({})),
    );
    const newcomers = Array.from({ length: 15 }, (): Sending => ({ body: { ifShort: 'queue' } }));
    const [withdrawn, came] = await Promise.all([
      Promise.all(accepted.map(({ saved }, index) => real.withdraw(saved, index))),
      together(offer, newcomers),
    ]);
    expect(withdrawn.filter((status) => status !== 303)).toEqual([]);
    expect(came.filter(({ status }) => status !== 201)).toEqual([]);
    const states = Object.groupBy(await real.requests(offer), ({ state }) => state);
    expect([states.withdrawn?.length, states.accepted?.length, states.waitlisted?.length]).toEqual([15, 15, 10]);
    expect(await real.balance(offer)).toEqual([{ stock: 15, taken: 15, owed: 15 }]);
    // Those who came first have their units: nobody who waits came before somebody who came in between.
    expect(states.accepted?.filter(({ queueNumber }) => (queueNumber ?? 0) <= 10 && queueNumber !== null)).toHaveLength(
      10,
    );
  });

  it('never wait for each other in a circle, when requests for several items come and go', async () => {
    const items = [itemInput({ openingStock: 60 }), itemInput({ openingStock: 60 })];
    const offer = await real.open({ items, hasWaitlist: true });
    const both = offer.definition.items.map(({ id }) => ({ item: id, quantity: 1 }));
    const [first, second] = [both.slice(0, 1), both.slice(1)];
    const before = await together(
      offer,
      Array.from({ length: 30 }, (_, index): Sending => ({ body: { lines: index % 2 === 0 ? first : second } })),
    );
    const [withdrawn, came] = await Promise.all([
      Promise.all(before.map(({ saved }, index) => real.withdraw(saved, index + Math.floor(index / 2)))),
      together(
        offer,
        Array.from({ length: 30 }, (): Sending => ({ body: { lines: both } })),
      ),
    ]);
    expect(withdrawn.filter((status) => status !== 303)).toEqual([]);
    expect(countAnswers(came)).toEqual({ '201 accepted': 30 });
    expect(await real.balance(offer)).toEqual([
      { stock: 60, taken: 30, owed: 30 },
      { stock: 60, taken: 30, owed: 30 },
    ]);
  });

  // The last one: a server is gone after it.
  it('keep every reference that one showed before it was killed, and each request once', async () => {
    const offer = await real.open(stock(100));
    const sendings = await Promise.all(
      Array.from({ length: 20 }, async () => ({
        home: retrievedAddress({ street: randomUUID() }),
        pass: await real.pass(offer),
        idempotencyKey: randomUUID(),
      })),
    );
    const shown: Answer[] = [];
    const killed = Promise.withResolvers<void>();
    const dying = sendings.map(async (sending) => {
      const answer = await real.send(offer, { at: 0, ...sending });
      shown.push(answer);
      if (shown.length === 5) void real.servers[0]?.kill().then(killed.resolve);
    });
    await Promise.allSettled(dying);
    await killed.promise;
    expect(shown.length).toBeGreaterThanOrEqual(5);

    // Whoever had no answer tries again with the same key, at the server that is left.
    const again = await Promise.all(sendings.map((sending) => real.send(offer, { at: 1, ...sending })));
    expect(countAnswers(again)).toEqual({ '201 accepted': 20 });
    const references = new Set(again.map(({ saved }) => saved.reference));
    expect(shown.filter(({ saved }) => !references.has(saved.reference))).toEqual([]);
    expect(await real.requests(offer)).toHaveLength(20);
    expect(await real.balance(offer)).toEqual([{ stock: 100, taken: 20, owed: 20 }]);
    const [path] = shown.map(({ saved }) => new URL(saved.url).pathname);
    expect((await fetch(`${real.servers[1]?.url}${path}`, { redirect: 'manual' })).status).toBe(303);
  });
});
