// Replaces a data set of `--folder` while 64 visitors type the texts of `--texts` over HTTP, and prints their latencies
// as one line of JSON.
import {
  closeSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { crc32 } from 'node:zlib';
import { startServer } from '@doorstep/testing';
import { listIndexFiles } from '../../packages/address-index/src/index-format/index-folder.ts';
import { visitors } from '../keystrokes/typed-in-turn.ts';
import { residentMb } from '../load/cpu-time.ts';
import { findRequests } from '../load/find-requests.ts';
import { overConnections, percentile, requireOnly, sendSteadily } from '../load/send.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '' },
    texts: { type: 'string', default: '' },
    rate: { type: 'string', default: '320' },
    seconds: { type: 'string', default: '10' },
  },
});
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const texts = JSON.parse(readFileSync(values.texts, 'utf8')) as string[];

// On the same disk as the data, for hard links.
const dataFolder = mkdtempSync(join(dirname(values.folder), 'doorstep-replaced-'));
const folder = join(dataFolder, 'addresses');
mkdirSync(folder);
for (const file of listIndexFiles(values.folder)) linkSync(file, join(folder, basename(file)));
const [replaced = ''] = listIndexFiles(folder);
const aside = join(dataFolder, 'aside');
copyAsNewBuild(replaced, aside);

const env = { DOORSTEP_DEMO: 'off', DOORSTEP_LOG_LEVEL: 'warn' };
const server = await startServer({ dataFolder, env });
try {
  const presses = await findRequests(texts, { dataFolder, env });
  const type = async (forSeconds: number) => {
    const requests = Array.from({ length: rate * forSeconds }, () => presses.next().value);
    const result = await overConnections({ urls: [server.url], count: visitors }, (connections) =>
      sendSteadily(connections, requests, rate),
    );
    requireOnly('200', result);
    const at = (part: number): number => Number(percentile(result.tookMs, part).toFixed(1));
    return { p50: at(0.5), p99: at(0.99), max: at(1), finds: requests.length, mib: Math.round(residentMb(server.pid)) };
  };
  const warm = await type(seconds * 2);
  const before = await type(seconds);
  const replacing = wait(1000).then(() => renameSync(aside, replaced));
  const during = await type(seconds);
  await replacing;
  const after = await type(seconds);
  console.log(JSON.stringify({ warm, before, during, after }));
} finally {
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

/** The same data as if imported again, which invalidates caches keyed by build. */
function copyAsNewBuild(from: string, to: string): void {
  copyFileSync(from, to);
  const file = openSync(to, 'r+');
  const bytes = readFileSync(from);
  const at = bytes.readDoubleLE(24);
  const contents = JSON.parse(bytes.toString('utf8', at)) as { build: number };
  const table = Buffer.from(JSON.stringify({ ...contents, build: (contents.build + 1) % 2 ** 32 }));
  const header = bytes.subarray(0, 64);
  header.writeUInt32LE(table.length, 20);
  header.writeUInt32LE(crc32(table), 32);
  writeSync(file, table, 0, table.length, at);
  writeSync(file, header, 0, header.length, 0);
  closeSync(file);
}
