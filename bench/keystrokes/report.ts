import type { Measurement, Observation } from './measure.ts';
import type { Sample } from './sample-addresses.ts';

/** 0 to 1, averaged over countries and over rows. */
interface Figure {
  overCountries: number;
  overRows: number;
}

/** The compared figures: shares from 0 to 1, averaged over countries; times of all key presses. */
export function summarise({ observations, tookMs }: Measurement, sample: Sample) {
  const share = (of: (observation: Observation) => number | null) => means(observations, sample, of).overCountries;
  const all = [...tookMs.one, ...tookMs.two, ...tookMs.more].sort((a, b) => a - b);
  return {
    whole: share(({ isFound }) => Number(isFound)),
    misspelt: share(({ misspelt }) => shareOf(misspelt)),
    reworded: share(({ reworded }) => shareOf(reworded)),
    exactFirst: share(({ isExactFirst }) => (isExactFirst === null ? null : Number(isExactFirst))),
    p50Ms: all[Math.floor(all.length * 0.5)] ?? Number.NaN,
    p99Ms: all[Math.floor(all.length * 0.99)] ?? Number.NaN,
  };
}

export function report(
  { engine, observations, tookMs }: Measurement,
  sample: Sample,
  { misses: showsMisses = true } = {},
): string {
  const figure = (of: (observation: Observation) => number | null): Figure => means(observations, sample, of);
  const share = (label: string, of: (observation: Observation) => number | null): string =>
    `${label.padEnd(44)} ${percent(figure(of).overCountries)}   ${percent(figure(of).overRows)}`;
  const all = [...tookMs.one, ...tookMs.two, ...tookMs.more];
  return [
    `${engine}: ${observations.length} addresses of ${sample.rows.size} countries, seed ${sample.seed}`,
    `${''.padEnd(44)} countries    rows`,
    share('whole text typed: it or its container shows', ({ isFound }) => Number(isFound)),
    share('one letter wrong, missing, extra, swapped', ({ misspelt }) => shareOf(misspelt)),
    share('other words and order, no diacritics', ({ reworded }) => shareOf(reworded)),
    ...(['abbreviated', 'other order', 'no diacritics'] as const).map((kind) =>
      share(`  ${kind}`, ({ reworded }) => shareOf(reworded.filter((one) => one.kind === kind))),
    ),
    share('key presses that lost it', ({ lost, presses }) => lost / presses),
    share('exact number first', ({ isExactFirst }) => (isExactFirst === null ? null : Number(isExactFirst))),
    `share of the text typed until it shows, median ${percent(medianShare(observations, sample, 'countries'))}   ${percent(
      medianShare(observations, sample, 'rows'),
    )}`,
    timing('Find, 1 letter', tookMs.one),
    timing('Find, 2 letters', tookMs.two),
    timing('Find, 3 and more', tookMs.more),
    timing('Find, every key press', all),
    timing('Find, one letter off', tookMs.misspelt),
    ...(showsMisses ? misses(observations) : []),
  ].join('\n');
}

function means(
  observations: readonly Observation[],
  sample: Sample,
  of: (observation: Observation) => number | null,
): Figure {
  const byCountry = new Map<string, number[]>();
  for (const observation of observations) {
    const value = of(observation);
    if (value === null || Number.isNaN(value)) continue;
    const values = byCountry.get(observation.address.country) ?? [];
    values.push(value);
    byCountry.set(observation.address.country, values);
  }
  let overCountries = 0;
  let overRows = 0;
  let rows = 0;
  for (const [country, values] of byCountry) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const weight = sample.rows.get(country) ?? 0;
    overCountries += mean / byCountry.size;
    overRows += mean * weight;
    rows += weight;
  }
  return { overCountries, overRows: overRows / rows };
}

/** The weighted median: countries count equally, or by their rows. */
function medianShare(observations: readonly Observation[], sample: Sample, by: 'countries' | 'rows'): number {
  const perCountry = new Map<string, number>();
  for (const { address } of observations) perCountry.set(address.country, (perCountry.get(address.country) ?? 0) + 1);
  const weighed = observations
    .map(({ address: { country }, typedShare }) => {
      const weight = by === 'rows' ? (sample.rows.get(country) ?? 0) : 1;
      return { typedShare, weight: weight / (perCountry.get(country) ?? 1) };
    })
    .sort((a, b) => a.typedShare - b.typedShare);
  const half = weighed.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  return weighed.find(({ weight }) => (passed += weight) >= half)?.typedShare ?? Number.NaN;
}

function shareOf(tries: readonly { isFound: boolean }[]): number | null {
  return tries.length === 0 ? null : tries.filter(({ isFound }) => isFound).length / tries.length;
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(2).padStart(7)} %`;
}

function timing(label: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(2);
  return `${label.padEnd(24)} p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}  max ${at(1)} ms (n = ${times.length})`;
}

const maxMisses = 12;

function misses(observations: readonly Observation[]): string[] {
  const of = (label: string, texts: string[]): string[] =>
    texts.length === 0 ? [] : [`${label} (${texts.length}): ${texts.slice(0, maxMisses).join(' | ')}`];
  return [
    ...of(
      'not found',
      observations.filter(({ isFound }) => !isFound).map(({ address }) => `${address.text} [${address.country}]`),
    ),
    ...of(
      'lost while typing',
      observations.filter(({ lost }) => lost > 0).map(({ address, lost }) => `${address.text} ×${lost}`),
    ),
    ...of(
      'behind a neighbour',
      observations.filter(({ isExactFirst }) => isExactFirst === false).map(({ address }) => address.text),
    ),
    ...of('misspelt, not found', missed(observations.flatMap(({ misspelt }) => misspelt))),
    ...of(
      'reworded, not found',
      observations.flatMap(({ address, reworded }) => missed(reworded).map((text) => `${text} (${address.text})`)),
    ),
  ];
}

function missed(tries: readonly { text: string; isFound: boolean }[]): string[] {
  return tries.filter(({ isFound }) => !isFound).map(({ text }) => text);
}
