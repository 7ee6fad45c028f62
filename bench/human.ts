// Does an engine find addresses as people write them: with a company in front, a wrong town, run together, misspelt twice?
//
//   npm run bench -- human                            the embedded index over the demo's invented addresses
//   npm run bench -- human --data FOLDER_OR_FILE      over an index folder, or a file that is imported first
//
// --seed N (1), --size N (2000), --mapping FILE for --data, --only WORD (classes with that word), --misses N (3). The
// judge reads lines as a visitor would, independently of the index. See docs/keystrokes.md.
import { parseArgs } from 'node:util';
import { doorstepInProcess } from './keystrokes/engines/doorstep-in-process.ts';
import { measureWordings } from './keystrokes/measure-wordings.ts';
import { openBenchData } from './keystrokes/open-bench-data.ts';
import { sampleAddresses } from './keystrokes/sample-addresses.ts';

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
const sample = sampleAddresses(data.folder, { seed: Number(values.seed), size: Number(values.size) });
const engine = doorstepInProcess(data.folder);
const results = await measureWordings(engine, sample, values.only);
for (const { name, share, tookMs, missed } of results) {
  const at = (part: number): string => (tookMs[Math.floor(tookMs.length * part)] ?? 0).toFixed(2);
  const percent = (share * 100).toFixed(1).padStart(6);
  console.log(`${name.padEnd(38)} ${percent} %  p50 ${at(0.5)} p99 ${at(0.99)} ms  n = ${tookMs.length}`);
  for (const one of missed.slice(0, Number(values.misses))) console.log(`    ${one}`);
}
console.log(
  `all classes ${((results.reduce((sum, { share }) => sum + share, 0) / results.length) * 100).toFixed(1)} %`,
);
await engine.close?.();
data.close();
