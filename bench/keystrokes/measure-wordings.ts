import { RandomSource } from '../../packages/address-index/src/demo/random-source.ts';
import type { Engine } from './engine.ts';
import { humanWordings } from './human-wordings.ts';
import { top, visibility } from './measure.ts';
import type { Sample } from './sample-addresses.ts';

export interface WordingResult {
  name: string;
  share: number;
  tookMs: number[];
  /** Texts that missed their address, with the first line shown instead. */
  missed: string[];
}

/** Types each address in each class of wordings. @param only  classes containing this word; "" for all. */
export async function measureWordings(
  engine: Engine,
  { addresses, seed }: Pick<Sample, 'addresses' | 'seed'>,
  only: string,
): Promise<WordingResult[]> {
  const random = new RandomSource(seed + 2000);
  const byCountry = Map.groupBy(addresses, ({ country }) => country);
  const results: WordingResult[] = [];
  for (const [name, write] of Object.entries(humanWordings)) {
    if (!name.includes(only)) continue;
    const found = new Map<string, boolean[]>();
    const missed: string[] = [];
    const tookMs: number[] = [];
    for (const address of addresses) {
      const others = byCountry.get(address.country) ?? [];
      const text = write(address, { random, other: () => (others.length < 2 ? null : random.pick(others)) });
      if (text === null) continue;
      const answer = await engine.suggest(text, top);
      tookMs.push(answer.tookMs);
      const isFound = await visibility(engine, address, text)(answer.items);
      found.set(address.country, [...(found.get(address.country) ?? []), isFound]);
      const [first] = answer.items;
      if (!isFound) missed.push(`${text} [${address.country}] → ${first?.text ?? '–'}, ${first?.description ?? ''}`);
    }
    if (found.size === 0) continue;
    const shares = [...found.values()].map((tries) => tries.filter(Boolean).length / tries.length);
    const share = shares.reduce((sum, one) => sum + one, 0) / shares.length;
    results.push({ name, share, tookMs: tookMs.sort((a, b) => a - b), missed });
  }
  return results;
}
