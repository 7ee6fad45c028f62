// What would a developer do otherwise? The same sample, typed into Doorstep and into what is at hand everywhere.
//
//   npm run bench -- find-alternatives --data FOLDER_OR_FILE
//
// --size N (500) addresses typed, --rows N (300000) for those that cannot hold or answer over everything; SQLite gets all
// rows with --rows 0. pg_trgm gets a tenth: it reads most of its index at each key press.
// --only NAME, more than once: doorstep, like, fts5, minisearch, trigram. One after the other; every engine sees the same texts.
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
  minisearch: () => miniSearch(rows()),
  trigram: () => postgresTrigram(rows(Math.ceil(some / 10))),
};
for (const name of values.only) if (!(name in engines)) throw new Error(`There is no engine "${name}"`);
for (const [name, open] of Object.entries(engines)) {
  if (values.only.length > 0 && !values.only.includes(name)) continue;
  const { engine, rows: count, bytes } = await open();
  const size = bytes === null ? 'in memory' : `${(bytes / count).toFixed(0)} bytes a row`;
  const over = count === 0 ? 'over all rows' : `over ${count.toLocaleString('en')} rows, ${size}`;
  console.log(report(await measure(engine, sample), sample, { misses: false }));
  console.log(`${over}\n`);
  await engine.close?.();
}
data.close();
