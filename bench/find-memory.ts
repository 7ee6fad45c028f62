// How much memory does an open index take, and how soon is it ready?
//
//   npm run bench -- find-memory --data FOLDER      an index folder; the demo's without it
//
// A process with the index open after 100,000 Finds, less the same process with an empty folder; each in a process of
// its own, with the memory options of the server (tools/bootstrap.mjs), after the garbage was collected. Ready: from opening to the first answer.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openAddressIndex } from '@doorstep/address-index';
import { openBenchData } from './keystrokes/open-bench-data.ts';
import { sampleAddresses } from './keystrokes/sample-addresses.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    folder: { type: 'string' },
    finds: { type: 'string', default: '100000' },
    texts: { type: 'string', default: '' },
  },
});

if (values.folder !== undefined) {
  console.log(JSON.stringify(measure(values.folder, JSON.parse(values.texts) as string[], Number(values.finds))));
} else {
  const data = await openBenchData(values.data);
  const empty = mkdtempSync(join(tmpdir(), 'doorstep-bench-empty-'));
  const sample = sampleAddresses(data.folder, { seed: 1, size: 3000 });
  const texts = JSON.stringify(sample.addresses.map(({ text }) => text));
  const full = inProcess(data.folder, texts);
  const none = inProcess(empty, texts);
  console.log(`ready after           ${full.readyMs.toFixed(0)} ms`);
  console.log(`with the index        ${full.mib.toFixed(0)} MiB after ${values.finds} Finds`);
  console.log(`with an empty folder  ${none.mib.toFixed(0)} MiB`);
  console.log(`the index takes       ${(full.mib - none.mib).toFixed(0)} MiB`);
  rmSync(empty, { recursive: true, force: true });
  data.close();
}

interface Footprint {
  readyMs: number;
  /** Resident, the file's pages in memory included. */
  mib: number;
}

function inProcess(folder: string, texts: string): Footprint {
  const words = [
    '--expose-gc',
    '--max-semi-space-size=8',
    import.meta.filename,
    '--folder',
    folder,
    '--texts',
    texts,
    '--finds',
    values.finds,
  ];
  const { stdout, status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Footprint;
}

function measure(folder: string, texts: string[], finds: number): Footprint {
  const startedAt = performance.now();
  const index = openAddressIndex(folder, { secret: 'bench' });
  const find = (text: string): unknown => index.find({ Text: text, Countries: [], language: 'en', limit: 7 });
  find('1');
  const readyMs = performance.now() - startedAt;
  let done = 0;
  for (let at = 0; done < finds; at++) {
    const text = texts[at % texts.length] ?? '';
    for (let length = 1; length <= text.length && done < finds; length++, done++) find(text.slice(0, length));
  }
  globalThis.gc?.();
  return { readyMs, mib: process.memoryUsage().rss / 2 ** 20 };
}
