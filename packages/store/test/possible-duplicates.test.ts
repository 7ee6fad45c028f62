// Homes that may be the same although no key joins them.
import type { RetrievedAddress } from '@doorstep/contract';
import { correctAddress, keepHomesApart, possibleDuplicates, withdrawRequest } from '@doorstep/core';
import type { Offer } from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { kyselyHomePairs } from '../src/home-pairs.ts';
import { createGate, type Gate, type SendChanges } from './gate.ts';
import { databases, useStore } from './stores.ts';

interface Asked {
  line1?: string;
  city?: string;
  postcode?: string;
  country?: string;
  unit?: string;
  name?: string;
  email?: string;
}

describe.each(databases)('possible duplicates on %s', (kind) => {
  const stores = useStore(kind);
  let gate: Gate;
  let offer: Offer;
  beforeEach(async () => {
    gate = createGate(stores.store);
    offer = await gate.open({ items: [itemInput({ openingStock: 99 })], typedAddresses: 'accepted' });
  });

  const typed = ({ unit = '', name = 'Ada Fictional', email = '', ...address }: Asked): SendChanges => ({
    typed: { line1: '12 High Street', line2: '', city: 'Newtown', postcode: 'ZZ1 1AA', country: 'GB', ...address },
    unit,
    contact: { name, email, phone: '' },
  });
  const retrieved = (name: string, changes: Partial<RetrievedAddress> = {}): SendChanges => ({
    home: retrievedAddress({ number: '12', street: 'High Street', city: 'Newtown', postcode: 'ZZ1 1AA', ...changes }),
    contact: { name, email: '', phone: '' },
  });
  const reasons = async (scopeId = offer.scopeId) =>
    (await possibleDuplicates(gate.staff, [scopeId])).map(({ reason }) => reason);

  it.each<[string, Asked, string]>([
    ['another postcode', { postcode: 'ZZ9 9ZZ' }, 'same_door'],
    ['another country and no postcode', { postcode: '', country: 'IE' }, 'same_door'],
    ['another country, whose words are others', { line1: '12 High St', postcode: '12345', country: 'DE' }, 'same_door'],
    ['letters that look alike', { line1: '12 High Strееt' }, 'same_door'],
    ['a space inside a word', { line1: '12 Hi gh Street' }, 'same_door'],
    ['a hyphen inside a word', { line1: '12 Hi-gh Street' }, 'same_door'],
    ['an article', { line1: '12 The High Street' }, 'same_door'],
  ])('are found under %s, whoever asks', async (_way, changes, reason) => {
    await gate.sent(offer, retrieved('Ada Fictional'));
    await gate.sent(offer, typed({ ...changes, name: 'Basil Fictional' }));
    expect(await reasons()).toEqual([reason]);
  });

  it.each<[string, Asked]>([
    ['the same name', { name: 'ADA FICTIONAL' }],
    ['the same mailbox', { name: 'A. F.', email: 'Ada+2@example.org' }],
  ])('are found at the same street and number in another town under %s', async (_way, who) => {
    const first = retrieved('Ada Fictional');
    await gate.sent(offer, { ...first, contact: { name: 'Ada Fictional', email: 'ada@example.org', phone: '' } });
    await gate.sent(offer, typed({ ...who, city: 'Oldtown', postcode: 'ZZ2 2BB' }));
    expect(await reasons()).toEqual(['same_person_and_street']);
  });

  it('are found whichever of the two addresses was typed', async () => {
    await gate.sent(offer, typed({ postcode: 'ZZ9 9ZZ' }));
    await gate.sent(offer, retrieved('Basil Fictional'));
    expect(await reasons()).toEqual(['same_door']);
  });

  it.each<[string, SendChanges, SendChanges]>([
    ['one street and number in two towns', typed({}), typed({ city: 'Oldtown', postcode: 'ZZ2 2BB', name: 'Basil' })],
    ['two flats of a house, for two people', typed({ unit: '1' }), typed({ unit: '2', name: 'Basil' })],
    ['two flats under two postcodes', typed({ unit: '1' }), typed({ unit: '2', postcode: 'ZZ1 1AB', name: 'Basil' })],
    ['two numbers', typed({}), typed({ line1: '13 High Street', postcode: 'ZZ9 9ZZ' })],
    ['two streets', typed({}), typed({ line1: '12 High Road', postcode: 'ZZ9 9ZZ' })],
    [
      'two addresses that the data has, under one name',
      retrieved('Ada Fictional'),
      retrieved('Ada Fictional', { city: 'Oldtown', postcode: 'ZZ2 2BB' }),
    ],
    ['two people without a name', typed({ name: '' }), typed({ name: '', city: 'Oldtown', postcode: 'ZZ2 2BB' })],
  ])('are not %s', async (_what, one, other) => {
    const open = await gate.open({
      items: [itemInput({ openingStock: 99 })],
      typedAddresses: 'accepted',
      contact: { name: 'optional', email: 'optional', phone: 'off' },
    });
    await gate.sent(open, one);
    await gate.sent(open, other);
    expect(await reasons(open.scopeId)).toEqual([]);
  });

  it('are found among submissions of one batch', async () => {
    await Promise.all([gate.sent(offer, typed({})), gate.sent(offer, typed({ postcode: 'ZZ9 9ZZ' }))]);
    expect(await reasons()).toEqual(['same_door']);
  });

  it('can be found for a single home', async () => {
    const one = await gate.sent(offer, typed({}));
    await gate.sent(offer, typed({ postcode: 'ZZ9 9ZZ' }));
    const elsewhere = await gate.sent(offer, typed({ line1: '1 Mill Lane', name: 'Basil' }));
    const of = async (homeIds: string[]) => possibleDuplicates(gate.staff, [offer.scopeId], homeIds);
    expect(await of(one.homeIds)).toMatchObject([{ reason: 'same_door' }]);
    expect(await of(elsewhere.homeIds)).toEqual([]);
  });

  it('are not found across offers', async () => {
    const other = await gate.open({ items: [itemInput({ openingStock: 9 })], typedAddresses: 'accepted' });
    await gate.sent(offer, typed({}));
    await gate.sent(other, typed({ postcode: 'ZZ9 9ZZ' }));
    expect([...(await reasons()), ...(await reasons(other.scopeId))]).toEqual([]);
  });

  it('are found after an address correction too', async () => {
    await gate.sent(offer, typed({}));
    const { id } = await gate.sent(offer, typed({ line1: '1 Mill Lane', name: 'Basil Fictional' }));
    expect(await reasons()).toEqual([]);
    const { typed: address } = typed({ postcode: 'ZZ9 9ZZ' });
    await correctAddress(gate.staff, {
      id,
      address: { typed: address },
      unit: '',
      reason: 'They moved',
      visitor: '',
      network: '',
    });
    expect(await reasons()).toEqual(['same_door']);
  });

  it('disappear when one has no request left, is kept apart, or its keys are destroyed', async () => {
    const [one, other, third] = [
      await gate.sent(offer, typed({})),
      await gate.sent(offer, typed({ postcode: 'ZZ9 9ZZ', name: 'Basil' })),
      await gate.sent(offer, typed({ postcode: 'ZZ8 8ZZ', name: 'Cleo' })),
    ];
    expect(await reasons()).toHaveLength(3);
    await withdrawRequest(gate.staff, { id: third.id, reason: '' });
    expect(await reasons()).toHaveLength(1);
    const [homeId = '', otherId = ''] = [...one.homeIds, ...other.homeIds];
    await keepHomesApart(gate.staff, { homeId, otherId, reason: 'Two streets of one name' });
    expect(await reasons()).toEqual([]);
    await stores.store.transaction((tx) => tx.offers.destroyScopeSecret(offer.scopeId));
    const left = await stores.database.db.selectFrom('home_pair').selectAll().execute();
    expect(left.filter(({ scope_id: scopeId }) => scopeId === offer.scopeId)).toEqual([]);
    const homes = await stores.database.db
      .selectFrom('home')
      .select(['building_hash', 'door_hash'])
      .where('scope_id', '=', offer.scopeId)
      .execute();
    expect(homes).toEqual(homes.map(() => ({ building_hash: '', door_hash: '' })));
  });

  if (kind === 'postgres')
    it('are found by index, however many homes there are', async () => {
      const { db } = stores.database;
      const one = await gate.sent(offer, typed({}));
      await sql`insert into home (id, scope_id, building_hash, door_hash)
        select 'many ' || n, ${offer.scopeId}, md5(n::text) || md5(n::text), '' from generate_series(1, 20000) as n`.execute(
        db,
      );
      await sql`analyze home`.execute(db);
      const saved = {
        scopeId: offer.scopeId,
        buildingHash: 'f'.repeat(64),
        doorHash: '',
        homeIds: one.homeIds,
        name: 'ada fictional',
        email: '',
        isTyped: true,
      };
      const read = await db.transaction().execute(async (tx) => {
        // The counter starts with reads of earlier transactions that the connection has not reported yet.
        const readSoFar = async () => {
          const { rows } = await sql<{ read: string }>`select seq_tup_read as read from pg_stat_xact_user_tables
            where relname = 'home' and schemaname = current_schema()`.execute(tx);
          return Number(rows[0]?.read);
        };
        const before = await readSoFar();
        await kyselyHomePairs({ ...stores.database, db: tx }).noteAlike([saved]);
        return (await readSoFar()) - before;
      });
      expect(read).toBeLessThan(100);
    });

  it('are limited in number for a tower requested under one name', async () => {
    for (let flat = 1; flat <= 8; flat += 1) await gate.sent(offer, typed({ unit: String(flat) }));
    const found = await reasons();
    expect(new Set(found)).toEqual(new Set(['same_building_and_name']));
    expect(found.length).toBeLessThanOrEqual(8 * 3);
    expect(found.length).toBeGreaterThanOrEqual(7);
  });
});
