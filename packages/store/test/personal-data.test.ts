// Personal data is erased from every table after its offer's retention: every text of every table is searched.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  acceptRequest,
  correctAddress,
  declineNetwork,
  declineRequest,
  eraseExpired,
  eraseRequest,
  exportPersonalData,
  makeClaim,
  mergeHomes,
  privacyReport,
  transitionOffer,
  upholdClaim,
  withdrawRequest,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import { itemInput, retrievedAddress, serveDays } from '@doorstep/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { personalColumns } from './personal-columns.ts';
import { daysLater, runDailyJobs } from './days-later.ts';
import { type SendChanges, useGate } from './gate.ts';
import { databases } from './stores.ts';

const dayMs = 86_400_000;

describe.each(databases)('personal data on %s', (kind) => {
  const { stores, gate } = useGate(kind);

  async function columns(): Promise<{ table: string; column: string; type: string }[]> {
    const query =
      kind === 'sqlite'
        ? sql<{ table: string; column: string; type: string }>`
            select tables.name as "table", columns.name as "column", columns.type as type
            from sqlite_master as tables, pragma_table_xinfo(tables.name) as columns
            where tables.type = 'table' and tables.name not like 'sqlite%'`
        : sql<{ table: string; column: string; type: string }>`
            select table_name as "table", column_name as "column", data_type as type
            from information_schema.columns where table_schema = 'public'`;
    return (await query.execute(stores.database.db)).rows;
  }

  /** Where these words occur in the database, as `table.column`. */
  async function placesOf(words: string[]): Promise<string[]> {
    const places = new Set<string>();
    for (const table of new Set((await columns()).map((each) => each.table))) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
        stores.database.db,
      );
      for (const row of rows) {
        for (const [column, value] of Object.entries(row)) {
          const text = String(value).toLowerCase();
          if (words.some((word) => text.includes(word.toLowerCase()))) places.add(`${table}.${column}`);
        }
      }
    }
    return [...places].toSorted();
  }

  let people = 0;
  const planted: string[] = [];
  /** Words that occur nowhere else in the database. */
  function plant(what: string): string {
    people += 1;
    const word = `${what}${people}${randomUUID().slice(0, 8)}`;
    planted.push(word);
    return word;
  }

  async function person(offer: Offer, changes: SendChanges = {}): Promise<ServiceRequest> {
    const email = `${plant('mail')}@${plant('host')}.example`;
    const request = await gate.sent(offer, {
      contact: { name: plant('Name'), email, phone: '+44 20 7946 0000' },
      home: retrievedAddress({
        number: String(people),
        street: plant('Street'),
        lines: [plant('Line'), plant('Town')],
      }),
      idempotencyKey: plant('key'),
      network: plant('network'),
      visitor: plant('visitor'),
      ...changes,
    });
    planted.push(gate.context.secrets.receiptSecret(request.id), gate.context.secrets.confirmToken(request.id));
    return request;
  }

  /** An offer that has been through every verb, each time with a person's words. */
  async function busyOffer(retentionDays: number): Promise<{ offer: Offer; requests: ServiceRequest[] }> {
    const offer = await gate.open({ retentionDays, items: [itemInput({ openingStock: 100 })] });
    const [withdrawn, declined, held, accepted, corrected, claimed] = [
      await person(offer),
      await person(offer),
      await person(offer, { pass: null }),
      await person(offer),
      await person(offer),
      await person(offer),
    ];
    await gate.mailedToken(held.reference);
    const flood = await person(offer, { pass: null });
    const words = { reason: plant('Flood'), note: plant('Seen') };
    await declineNetwork(gate.staff, { network: flood.network, until: Date.now(), ...words });
    await withdrawRequest(gate.staff, { id: withdrawn.id, reason: plant('Rang') });
    await declineRequest(gate.staff, { id: declined.id, reason: plant('Told'), note: plant('Noted') });
    await acceptRequest(gate.staff, { id: held.id, reason: plant('Vouched') });
    const proof = JSON.stringify(retrievedAddress({ number: String(people), street: plant('Moved') }));
    await correctAddress(
      { ...gate.staff, actor: { kind: 'visitor' } },
      { id: corrected.id, address: { proof }, unit: '', reason: plant('Because'), visitor: '', network: '' },
    );
    const { email } = claimed.contact;
    const claim = () =>
      makeClaim(gate.context, {
        offerId: offer.id,
        homeIds: claimed.homeIds,
        kind: 'shared_house',
        text: plant('Text'),
        name: plant('Claimant'),
        email,
        addressLines: [plant('Claimed')],
        language: 'en',
        network: plant('network'),
      });
    await upholdClaim(gate.staff, { id: (await claim()).id, allowance: 2, reason: plant('Upheld') });
    await claim();
    await mergeHomes(gate.staff, {
      homeId: declined.homeIds[0] ?? '',
      otherId: withdrawn.homeIds[0] ?? '',
      reason: plant('Merged'),
    });
    return { offer, requests: [withdrawn, declined, held, accepted, corrected, claimed, flood] };
  }

  it('is listed for every column, with none left out', async () => {
    const texts = (await columns())
      .filter(({ type }) => /text|char/i.test(type))
      .map((each) => `${each.table}.${each.column}`);
    const listed = Object.entries(personalColumns).flatMap(([table, of]) =>
      Object.keys(of).map((name) => `${table}.${name}`),
    );
    const technical = /^schema_step\./;
    expect(texts.filter((name) => !technical.test(name) && !listed.includes(name))).toEqual([]);
    const known = new Set((await columns()).map((each) => `${each.table}.${each.column}`));
    expect(listed.filter((name) => !known.has(name))).toEqual([]);
  });

  it('is listed identically in docs/reference/privacy.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/reference/privacy.md'), 'utf8');
    const rows = page
      .slice(page.indexOf('## Every column'))
      .matchAll(/^\| `(\w+)` +\| (`.*`) +\| (?:`(\w+)`|(\w+)|–) +\|$/gm);
    const listed = [...rows].flatMap(([, table = '', names = '', quoted, plain]) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name]) => `${table}.${name} ${quoted ?? plain ?? 'none'}`),
    );
    const kept = Object.entries(personalColumns).flatMap(([table, of]) =>
      Object.entries(of).map(([name, what]) => `${table}.${name} ${what}`),
    );
    expect(listed.toSorted()).toEqual(kept.toSorted());
  });

  it('contains no secret link, not even while the request is open', async () => {
    const offer = await gate.open();
    const { reference, id } = await person(offer, { pass: null });
    const { receiptSecret, confirmToken } = gate.context.secrets;
    const token = await gate.mailedToken(reference);
    expect(token).toBe(confirmToken(id));
    expect(await placesOf([token, receiptSecret(id)])).toEqual([]);
  });

  it('is gone from every column of every table 500 days later, while the counts remain', async () => {
    planted.length = 0;
    const { offer, requests } = await busyOffer(90);
    for (const transition of ['close', 'archive'] as const)
      await transitionOffer(gate.staff, { id: offer.id, transition });
    const places = await placesOf(planted);
    // Before erasing, the words are in every place for people's words.
    for (const place of [
      'audit.detail',
      'claim.address_lines',
      'claim.email',
      'claim.name',
      'claim.text',
      'home.own_allowance_reason',
      'home_link.reason',
      'idempotency_key.key',
      'outbox.mail_order',
      'request.address',
      'request.contact',
      'request.network',
      'request.search_text',
      'request.sort_name',
    ])
      expect(places).toContain(place);
    await runDailyJobs(gate.staff, 89);
    expect(await placesOf(planted)).toEqual(expect.arrayContaining(['request.contact', 'audit.detail']));

    expect(await runDailyJobs(gate.staff, 500)).toBeGreaterThan(0);
    expect(await placesOf(planted)).toEqual([]);
    const states = await Promise.all(requests.map(async ({ id }) => (await stores.store.requests.find(id))?.state));
    expect(states).toEqual(['withdrawn', 'declined', 'withdrawn', 'withdrawn', 'withdrawn', 'withdrawn', 'declined']);
    expect(await runDailyJobs(gate.staff, 500)).toBe(0);
    expect((await privacyReport(daysLater(gate.staff, 500))).overdue).toEqual([]);
  });

  it('is erased after the offer’s retention for ended requests, and kept for open ones', async () => {
    planted.length = 0;
    const short = await gate.open({ retentionDays: 10 });
    const long = await gate.open({ retentionDays: 400 });
    const ended = await person(short);
    const words = [...planted];
    await withdrawRequest(gate.staff, { id: ended.id, reason: '' });
    const [open, kept] = [await person(short), await person(long)];
    await withdrawRequest(gate.staff, { id: kept.id, reason: '' });
    await runDailyJobs(gate.staff, 9);
    expect(await placesOf(words)).toContain('request.contact');
    const { rows } = await privacyReport(daysLater(gate.staff, 9));
    const ofShort = rows.filter((row) => row.offer === short.slug).map((row) => [row.kind, row.count]);
    expect(ofShort).toEqual(
      expect.arrayContaining([
        ['ended_requests', 1],
        ['open_requests', 1],
      ]),
    );
    expect((await privacyReport(daysLater(gate.staff, 20))).overdue).toMatchObject([
      { offer: short.slug, kind: 'ended_requests' },
    ]);
    const sent = await person(short);
    await stores.database.db.updateTable('request').set({ state: 'dispatched' }).where('id', '=', sent.id).execute();
    await stores.store.transaction((tx) => tx.personalData.eraseRequests([sent.id], Date.now()));
    const listed = (await privacyReport(gate.staff)).rows.filter(({ offer }) => offer === short.slug);
    expect(listed.find((row) => row.kind === 'open_requests')?.count).toBe(1);
    await runDailyJobs(gate.staff, 11);
    expect(await placesOf(words)).toEqual([]);
    for (const { id } of [open, kept]) expect(await stores.store.requests.find(id)).toMatchObject({ erasedAt: null });
  });

  it('is not erased after a clock jump of 500 days until a server has run a day by it', async () => {
    planted.length = 0;
    const offer = await gate.open({ retentionDays: 90 });
    const { id } = await person(offer);
    await withdrawRequest(gate.staff, { id, reason: '' });
    await stores.database.db.deleteFrom('service_day').execute();
    await serveDays(stores.store, 2);
    const start = Date.now() + 700 * dayMs;
    await stores.store.serviceDays.record(start);
    for (const days of [700, 700.9]) {
      await eraseExpired(daysLater(gate.staff, days));
      expect(await stores.store.requests.find(id)).toMatchObject({ erasedAt: null });
    }
    await eraseExpired(daysLater(gate.staff, 701.1));
    expect((await stores.store.requests.find(id))?.erasedAt).not.toBe(null);
  });

  it('of one person can be exported, and erased with their claims after withdrawing the open request', async () => {
    planted.length = 0;
    const offer = await gate.open({ items: [itemInput({ openingStock: 1 })], hasWaitlist: true });
    const request = await person(offer);
    const next = await gate.sent(offer);
    expect(next.state).toBe('waitlisted');
    await makeClaim(gate.context, {
      offerId: offer.id,
      homeIds: request.homeIds,
      kind: 'moved_in',
      text: plant('Text'),
      name: plant('Claimant'),
      email: request.contact.email.toUpperCase(),
      addressLines: [],
      language: 'en',
      network: randomUUID(),
    });
    const data = JSON.stringify(await exportPersonalData(gate.staff, { id: request.id }));
    for (const word of [request.contact.name, request.contact.email, planted.at(-1) ?? '', planted.at(-2) ?? ''])
      expect(data).toContain(word);
    expect(data).not.toContain(gate.context.secrets.receiptSecret(request.id));

    await expect(
      eraseRequest(
        { ...gate.staff, actor: { kind: 'person', id: 'f', name: 'F', role: 'fulfiller' } },
        { id: request.id },
      ),
    ).rejects.toMatchObject({ code: 'not_allowed' });
    await eraseRequest(gate.staff, { id: request.id });
    // Today's counters hold only hashes of the visitor and the network.
    const isCounter = (place: string) => place.startsWith('counter.');
    expect((await placesOf(planted)).filter((place) => !isCounter(place))).toEqual([]);
    expect(await stores.store.requests.find(request.id)).toMatchObject({ state: 'withdrawn' });
    expect(await stores.store.requests.find(next.id)).toMatchObject({ state: 'accepted' });
    const actions = (await stores.store.audit.of('request', request.id)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['request.exported', 'request.withdrawn', 'request.erased']));
  });
});
