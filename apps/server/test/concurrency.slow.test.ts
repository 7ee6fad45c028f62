// Exactness over HTTP, between real processes that share only the database.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { saveOffer, type Offer } from '@doorstep/core';
import { itemInput, offerInput, retrievedAddress, withoutGuards } from '@doorstep/testing';
import { checkThenAct } from './check-then-act.ts';
import { describe, expect, it } from 'vitest';
import { countAnswers, databases, type Answer, type RealServers, type Sending } from './real-servers.ts';
import { serversForAll } from './with-servers.ts';

const stock = (openingStock: number) => ({ items: [itemInput({ openingStock })] });

/** Within one process, SQLite's driver cannot race. */
const processes = { SQLite: 2, PostgreSQL: 4 };

/** Prepares everything slow first, then sends all together, spread over the servers. */
async function sendAll(real: RealServers, offer: Offer, sendings: Sending[]): Promise<Answer[]> {
  const ready = await Promise.all(
    sendings.map(async (sending) => ({ ...sending, pass: sending.pass ?? (await real.pass(offer)) })),
  );
  return Promise.all(ready.map((sending, index) => sendAsAPage(real, offer, { at: index, ...sending })));
}

/** Like our own page: after an outage with `Retry-After`, the same request is sent again with its key. */
async function sendAsAPage(real: RealServers, offer: Offer, sending: Sending): Promise<Answer> {
  const same = {
    ...sending,
    home: sending.home ?? retrievedAddress({ street: randomUUID() }),
    idempotencyKey: sending.idempotencyKey ?? randomUUID(),
  };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await real.send(offer, same);
    const retryAfter = answer.headers.get('retry-after');
    if (answer.status !== 503 || retryAfter === null || attempt === 5) return answer;
    // Nothing tells a page earlier that the server is back.
    await wait(Number(retryAfter) * 1000);
  }
}

/** An offer that opens or closes in an hour, until staff change that hour to now. */
async function openWithEdge(real: RealServers, edge: 'opensAt' | 'closesAt') {
  const at = (time: number) => ({ [edge]: new Date(time).toISOString() });
  const offer = await real.open({ ...stock(10), ...at(Date.now() + 3_600_000) });
  const moveToNow = async () => {
    // After everything that has arrived, and past by the time it is saved.
    const input = offerInput({ ...offer.definition, ...at(Date.now() + 1) });
    await saveOffer(real.staff, { id: offer.id, version: offer.version, input });
  };
  return { offer, moveToNow };
}

/** Sends headers to every server before the edge of an offer; after it, the body and another request. */
async function sendAroundEdge(real: RealServers, edge: 'opensAt' | 'closesAt') {
  const { offer, moveToNow } = await openWithEdge(real, edge);
  const moved = Promise.withResolvers<void>();
  let arrived = 0;
  const late: Promise<Answer>[] = [];
  const early = await Promise.all(
    real.servers.map((_, index) =>
      real.sendSlowly(offer, index, async () => {
        arrived += 1;
        if (arrived === real.servers.length) await moveToNow().then(moved.resolve, moved.reject);
        await moved.promise;
        late.push(real.send(offer, { at: index }));
      }),
    ),
  );
  return { early: countAnswers(early), late: countAnswers(await Promise.all(late)) };
}

