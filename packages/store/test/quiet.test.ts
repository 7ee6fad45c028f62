import { randomUUID } from 'node:crypto';
import {
  acceptRequest,
  confirmRequest,
  correctAddress,
  declineNetwork,
  DoorstepError,
  previewNetworkDecline,
} from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { countOutcomes, createGate, outcomeOf } from './gate.ts';
import { databases, useStore } from './stores.ts';

const plenty = { items: [itemInput({ openingStock: 100 })] };

function outcomeOfCorrection(
  { context }: ReturnType<typeof createGate>,
  correction: Parameters<typeof correctAddress>[1],
): Promise<string> {
  return correctAddress(context, correction).then(
    () => 'moved',
    (error: unknown) => (error instanceof DoorstepError ? error.code : String(error)),
  );
}

describe.each(databases)('requests for a home that has had its share, on %s:', (kind) => {
  const stores = useStore(kind);

  it('a visitor without a pass learns nothing: the request is held like any other', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open();
    const home = retrievedAddress({ number: '91' });
    expect(await outcomeOf(gate.send(offer, { home }))).toBe('accepted');
    expect(await outcomeOf(gate.send(offer, { home, pass: null }))).toBe('held');
    expect(await outcomeOf(gate.send(offer, { home }))).toBe('already_asked');
  });

  it('a visitor learns about five homes a day: every later try is held, repeated or concurrent', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open(plenty);
    const homes = Array.from({ length: 12 }, (_, index) => retrievedAddress({ number: String(200 + index) }));
    for (const home of homes) expect(await outcomeOf(gate.send(offer, { home }))).toBe('accepted');
    const tries = await countOutcomes(homes.map((home) => gate.send(offer, { home, visitor: 'curious' })));
    expect(tries).toEqual({ already_asked: 5, held: 7 });
    const again = await countOutcomes(homes.map((home) => gate.send(offer, { home, visitor: 'curious' })));
    expect(again).toEqual({ already_asked: 5, held: 7 });
  });

  it('a held request takes nothing until staff accept it, and then meets the limit', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open(plenty);
    const home = retrievedAddress({ number: '92' });
    await gate.send(offer, { home });
    for (let number = 300; number < 305; number += 1)
      await gate.send(offer, { home: retrievedAddress({ number: String(number) }), visitor: 'sixth' });
    const before = await stores.store.stock.ofOffer(offer.id);
    const held = await gate.sent(offer, { home, visitor: 'sixth' });
    expect(held).toMatchObject({ state: 'held', hasPass: false, holdReasons: ['too_many_homes'] });
    expect(await stores.store.stock.ofOffer(offer.id)).toEqual(before);
    await expect(acceptRequest(gate.staff, { id: held.id, reason: '' })).rejects.toMatchObject({
      code: 'already_asked',
    });
  });

  it.each([
    ['of a visitor who has tried five', 'too_many_homes', { visitor: 'tried five' }],
    ['without a session and a form', 'unidentified', { visitor: '', network: 'tried five' }],
    [
      'of a network that sends unusually many',
      'busy_network',
      { visitor: '', network: 'of many', networkLimits: { maxPerTenMinutes: 0, maxUnidentifiedPerDay: 100 } },
    ],
  ])('a request %s reserves nothing, whether its home has asked or not', async (_, reason, from) => {
    const gate = createGate(stores.store);
    const offer = await gate.open(plenty);
    const asked = retrievedAddress({ number: '96' });
    await gate.send(offer, { home: asked });
    for (let number = 700; number < 705; number += 1)
      await gate.send(offer, { home: retrievedAddress({ number: String(number) }), ...from });
    const before = await stores.store.stock.ofOffer(offer.id);
    for (const home of [asked, retrievedAddress({ number: '97' })]) {
      const held = await gate.sent(offer, { home, ...from });
      expect(held).toMatchObject({ state: 'held', hasPass: false, holdReasons: [reason] });
    }
    expect(await stores.store.stock.ofOffer(offer.id)).toEqual(before);
  });

  it('a network learns about forty homes a day, with any number of sessions: every later request is held', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open(plenty);
    const homes = Array.from({ length: 45 }, (_, index) => retrievedAddress({ number: String(900 + index) }));
    for (const home of homes) await gate.send(offer, { home });
    const networkLimits = { maxPerTenMinutes: 1000, maxUnidentifiedPerDay: 0 };
    const from = (visitor: string) => ({ network: 'curious network', visitor, networkLimits });
    const known = homes.slice(0, 40);
    for (const round of ['once', 'and again'])
      for (const [index, home] of known.entries())
        expect(await outcomeOf(gate.send(offer, { home, ...from(`${round} ${index}`) }))).toBe('already_asked');
    const before = await stores.store.stock.ofOffer(offer.id);
    for (const home of [...homes.slice(40), retrievedAddress({ number: '990' })])
      expect(await gate.sent(offer, { home, ...from(randomUUID()) })).toMatchObject({
        state: 'held',
        hasPass: false,
        holdReasons: ['too_many_homes'],
      });
    expect(await stores.store.stock.ofOffer(offer.id)).toEqual(before);
    expect(await outcomeOf(gate.send(offer, { home: homes[41] ?? retrievedAddress() }))).toBe('already_asked');
  });

  it('a network learns about no more homes by corrections', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open(plenty);
    const networkLimits = { maxPerTenMinutes: 1000, maxUnidentifiedPerDay: 0 };
    const homes = Array.from({ length: 41 }, (_, index) => retrievedAddress({ number: String(1000 + index) }));
    for (const home of homes) await gate.send(offer, { home });
    for (const home of homes.slice(0, 39))
      await outcomeOf(gate.send(offer, { home, network: 'corrects', visitor: randomUUID(), networkLimits }));
    const { id } = await gate.sent(offer, { home: retrievedAddress({ number: '1099' }), visitor: 'another' });
    const outcome: string[] = [];
    for (const home of homes.slice(39)) {
      const correction = { id, address: { proof: JSON.stringify(home) }, unit: '', reason: '', visitor: randomUUID() };
      outcome.push(await outcomeOfCorrection(gate, { ...correction, network: 'corrects', networkLimits }));
    }
    expect(outcome).toEqual(['already_asked', 'rate_limited']);
  });

  it('a mailed link reveals nothing to a visitor who has tried too many homes, and reserves nothing', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open(plenty);
    const asked = retrievedAddress({ number: '1100' });
    await gate.send(offer, { home: asked });
    for (let number = 1110; number < 1115; number += 1)
      await gate.send(offer, { home: retrievedAddress({ number: String(number) }), visitor: 'has a mailbox' });
    const before = await stores.store.stock.ofOffer(offer.id);
    for (const home of [asked, retrievedAddress({ number: '1101' })]) {
      const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };
      const held = await gate.sent(offer, { home, visitor: 'has a mailbox', pass: null, contact });
      expect(held.holdReasons).toEqual(['no_pass', 'too_many_homes']);
      const confirmed = await confirmRequest(gate.context, await gate.mailedToken(held.reference));
      expect(confirmed).toMatchObject({
        state: 'held',
        hasPass: false,
        holdReasons: ['too_many_homes'],
        checkProvider: 'mailed_link',
      });
    }
    expect(await stores.store.stock.ofOffer(offer.id)).toEqual(before);
  });

  it('after too many homes a visitor still learns what is sold out, whether the home has asked or not', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open({ items: [itemInput({ openingStock: 6 })] });
    const asked = retrievedAddress({ number: '98' });
    await gate.send(offer, { home: asked });
    for (let number = 800; number < 805; number += 1)
      await gate.send(offer, { home: retrievedAddress({ number: String(number) }), visitor: 'tried enough' });
    for (const home of [asked, retrievedAddress({ number: '99' })])
      expect(await outcomeOf(gate.send(offer, { home, visitor: 'tried enough' }))).toBe('sold_out');
  });

  it('what is sold out is reported before the home is checked, and costs no try', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open({ items: [itemInput({ openingStock: 1 })] });
    const home = retrievedAddress({ number: '93' });
    const pass = `pass-${randomUUID()}`;
    expect(await outcomeOf(gate.send(offer, { home }))).toBe('accepted');
    expect(await outcomeOf(gate.send(offer, { home, pass }))).toBe('sold_out');
    expect(await outcomeOf(gate.send(offer, { home: retrievedAddress({ number: '94' }), pass }))).toBe('sold_out');
  });

  it('a visitor learns about no more homes by corrections than by requests', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open(plenty);
    const homes = Array.from({ length: 8 }, (_, index) => retrievedAddress({ number: String(400 + index) }));
    for (const home of homes) await gate.send(offer, { home });
    const outcome: string[] = [];
    for (const number of ['501', '502']) {
      const { id } = await gate.sent(offer, { home: retrievedAddress({ number }), visitor: 'corrects' });
      for (const home of homes.slice(outcome.length, outcome.length + 4)) {
        const correction = { id, address: { proof: JSON.stringify(home) }, unit: '', reason: '' };
        outcome.push(await outcomeOfCorrection(gate, { ...correction, visitor: 'corrects', network: 'n' }));
      }
    }
    expect(outcome).toEqual([...Array(4).fill('already_asked'), ...Array(4).fill('rate_limited')]);
  });

  it('a visitor without a session learns no more by corrections than by requests', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open(plenty);
    const from = { visitor: '', network: 'corrects without' };
    const home = retrievedAddress({ number: '510' });
    await gate.send(offer, { home });
    const { id } = await gate.sent(offer, { home: retrievedAddress({ number: '511' }), visitor: 'another' });
    const correction = { id, address: { proof: JSON.stringify(home) }, unit: '', reason: '', ...from };
    const correct = () => outcomeOfCorrection(gate, correction);
    expect([await correct(), await correct(), await correct(), await correct()]).toEqual([
      ...Array(3).fill('already_asked'),
      'rate_limited',
    ]);
  });
});

