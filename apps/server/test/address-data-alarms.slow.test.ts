// Processes with one store and their own address data: data that one lacks, another may have.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { importAddresses } from '@doorstep/address-index';
import type { Alarm, Offer } from '@doorstep/core';
import { openStore, type OpenedStore } from '@doorstep/store';
import { createDataFolder, createTestDatabase, offerInput } from '@doorstep/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchAddressData } from '../src/jobs/watch-address-data.ts';
import { addressCoverage } from '../src/lookup/address-coverage.ts';
import { createHomeFormOf } from '../src/lookup/form-knowledge.ts';
import { openIndexLookup } from '../src/lookup/index-lookup.ts';
import { createProductSecrets } from '../src/secrets/product-secrets.ts';
import { databases } from './real-servers.ts';

/** From the start of one run of the job to the next. */
const roundMs = 10_050;
const hourMs = 3_600_000;
const secret = 'a secret that is long enough for a test';

interface Process {
  /** Runs the job once, as every ten seconds. */
  run(): Promise<unknown>;
  /** Replaces its address data by these postcodes. */
  importTown(postcodes: string[]): Promise<void>;
}

describe.each(databases)('an offer without address data on %s', (kind) => {
  let ends: (() => unknown)[];
  let place: string;
  let opened: OpenedStore;
  beforeEach(async () => {
    ends = [];
    place = join(newFolder(), 'doorstep.db');
    if (kind === 'PostgreSQL') {
      const database = await createTestDatabase();
      ends.push(() => database.drop());
      place = database.url;
    }
    opened = await open();
  });
  afterEach(async () => {
    for (const end of ends.toReversed()) await end();
  });

  function newFolder(): string {
    const folder = createDataFolder();
    ends.push(() => folder.remove());
    return folder.path;
  }

  async function open(): Promise<OpenedStore> {
    const another = await openStore(place);
    ends.push(() => another.store.close());
    return another;
  }

  async function addOwner(): Promise<void> {
    const id = randomUUID();
    const person = {
      id,
      accountId: id,
      name: 'Olive',
      email: 'olive@example.org',
      role: 'owner',
      createdAt: 1,
    } as const;
    await opened.store.people.insert(person);
  }

  async function startProcess(postcodes: string[]): Promise<Process> {
    const folder = newFolder();
    const lookup = openIndexLookup({ folder, masterSecret: secret });
    ends.push(() => lookup.close());
    const context = {
      store: (await open()).store,
      secrets: createProductSecrets(secret),
      mailSite: 'https://offers.example',
    };
    const job = watchAddressData(context, addressCoverage(lookup));
    const importTown: Process['importTown'] = async (wanted) => {
      const rows = wanted.map(rowOf);
      await importAddresses({ dataset: 'town', indexFolder: folder, rows, formOf: createHomeFormOf(), replace: true });
      await lookup.refresh();
    };
    if (postcodes.length > 0) await importTown(postcodes);
    return { run: () => job.run(new AbortController().signal), importTown };
  }

  async function publish(postcodePrefixes: string[], slug = 'bins'): Promise<Offer> {
    const area = { countries: ['GB'], postcodePrefixes, polygon: null };
    const offer: Offer = {
      id: randomUUID(),
      slug,
      version: 1,
      status: 'published',
      definition: { ...offerInput({ slug }), area, items: [] },
      scopeId: randomUUID(),
      group: null,
      createdAt: 1,
      updatedAt: 1,
    };
    await opened.store.offers.insert(offer, 'the secret of its scope');
    return offer;
  }

  /** Moves alarms into the past by this much. */
  async function moveBack(
    timeMs: number,
    columns: readonly ('opened_at' | 'last_seen_at' | 'mailed_at' | 'resolved_at')[],
  ): Promise<void> {
    for (const column of columns)
      await opened.database.db
        .updateTable('alarm')
        .set(({ eb, ref }) => ({ [column]: eb(ref(column), '-', timeMs) }))
        .execute();
  }

  /** Runs every process once per round, in this order, ten seconds apart. */
  async function goOn(rounds: number, processes: Process[]): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      await moveBack(roundMs, ['opened_at', 'last_seen_at', 'mailed_at', 'resolved_at']);
      for (const { run } of processes) await run();
    }
  }

  const alarms = async () => {
    const { alarms: kept } = opened.store;
    return { open: await kept.open(), past: await kept.past(99), mails: (await opened.store.outbox.mails(99)).length };
  };
  const isSeenInThisRound = async ([alarm]: Alarm[]) =>
    alarm !== undefined && (await opened.store.now()) - alarm.lastSeenAt < roundMs;

  it('raises one alarm and one email while one of two copies is missing, and ends once both are there', async () => {
    await addOwner();
    await publish([]);
    const [good, missing] = [await startProcess(['EX2 4BB']), await startProcess([])];
    await goOn(6, [good, missing]);
    await moveBack(hourMs, ['mailed_at']);
    await goOn(6, [missing, good]);
    const met = await alarms();
    expect(met).toMatchObject({ open: [{ code: 'bins', count: 1, resolvedAt: null }], past: [], mails: 1 });
    expect(await isSeenInThisRound(met.open)).toBe(true);
    // The process that found the gap is away for a moment, as in a restart.
    await goOn(2, [good]);
    expect((await alarms()).open).toHaveLength(1);

    await missing.importTown(['EX2 4BB']);
    await goOn(2, [good, missing]);
    expect(await alarms()).toMatchObject({ open: [], past: [{ code: 'bins', count: 1 }], mails: 1 });
  });

  it('gets its own email as one of the first ten; the eleventh email covers the rest', async () => {
    await addOwner();
    const offers: Offer[] = [];
    for (let index = 0; index < 13; index += 1) offers.push(await publish([], `bins-${index}`));
    const process = await startProcess([]);
    await goOn(3, [process]);
    const met = await alarms();
    expect(met).toMatchObject({ open: { length: 11 }, mails: 11 });
    expect(met.open.find(({ code }) => code === '*')).toMatchObject({
      count: 1,
      message: expect.stringMatching(/^3 more/),
    });
    for (const { id } of offers.slice(3))
      await opened.store.offers.setStatus(id, { from: 'published', to: 'closed', at: await opened.store.now() });
    await goOn(6, [process]);
    expect((await alarms()).open.map(({ code }) => code).toSorted()).toEqual(['bins-0', 'bins-1', 'bins-2']);
    await process.importTown(['EX2 4BB']);
    await goOn(6, [process]);
    expect((await alarms()).open).toEqual([]);
  });

  it('ends its alarm at once when it closes, whichever process notices first', async () => {
    const offer = await publish([]);
    const [good, missing] = [await startProcess(['EX2 4BB']), await startProcess([])];
    await goOn(1, [missing, good]);
    expect((await alarms()).open).toHaveLength(1);
    await opened.store.offers.setStatus(offer.id, { from: 'published', to: 'closed', at: await opened.store.now() });
    await goOn(1, [good, missing]);
    expect(await alarms()).toMatchObject({ open: [], past: [{ code: 'bins' }] });
  });

  it('is not counted repeatedly if its text is too long to store in full', async () => {
    await publish(Array.from({ length: 400 }, (_, index) => `ZZ${index}`));
    const process = await startProcess(['EX2 4BB']);
    for (let round = 0; round < 5; round += 1) {
      await goOn(1, [process]);
      const { open: met } = await alarms();
      expect(met).toMatchObject([{ count: 1 }]);
      expect(met[0]?.message).toHaveLength(2000);
      expect(await isSeenInThisRound(met)).toBe(true);
    }
  });

  it('reports what one of two copies lacks until that copy has data, then what the other lacks', async () => {
    await addOwner();
    await publish(['EX2', 'ZZ9', 'ZZ8']);
    const [one, other] = [await startProcess(['EX2 4BB', 'ZZ9 1AA']), await startProcess(['EX2 4BB'])];
    await goOn(6, [one, other]);
    expect(await alarms()).toMatchObject({ open: [{ count: 1 }], past: [], mails: 1 });
    expect((await alarms()).open[0]?.message).toContain('no addresses of ZZ8.');
    await one.importTown(['EX2 4BB', 'ZZ9 1AA', 'ZZ8 1AA']);
    await goOn(6, [one, other]);
    expect(await alarms()).toMatchObject({ open: [{ count: 2 }], past: [], mails: 1 });
    expect((await alarms()).open[0]?.message).toContain('no addresses of ZZ9, ZZ8.');
  });

  it('is not counted again while there is no owner to email; the first owner is then emailed', async () => {
    await publish([]);
    const process = await startProcess([]);
    await goOn(3, [process]);
    expect(await alarms()).toMatchObject({ open: [{ count: 1, mailedAt: null }], mails: 0 });
    await addOwner();
    await goOn(3, [process]);
    expect(await alarms()).toMatchObject({ open: [{ count: 1 }], mails: 1 });
  });
});

function rowOf(postcode: string, index: number) {
  return {
    number: String(index + 1),
    suffix: '',
    unit: '',
    floor: '',
    buildingName: '',
    street: 'Pebble Lane',
    aliases: [],
    locality: '',
    city: 'Marrow Vale',
    district: '',
    region: '',
    postcode,
    country: 'GB',
    lat: Number.NaN,
    lon: Number.NaN,
    sourceId: '',
    unitCount: '',
    placeKind: '',
  };
}
