import { demoDataset, importDemoAddresses } from '@doorstep/address-index';
import type { Context } from '@doorstep/core';
import { createAddressProofs } from '../lookup/address-proofs.ts';
import { createHomeFormOf } from '../lookup/form-knowledge.ts';
import { openIndexLookup, toRetrievedAddress } from '../lookup/index-lookup.ts';
import { createProductAddresses } from '../lookup/product-addresses.ts';
import { addressFolder } from '../lookup/wire-lookup.ts';
import type { Installation } from '../open-installation.ts';
import { countDemoVisits } from './demo-visits.ts';
import { demoHomes } from './demo-homes.ts';
import { demoSlugs } from './demo-offers.ts';
import { demoSoFar, fillDemo, networkOf, openOffers } from './fill-demo.ts';
import { loadDemo } from './load-demo.ts';
import { pastHomes } from './past-homes.ts';
import { writePast } from './write-past.ts';

export type DemoOutcome = { kind: 'played'; made: number } | { kind: 'refused'; because: 'offers' | 'requests' };

/** Fills an installation with the demo and its requests; refuses one that has offers or requests of its own. */
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

/** So many go through the real verbs, in every state that there is; the others are written as rows. */
const maxPlayed = 300;

/** More than the requests of any round. */
const numbersPerRound = 1_000_000;

/** The first round that nobody played: each has numbers, homes and keys of its own, however many requests came of it. */
async function takeRound({ store, secrets }: Context): Promise<number> {
  const mark = secrets.newId();
  for (let round = 0; ; round += 1)
    if ((await store.settings.putOnce(`demo_round_${round}`, mark)) === mark) return round;
}