describe.each(databases)('a request without a session and a form, on %s,', (kind) => {
  const stores = useStore(kind);

  it('is held after the first few of its network, and reveals nothing', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open(plenty);
    const home = retrievedAddress({ number: '95' });
    await gate.send(offer, { home });
    const from = { visitor: '', network: 'one network' };
    const outcomes = await countOutcomes(Array.from({ length: 6 }, () => gate.send(offer, from)));
    expect(outcomes).toEqual({ accepted: 3, held: 3 });
    expect(await gate.sent(offer, { ...from, home })).toMatchObject({ holdReasons: ['unidentified'], hasPass: false });
    const networkLimits = { maxPerTenMinutes: 100, maxUnidentifiedPerDay: 100 };
    expect(await outcomeOf(gate.send(offer, { ...from, networkLimits }))).toBe('accepted');
  });

  it('is held after twenty in ten minutes from one network, also across two processes', async () => {
    const gates = [createGate(stores.store), createGate((await stores.again()).store)] as const;
    const offer = await gates[0].open(plenty);
    // Ten minutes of the clock may end in between, so up to twice as many pass.
    const outcomes = await countOutcomes(
      Array.from({ length: 60 }, (_, index) =>
        gates[index % 2 === 0 ? 0 : 1].send(offer, {
          home: retrievedAddress({ number: String(600 + index) }),
          visitor: `visitor ${index}`,
          network: 'busy',
        }),
      ),
    );
    const { accepted = 0, held = 0 } = outcomes;
    expect([accepted >= 20, accepted <= 40, accepted + held]).toEqual([true, true, 60]);
    const filter = { offer: offer.id, state: 'held', search: '' } as const;
    const reasons = (await Array.fromAsync(stores.store.requests.all(filter)))
      .flat()
      .flatMap((each) => each.holdReasons);
    expect(new Set(reasons)).toEqual(new Set(['busy_network']));
  });

  it('can be found and declined with its network’s flood, which returns the units', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open(plenty);
    const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };
    for (let index = 0; index < 8; index += 1)
      await gate.send(offer, { network: 'f100d', visitor: '', ...(index === 7 ? { contact } : {}) });
    const other = await gate.sent(offer, { network: 'other', suspicions: ['too_fast'] });
    const found = (await stores.store.requests.heldNetworks(10)).filter(({ network }) => network === 'f100d');
    expect(found).toMatchObject([{ network: 'f100d', requests: 5 }]);

    expect(found[0]?.offers).toEqual([{ offerId: offer.id, requests: 5 }]);

    const until = found[0]?.lastAt ?? 0;
    const decision = { network: 'f100d', until, reason: 'These came from a program.', note: '' };
    const preview = await previewNetworkDecline(gate.staff, decision);
    expect(preview).toMatchObject({
      requests: 5,
      emails: 1,
      mails: [{ order: { to: contact.email, kind: 'declined' }, count: 1 }],
    });
    await expect(previewNetworkDecline(gate.context, decision)).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(declineNetwork(gate.staff, { ...decision, reason: '' })).rejects.toMatchObject({
      code: 'request_invalid',
    });
    await expect(declineNetwork(gate.context, decision)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await declineNetwork(gate.staff, decision)).toEqual({ declined: 5, emails: 1, left: 0 });
    const all = stores.store.requests.all({ offer: offer.id, state: undefined, search: '' });
    const requests = (await Array.fromAsync(all)).flat();
    const states = Object.groupBy(requests, ({ state }) => state);
    expect([states.declined?.length, states.accepted?.length]).toEqual([5, 3]);
    expect(states.held?.map(({ id }) => id)).toEqual([other.id]);
    const [stock] = await stores.store.stock.ofOffer(offer.id);
    expect(stock?.taken).toBe(4);
    expect(JSON.stringify((await stores.store.outbox.mails(5)).map(({ order }) => order))).toContain(decision.reason);
  });

  it('is not declined with a flood if it arrived or was accepted after staff saw the list', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open(plenty);
    for (let index = 0; index < 10; index += 1) await gate.send(offer, { network: 'c01d', visitor: '' });
    const ofOffer = async () =>
      (await Array.fromAsync(stores.store.requests.all({ offer: offer.id, state: undefined, search: '' }))).flat();
    const held = (await ofOffer()).filter(({ state }) => state === 'held');
    const until = held.at(-1)?.receivedAt ?? 0;
    const later = await gate.sent(offer, { network: 'c01d', visitor: '', receivedAt: until + 1 });

    const decision = { network: 'c01d', until, reason: 'These came from a program.', note: '' };
    const accepting = held.toReversed().map(async ({ id }) => acceptRequest(gate.staff, { id, reason: '' }));
    const [{ declined, left }, ...accepted] = await Promise.all([
      declineNetwork(gate.staff, decision),
      ...accepting.map((each) => each.then(({ id }) => id).catch(() => null)),
    ]);
    const stateOf = new Map((await ofOffer()).map(({ id, state }) => [id, state]));
    const others = accepted.filter((id) => id !== null);
    expect(others.map((id) => stateOf.get(id))).toEqual(others.map(() => 'accepted'));
    expect([others.length > 0, declined + others.length, left]).toEqual([true, held.length, 0]);
    expect(stateOf.get(later.id)).toBe('held');
  });
});
