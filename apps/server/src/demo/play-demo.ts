import {
  type AddressIndex,
  type AddressRecord,
  demoAddresses,
  demoDataset,
  importDemoAddresses,
} from '@doorstep/address-index';
import { hourMs, type Address } from '@doorstep/contract';
import { type Context, type Instant, type Store, type Visits, addVisits, plainAddress } from '@doorstep/core';
import { createAddressProofs } from '../lookup/address-proofs.ts';
import { createHomeFormOf } from '../lookup/form-knowledge.ts';
import { openIndexLookup, toRetrievedAddress } from '../lookup/index-lookup.ts';
import { createProductAddresses } from '../lookup/product-addresses.ts';
import { addressFolder } from '../lookup/wire-lookup.ts';
import type { Installation } from '../open-installation.ts';
import { demoSlugs } from './demo-offers.ts';
import { demoSoFar, fillDemo, networkOf, openOffers } from './fill-demo.ts';
import { loadDemo } from './load-demo.ts';
import { writePast } from './write-past.ts';

/**
 * Step between two homes of the demo, to spread them over all its towns. Prime, so that a second round takes other
 * homes.
 */
const step = 149;

/**
 * Homes from the demo's address data; a few are blocks of flats without the flat.
 * @param round Each round gives other homes.
 */
function* demoHomes(index: AddressIndex, round: number): Generator<AddressRecord> {
  let position = 0;
  for (const row of demoAddresses()) {
    position += 1;
    if (position % step !== round % step || row.number === '') continue;
    const forgetsUnit = position % 7 === 0;
    const home = index.matchTyped({
      line1: `${row.number}${row.suffix === '' ? '' : ` ${row.suffix}`} ${row.street}`,
      line2: '',
      city: row.city,
      postcode: row.postcode,
      country: row.country,
      unit: forgetsUnit ? '' : row.unit,
    });
    if (home !== null) yield home;
  }
}

const firstNumber = 2000;

/** Invents homes in the demo's streets, by index, with house numbers that do not exist there. */
function pastHomes(index: AddressIndex): (at: number) => Address {
  const streets = new Map<string, Address>();
  for (const record of demoHomes(index, 0)) {
    const address = plainAddress(toRetrievedAddress(record));
    if (address.unit !== '' || !address.lines.join(' ').includes(address.number)) continue;
    streets.set(`${address.street}, ${address.city}`, {
      ...address,
      buildingName: '',
      latitude: null,
      longitude: null,
    });
  }
  const all = [...streets.values()];
  return (at) => {
    const home = all[at % all.length];
    if (home === undefined) throw new Error('The demo has no streets.');
    const number = String(firstNumber + Math.floor(at / all.length));
    const [first = '', ...others] = home.lines;
    return { ...home, number, lines: [first.replace(home.number, number), ...others] };
  };
}

/** Of ten visitors who open the page, how many reach each step when three send a request. */
const visitors = { opened: 10, found: 6, checked: 4, sent: 3 };

async function countDemoVisits(store: Store, since: Instant): Promise<void> {
  const sent = new Map<string, { offerId: string; hour: number; requests: number }>();
  for await (const some of store.requests.all({ search: '' })) {
    for (const { offerId, receivedAt } of some.filter((request) => request.receivedAt > since)) {
      const hour = Math.floor(receivedAt / hourMs);
      const key = `${offerId} ${hour}`;
      sent.set(key, { offerId, hour, requests: (sent.get(key)?.requests ?? 0) + 1 });
    }
  }
  const visits = (['opened', 'found', 'checked'] as const).flatMap((step) => {
    let over = 0;
    return [...sent.values()].map(({ offerId, hour, requests }): Visits => {
      const wanted = (requests * visitors[step]) / visitors.sent + over;
      over = wanted - Math.floor(wanted);
      return { offerId, hour, step, visits: Math.floor(wanted) };
    });
  });
  await store.transaction((tx) => addVisits(tx, visits));
}

export type DemoOutcome = { kind: 'played'; made: number } | { kind: 'refused'; because: 'offers' | 'requests' };

export async function playDemo(
  { config, masterSecret }: Installation,
  context: Context,
  { requests, remark }: { requests: number; remark: (line: string) => void },
): Promise<DemoOutcome> {
  const offers = await context.store.offers.list();
  if (offers.some(({ slug }) => !demoSlugs.includes(slug))) return { kind: 'refused', because: 'offers' };
  const soFar = await demoSoFar(context);
  if (soFar === 'not_alone') return { kind: 'refused', because: 'requests' };
  const folder = addressFolder(config.dataFolder);
  await loadDemo(context, { indexFolder: folder, remark });

  const lookup = openIndexLookup({ folder, masterSecret });
  try {
    const { index } = lookup;
    if (index.datasets().every(({ dataset }) => dataset !== demoDataset)) {
      await importDemoAddresses({ indexFolder: folder, formOf: createHomeFormOf() });
      await lookup.refresh();
    }
    const proofs = createAddressProofs(masterSecret);
    const before = (await takeRound(context)) * numbersPerRound;
    const played = Math.min(requests, maxPlayed);
    const made = await fillDemo(
      { ...context, addresses: createProductAddresses({ index, proofs }) },
      {
        requests: played,
        before,
        lastAt: soFar.lastAt,
        homes: demoHomes(index, before),
        sign: (home) => proofs.sign(toRetrievedAddress(home)),
        onProgress: (count) => remark(`${count} requests …`),
      },
    );
    const written = await writePast(context, {
      requests: requests - played,
      before: before + played,
      offers: await openOffers(context),
      homeAt: pastHomes(index),
      networkOf,
      onProgress: (count) => remark(`${made + count} requests …`),
    });
    await countDemoVisits(context.store, soFar.lastAt ?? 0);
    return { kind: 'played', made: made + written };
  } finally {
    await lookup.close();
  }
}

/** This many requests go through the real verbs and cover every state; the rest are written as rows. */
const maxPlayed = 300;

const numbersPerRound = 1_000_000;

/** Reserves the next round. Each round has its own numbers, homes and keys, however many requests it made. */
async function takeRound({ store, secrets }: Context): Promise<number> {
  const mark = secrets.newId();
  for (let round = 0; ; round += 1)
    if ((await store.settings.putOnce(`demo_round_${round}`, mark)) === mark) return round;
}
