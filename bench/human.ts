// Does an engine find addresses as people write them: with a company in front, a wrong town, run together, misspelt twice?
//
//   npm run bench -- human                            the embedded index over the demo's invented addresses
//   npm run bench -- human --data FOLDER_OR_FILE      over an index folder, or a file that is imported first
//
// --seed N (1), --size N (2000), --mapping FILE for --data, --only WORD (classes with that word), --misses N (3). The judge
// reads lines as a visitor would and shares nothing with the index. See docs/keystrokes.md.
import { parseArgs } from 'node:util';
import { RandomSource } from '../packages/address-index/src/demo/random-source.ts';
import { doorstepInProcess } from './keystrokes/engines/doorstep-in-process.ts';
import { type HumanSource, humanWordings } from './keystrokes/human-wordings.ts';
import { top, visibility } from './keystrokes/measure.ts';
import { openBenchData } from './keystrokes/open-bench-data.ts';
import { type SampleAddress, sampleAddresses } from './keystrokes/sample-addresses.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    mapping: { type: 'string' },
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: '2000' },
    only: { type: 'string', default: '' },
    misses: { type: 'string', default: '3' },
  },
});

const data = await openBenchData(values.data, values.mapping);
const { addresses } = sampleAddresses(data.folder, { seed: Number(values.seed), size: Number(values.size) });
const engine = doorstepInProcess(data.folder);
const random = new RandomSource(Number(values.seed) + 2000);
const byCountry = Map.groupBy(addresses, ({ country }) => country);
const source: HumanSource = {
  random,
  other: (address: SampleAddress) => {
    const others = byCountry.get(address.country) ?? [];
    return others.length < 2 ? null : random.pick(others);
  },
};

const shares: number[] = [];
for (const [name, write] of Object.entries(humanWordings)) {
  if (!name.includes(values.only)) continue;
  const found = new Map<string, boolean[]>();
  const missed: string[] = [];
  const took: number[] = [];
  for (const address of addresses) {
    const text = write(address, source);
    if (text === null) continue;
    const { items, tookMs } = await engine.suggest(text, top);
    took.push(tookMs);
    const isFound = await visibility(engine, address, text)(items);
    found.set(address.country, [...(found.get(address.country) ?? []), isFound]);
    if (!isFound)
      missed.push(`${text} [${address.country}] → ${items[0]?.text ?? '–'}, ${items[0]?.description ?? ''}`);
  }
  if (found.size === 0) continue;
  const means = [...found.values()].map((tries) => tries.filter(Boolean).length / tries.length);
  const share = means.reduce((sum, mean) => sum + mean, 0) / means.length;
  shares.push(share);
  took.sort((a, b) => a - b);
  const at = (part: number): string => (took[Math.floor(took.length * part)] ?? 0).toFixed(2);
  console.log(
    `${name.padEnd(38)} ${(share * 100).toFixed(1).padStart(6)} %  p50 ${at(0.5)} p99 ${at(0.99)} ms  n = ${took.length}`,
  );
  for (const one of missed.slice(0, Number(values.misses))) console.log(`    ${one}`);
}
console.log(`all classes ${((shares.reduce((sum, share) => sum + share, 0) / shares.length) * 100).toFixed(1)} %`);
await engine.close?.();
data.close();
