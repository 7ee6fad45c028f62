// What would a developer do otherwise? The same sample, typed into Doorstep and into what is at hand everywhere.
//
//   npm run bench -- find-alternatives --data FOLDER_OR_FILE
//
// --size N (500) addresses typed, --rows N (300000) for those that cannot hold or answer over everything; SQLite gets all
// rows with --rows 0. One after the other in one run; every engine sees the same texts.
import { parseArgs } from 'node:util';
import { addressTexts } from './keystrokes/alternatives/address-texts.ts';
import { miniSearch } from './keystrokes/alternatives/mini-search.ts';
import { postgresTrigram } from './keystrokes/alternatives/postgres-trigram.ts';
import { type Alternative, sqliteFts5, sqliteLike } from './keystrokes/alternatives/sqlite.ts';
import { doorstepInProcess } from './keystrokes/engines/doorstep-in-process.ts';
import { measure } from './keystrokes/measure.ts';
import { openBenchData } from './keystrokes/open-bench-data.ts';
import { report } from './keystrokes/report.ts';
import { sampleAddresses } from './keystrokes/sample-addresses.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: '500' },
    rows: { type: 'string', default: '300000' },
  },
});

const data = await openBenchData(values.data);
const sample = sampleAddresses(data.folder, { seed: Number(values.seed), size: Number(values.size) });
const rows = () => addressTexts(data.folder, sample, Number(values.rows));

const ours = doorstepInProcess(data.folder);
console.log(report(await measure(ours, sample), sample, { misses: false }), '\n');
await ours.close?.();
const alternatives: (() => Alternative | Promise<Alternative>)[] = [
  () => sqliteLike(rows()),
  () => sqliteFts5(rows()),
  () => miniSearch(rows()),
  () => postgresTrigram(rows()),
];
for (const open of alternatives) {
  const { engine, rows: count, bytes } = await open();
  const size = bytes === null ? 'in memory' : `${(bytes / count).toFixed(0)} bytes a row`;
  console.log(report(await measure(engine, sample), sample, { misses: false }));
  console.log(`over ${count.toLocaleString('en')} rows, ${size}\n`);
  await engine.close?.();
}
data.close();
