// What does a whole country of addresses take: to import, to open, to search, and to replace while visitors type?
//
//   npm run bench -- country --rows 25000000 --shapes osm-cities.csv.gz
//
// --rows N (1,000,000), --seed N (1); --shapes FILE in OpenAddresses' columns, plain or gzip, by default the demo's
// towns: its rows repeated under other towns, postcodes and some other streets. --datasets N (1) splits them. --folder
// FOLDER keeps the index there, or uses an existing one. --rate N (320) Finds per second while a data set is replaced.
// Each step runs in its own process; this one generates the rows on the other core.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { inventedColumns, inventedRows } from './country/invented-rows.ts';
import { listIndexFiles } from '../packages/address-index/src/index-format/index-folder.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    shapes: { type: 'string', default: '' },
    datasets: { type: 'string', default: '1' },
    folder: { type: 'string' },
    texts: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '320' },
  },
});
const rows = Number(values.rows);
const work = mkdtempSync(join(tmpdir(), 'doorstep-country-'));
const folder = resolve(values.folder ?? join(work, 'index'));
const texts = join(work, 'texts.json');
const [processor] = cpus();
console.log(`${processor?.model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`);
try {
  if (listIndexFiles(folder).length === 0) await importAll();
  const bytes = listIndexFiles(folder).reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(`files    ${listIndexFiles(folder).length} of ${(bytes / 2 ** 20).toFixed(0)} MiB together`);
  run('sample-texts.ts', ['--folder', folder, '--texts', texts, '--size', values.texts, '--seed', values.seed]);
  console.log(`search   ${run('search-in-process.ts', ['--folder', folder, '--texts', texts])}`);
  const replaced = ['--folder', folder, '--texts', texts, '--rate', values.rate];
  console.log(`replace  ${run('replace-while-typing.ts', replaced)}`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function importAll(): Promise<void> {
  const datasets = Number(values.datasets);
  const each = Math.ceil(rows / datasets);
  const source = inventedRows({ shapes: values.shapes, rows, seed: Number(values.seed) });
  let rest: string[] = [];
  for (let number = 0; number < datasets; number += 1) {
    const script = join(import.meta.dirname, 'country', 'import-rows.ts');
    const child = spawn(process.execPath, [script, '--folder', folder, '--dataset', `part-${number}`], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const printed = text(child.stdout);
    child.stdin.write(`${inventedColumns}\n`);
    let left = Math.min(each, rows - number * each);
    while (left > 0) {
      if (rest.length === 0) rest = (await source.next()).value ?? [];
      if (rest.length === 0) break;
      const lines = rest.slice(0, left);
      rest = rest.slice(left);
      left -= lines.length;
      if (!child.stdin.write(`${lines.join('\n')}\n`)) await once(child.stdin, 'drain');
    }
    child.stdin.end();
    await once(child, 'close');
    console.log(`import   ${(await printed).trim()}`);
  }
}

function run(script: string, words: string[]): string {
  const options = ['--expose-gc', '--max-semi-space-size=8', join(import.meta.dirname, 'country', script), ...words];
  const env = { ...process.env, MALLOC_ARENA_MAX: '1' };
  const { stdout, status, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