// The same load on servers that read first and write later; otherwise passing tests would prove nothing.
describe.each(databases)('without the guards, servers on one %s', (kind) => {
  const real = serversForAll(kind, 2, withoutGuards(checkThenAct));

  /** Accepted, or held with their units taken. */
  const served = (answers: Answer[]) => answers.filter(({ status }) => status < 300).length;
  const forty = (sending: Sending = {}) => Array.from({ length: 40 }, () => sending);

  /** The highest of some attempts: a race is not lost every time, least of all on a busy machine. */
  async function atBest(attempt: () => Promise<number>): Promise<number> {
    let best = 0;
    for (let attempts = 0; attempts < 6 && best <= 1; attempts += 1) best = Math.max(best, await attempt());
    return best;
  }

  it('give the last unit to several', async () => {
    const attempt = async () => served(await sendAll(real, await real.open(stock(1)), forty()));
    expect(await atBest(attempt)).toBeGreaterThan(1);
  });

  it('give a home more than its allowance', async () => {
    const attempt = async () => {
      const offer = await real.open(stock(100));
      const home = retrievedAddress({ number: '77' });
      // The home exists already, without units: creating homes at the same time would serialise the requests.
      expect(await real.withdraw((await real.send(offer, { home })).saved, 0)).toBe(303);
      return served(await sendAll(real, offer, forty({ home })));
    };
    expect(await atBest(attempt)).toBeGreaterThan(1);
  });

  it('accept a pass several times', async () => {
    const attempt = async () => {
      const offer = await real.open(stock(100));
      return served(await sendAll(real, offer, forty({ pass: await real.pass(offer) })));
    };
    expect(await atBest(attempt)).toBeGreaterThan(1);
  });

  it('save one Idempotency-Key several times', async () => {
    const attempt = async () => {
      const offer = await real.open({ items: [itemInput({ maxPerHome: null, openingStock: 100 })] });
      const same = { home: retrievedAddress(), pass: await real.pass(offer), idempotencyKey: randomUUID() };
      await sendAll(real, offer, forty(same));
      return (await real.requests(offer)).length;
    };
    expect(await atBest(attempt)).toBeGreaterThan(1);
  });

  it('refuse requests whose headers arrived in time', async () => {
    const { offer, moveToNow } = await openWithEdge(real, 'closesAt');
    const answer = await real.sendSlowly(offer, 0, moveToNow);
    expect(answer.problem.code).toBe('closed');
  });
});

