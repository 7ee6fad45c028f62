// Opens `--folder`, types the texts of `--texts` key by key, and prints times and memory as one line of JSON. A process
// of its own with the server's memory options (tools/bootstrap.mjs), so that its whole memory counts.
import { linkSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { openAddressIndex } from '@doorstep/address-index';
import { listIndexFiles } from '../../packages/address-index/src/index-format/index-folder.ts';
import { typedInTurn } from '../keystrokes/typed-in-turn.ts';
import { percentile } from '../load/send.ts';

const { values } = parseArgs({ options: { folder: { type: 'string' }, texts: { type: 'string' } } });
const texts = JSON.parse(readFileSync(values.texts ?? '', 'utf8')) as string[];

globalThis.gc?.();
const rssBefore = process.memoryUsage().rss;
const startedAt = performance.now();
const index = openAddressIndex(values.folder ?? '', { secret: 'bench' });
const find = (Text: string): { clockMs: number; cpuMs: number } => {
  const cpuBefore = process.threadCpuUsage();
  const from = performance.now();
  index.find({ Text, Countries: [], language: 'en', limit: 7 });
  const clockMs = performance.now() - from;
  const { user, system } = process.threadCpuUsage(cpuBefore);
  return { clockMs, cpuMs: (user + system) / 1000 };
};
find('1');
const openMs = performance.now() - startedAt;
const added = await addedToServer(values.folder ?? '');
const oneByOne = typed(oneAfterTheOther());
const inTurn = typed(typedInTurn(texts));
globalThis.gc?.();
const mib = (process.memoryUsage().rss - rssBefore) / 2 ** 20;
console.log(JSON.stringify({ datasets: index.datasets().length, openMs, added, mib, oneByOne, inTurn }));
index.close();

/** Adds the files to a running server: the total time, and the longest block of its event loop. */
async function addedToServer(from: string): Promise<{ ms: number; heldUpMs: number }> {
  const folder = mkdtempSync(join(dirname(from), 'doorstep-added-'));
  const server = openAddressIndex(folder, { secret: 'bench' });
  for (const file of listIndexFiles(from)) linkSync(file, join(folder, basename(file)));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedAt = performance.now();
  await server.prepareGently();
  const ms = performance.now() - startedAt;
  delay.disable();
  server.close();
  rmSync(folder, { recursive: true, force: true });
  return { ms, heldUpMs: delay.max / 1e6 };
}

function* oneAfterTheOther(): Generator<{ text: string }> {
  for (const text of texts) for (let length = 1; length <= text.length; length++) yield { text: text.slice(0, length) };
}

/** One press per letter of the texts, in wall-clock and in processor time, which other programs do not affect. */
function typed(presses: Iterable<{ text: string }>): Record<string, Record<string, number>> {
  const count = texts.reduce((sum, { length }) => sum + length, 0);
  const took: ReturnType<typeof find>[] = [];
  for (const { text } of presses) {
    if (took.length === count) break;
    took.push(find(text));
  }
  return Object.fromEntries(
    (['clockMs', 'cpuMs'] as const).map((kind) => {
      const ms = took.map(({ [kind]: one }) => one);
      const at = (part: number): number => Number(percentile(ms, part).toFixed(3));
      return [kind, { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }];
    }),
  );
}
