// How do available alternatives compare, each with its manual's recommended settings: addresses found, and time?
//
//   npm run bench -- find-alternatives --data FOLDER_OR_FILE
//
// --size N (500) addresses typed, --rows N (300000) for the alternatives, which hold that share of the data and the whole
// sample; 0 for all rows. --only NAME, more than once: doorstep, like, fts5, fts5-trigram, minisearch, pg_trgm.
import { parseArgs } from 'node:util';
import { addressTexts } from './keystrokes/alternatives/address-texts.ts';
import { miniSearch } from './keystrokes/alternatives/mini-search.ts';
import { postgresTrigram } from './keystrokes/alternatives/postgres-trigram.ts';
import { type Alternative, sqliteFts5, sqliteLike, sqliteTrigrams } from './keystrokes/alternatives/sqlite.ts';
import { doorstepInProcess } from './keystrokes/engines/doorstep-in-process.ts';
import { measure } from './keystrokes/measure.ts';
import { openBenchData } from './keystrokes/open-bench-data.ts';
import { measureWordings } from './keystrokes/measure-wordings.ts';
import { percent, summarise } from './keystrokes/report.ts';
import { sampleAddresses } from './keystrokes/sample-addresses.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: '500' },
    rows: { type: 'string', default: '300000' },
    only: { type: 'string', multiple: true, default: [] },
  },
});

const data = await openBenchData(values.data);
const sample = sampleAddresses(data.folder, { seed: Number(values.seed), size: Number(values.size) });
const some = Number(values.rows);
const rows = (max = some) => addressTexts(data.folder, sample, max);

const engines: Record<string, () => Alternative | Promise<Alternative>> = {
  doorstep: () => ({ engine: doorstepInProcess(data.folder), rows: 0, bytes: null }),
  like: () => sqliteLike(rows()),
  fts5: () => sqliteFts5(rows()),
  'fts5-trigram': () => sqliteTrigrams(rows()),
  minisearch: () => miniSearch(rows()),
  pg_trgm: () => postgresTrigram(rows()),
};
for (const name of values.only) if (!(name in engines)) throw new Error(`There is no engine "${name}"`);

console.log(
  '| engine | rows | bytes a row | whole text | one letter off | other words | as people write | exact first | p50 ms | p99 ms |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [name, open] of Object.entries(engines)) {
  if (values.only.length > 0 && !values.only.includes(name)) continue;
  const { engine, rows: count, bytes } = await open();
  const typed = summarise(await measure(engine, sample), sample);
  const written = await measureWordings(engine, sample, '');
  const asWritten = written.reduce((sum, { share }) => sum + share, 0) / written.length;
  const shares = [typed.whole, typed.misspelt, typed.reworded, asWritten, typed.exactFirst].map(percent);
  const size = bytes === null ? '' : (bytes / count).toFixed(0);
  const rowCount = count === 0 ? 'all' : count.toLocaleString('en');
  const times = [typed.p50Ms, typed.p99Ms].map((ms) => ms.toFixed(2));
  console.log(`| ${[engine.name, rowCount, size, ...shares, ...times].map((cell) => cell.trim()).join(' | ')} |`);
  await engine.close?.();
}
data.close();
