// How much memory does an open index take, and how soon is it ready?
//
//   npm run bench -- find-memory --data FOLDER      an index folder; the demo's without it
//
// Memory of a process with an open index and --threads N (2) after 100,000 Finds, minus that of a process with an empty
// folder, both after garbage collection and with the server's memory options (tools/bootstrap.mjs). Pages that processes
// share count in part for the proportional size (Linux). Ready: from opening to the first answer.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { createFindThreads, openAddressIndex } from '@doorstep/address-index';
import { openBenchData } from './keystrokes/open-bench-data.ts';
import { sampleAddresses } from './keystrokes/sample-addresses.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    folder: { type: 'string' },
    finds: { type: 'string', default: '100000' },
    threads: { type: 'string', default: '2' },
    texts: { type: 'string', default: '' },
  },
});

const visitors = 8;

if (values.folder !== undefined) {
  console.log(JSON.stringify(await measure(values.folder, JSON.parse(values.texts) as string[], Number(values.finds))));
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
  console.log(
    `proportional size     ${full.proportionalMib.toFixed(0)} MiB, with an empty folder ${none.proportionalMib.toFixed(0)}`,
  );
  for (const { total, used } of full.heaps) {
    console.log(`heap of a thread      ${total.toFixed(0)} MiB, of which objects ${used.toFixed(0)}`);
  }
  rmSync(empty, { recursive: true, force: true });
  data.close();
}

interface Footprint {
  readyMs: number;
  /** Resident memory, including the file's mapped pages. */
  mib: number;
  /** NaN except on Linux. */
  proportionalMib: number;
  /** Of each thread that searches. */
  heaps: { total: number; used: number }[];
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
    '--threads',
    values.threads,
  ];
  const { stdout, status, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Footprint;
}

async function measure(folder: string, texts: string[], finds: number): Promise<Footprint> {
  const startedAt = performance.now();
  const secret = 'bench';
  const workers: Worker[] = [];
  process.on('worker', (worker) => workers.push(worker));
  const index = openAddressIndex(folder, { secret });
  const threads = createFindThreads(index, { folder, secret, count: Number(values.threads) });
  const find = async (text: string): Promise<void> => {
    await threads.find({ Text: text, Countries: [], language: 'en', limit: 7 });
    // Yields like between requests, so that threads can report that they have started.
    await nextTurn();
  };
  await find('1');
  const readyMs = performance.now() - startedAt;
  let done = 0;
  let next = 0;
  const visitor = async (): Promise<void> => {
    while (done < finds) {
      const text = texts[next++ % texts.length] ?? '';
      for (let length = 1; length <= text.length && done < finds; length++, done++) await find(text.slice(0, length));
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  globalThis.gc?.();
  const mib = process.memoryUsage().rss / 2 ** 20;
  const proportionalMib = proportionalSize();
  const statistics = await Promise.all(workers.map(async (worker) => worker.getHeapStatistics()));
  const heaps = statistics.map((heap) => ({
    total: heap.total_heap_size / 2 ** 20,
    used: heap.used_heap_size / 2 ** 20,
  }));
  await threads.close();
  return { readyMs, mib, proportionalMib, heaps };
}

function proportionalSize(): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync('/proc/self/smaps_rollup', 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
