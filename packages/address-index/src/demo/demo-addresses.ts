// The demo: four fictional towns, generated from a seed at every import, so that the repository stores no data.
import type { HomeFormOf } from '../normalise/home-form.ts';
import { importAddresses } from '../import-addresses.ts';
import type { ImportProgress } from '../import-addresses.ts';
import type { AddressRow } from '../ingest/address-row.ts';
import type { ImportSummary } from '../ingest/import-summary.ts';
import { americanTown } from './american-town.ts';
import { britishTown } from './british-town.ts';
import { frenchTown } from './french-town.ts';
import { greekTown } from './greek-town.ts';
import { RandomSource } from './random-source.ts';

export const demoDataset = 'demo';
const defaultSeed = 20_260_101;

export function* demoAddresses(seed = defaultSeed): Generator<AddressRow> {
  for (const [at, town] of [britishTown, americanTown, frenchTown, greekTown].entries()) {
    yield* town(new RandomSource(seed + at));
  }
}

/** Replaces an older demo; takes a few seconds. @throws ImportError */
export async function importDemoAddresses(options: {
  indexFolder: string;
  formOf?: HomeFormOf;
  onProgress?: (progress: ImportProgress) => void;
  signal?: AbortSignal;
}): Promise<ImportSummary> {
  return importAddresses({
    ...options,
    dataset: demoDataset,
    rows: demoAddresses(),
    replace: true,
    mapping: { columns: {}, multipleUnitKinds: ['multi-family'] },
    licence: 'CC0-1.0',
  });
}