describe.each(databases)('several servers on one %s', (kind) => {
  const real = serversForAll(kind, processes[kind]);

  const sendAtOnce = (offer: Offer, sendings: Sending[]) => sendAll(real, offer, sendings);
  const fifty = (sending: () => Sending = () => ({})) => Array.from({ length: 50 }, sending);

  it('give the last unit to one of 500 requests, and tell 499 that none is left', async () => {
    const offer = await real.open(stock(1));
    const answers = await sendAtOnce(
      offer,
      Array.from({ length: 500 }, () => ({})),
    );
    expect(countAnswers(answers)).toEqual({ '201 accepted': 1, '409 sold_out': 499 });
    expect(await real.balance(offer)).toEqual([{ stock: 1, taken: 1, owed: 1 }]);
  });

  it('give one of 200 requests from one home its allowance, and tell 199 that the home has asked already', async () => {
    const offer = await real.open(stock(300));
    const home = retrievedAddress({ number: '77' });
    const answers = await sendAtOnce(
      offer,
      Array.from({ length: 200 }, () => ({ home })),
    );
    expect(countAnswers(answers)).toEqual({ '201 accepted': 1, '409 already_asked': 199 });
    expect(await real.balance(offer)).toEqual([{ stock: 300, taken: 1, owed: 1 }]);
  });

  it('accept requests whose headers arrived before closing, however late the body, and none after', async () => {
    expect(await sendAroundEdge(real, 'closesAt')).toEqual({
      early: { '201 accepted': real.servers.length },
      late: { '409 closed': real.servers.length },
    });
  });

  it('refuse requests whose headers arrived before opening, however late the body, and none after', async () => {
    expect(await sendAroundEdge(real, 'opensAt')).toEqual({
      early: { '409 not_open': real.servers.length },
      late: { '201 accepted': real.servers.length },
    });
  });

  it('allocate two items in either order without a deadlock', async () => {
    const offer = await real.open({ items: [itemInput({ openingStock: 70 }), itemInput({ openingStock: 70 })] });
    const lines = offer.definition.items.map(({ id }) => ({ item: id, quantity: 1 }));
    const answers = await sendAtOnce(
      offer,
      Array.from({ length: 100 }, (_, index) => ({
        body: { lines: Math.floor(index / 2) % 2 === 0 ? lines : lines.toReversed() },
      })),
    );
    expect(countAnswers(answers)).toEqual({ '201 accepted': 70, '409 sold_out': 30 });
    expect(await real.balance(offer)).toEqual([
      { stock: 70, taken: 70, owed: 70 },
      { stock: 70, taken: 70, owed: 70 },
    ]);
  });

  it('give one of 50 requests from an already known home its allowance', async () => {
    const offer = await real.open(stock(100));
    const home = retrievedAddress({ number: '78' });
    expect(await real.withdraw((await real.send(offer, { home })).saved, 0)).toBe(303);
    const answers = await sendAtOnce(
      offer,
      fifty(() => ({ home })),
    );
    expect(countAnswers(answers)).toEqual({ '201 accepted': 1, '409 already_asked': 49 });
  });

  it('save 50 requests with one Idempotency-Key once, and give all the same answer', async () => {
    const offer = await real.open(stock(100));
    const same = {
      home: retrievedAddress({ number: '79' }),
      pass: await real.pass(offer),
      idempotencyKey: randomUUID(),
    };
    const answers = await sendAtOnce(
      offer,
      fifty(() => same),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(49);
    expect(await real.requests(offer)).toHaveLength(1);
  });

  it('accept a pass once of 50 times', async () => {
    const offer = await real.open(stock(100));
    const pass = await real.pass(offer);
    const answers = await sendAtOnce(
      offer,
      fifty(() => ({ pass })),
    );
    expect(countAnswers(answers)).toEqual({ '201 accepted': 1, '422 human_check_rejected': 49 });
    expect(await real.requests(offer)).toHaveLength(1);
  });

  it('give cancelled units to the queue, whatever arrives at the same time', async () => {
    const offer = await real.open({ ...stock(15), hasWaitlist: true });
    const accepted = await sendAtOnce(
      offer,
      Array.from({ length: 15 }, (): Sending => ({})),
    );
    await sendAtOnce(
      offer,
      Array.from({ length: 10 }, (): Sending => ({})),
    );
    const newcomers = Array.from({ length: 15 }, (): Sending => ({ body: { ifShort: 'queue' } }));
    const [withdrawn, came] = await Promise.all([
      Promise.all(accepted.map(({ saved }, index) => real.withdraw(saved, index))),
      sendAtOnce(offer, newcomers),
    ]);
    expect(withdrawn.filter((status) => status !== 303)).toEqual([]);
    expect(came.filter(({ status }) => status !== 201)).toEqual([]);
    const states = Object.groupBy(await real.requests(offer), ({ state }) => state);
    expect([states.withdrawn?.length, states.accepted?.length, states.waitlisted?.length]).toEqual([15, 15, 10]);
    expect(await real.balance(offer)).toEqual([{ stock: 15, taken: 15, owed: 15 }]);
    // Earlier requests have their units: no request waits behind one that came later.
    expect(states.accepted?.filter(({ queueNumber }) => (queueNumber ?? 0) <= 10 && queueNumber !== null)).toHaveLength(
      10,
    );
  });

  it('never deadlock when requests for several items come and go', async () => {
    const items = [itemInput({ openingStock: 60 }), itemInput({ openingStock: 60 })];
    const offer = await real.open({ items, hasWaitlist: true });
    const both = offer.definition.items.map(({ id }) => ({ item: id, quantity: 1 }));
    const [first, second] = [both.slice(0, 1), both.slice(1)];
    const before = await sendAtOnce(
      offer,
      Array.from({ length: 30 }, (_, index): Sending => ({ body: { lines: index % 2 === 0 ? first : second } })),
    );
    const [withdrawn, came] = await Promise.all([
      Promise.all(before.map(({ saved }, index) => real.withdraw(saved, index + Math.floor(index / 2)))),
      sendAtOnce(
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

  // The last test, because a server is gone after it.
  it('keep every acknowledged reference after a kill, and each request once', async () => {
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

    // Visitors without an answer retry with the same key on the remaining server.
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
