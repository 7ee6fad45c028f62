// How many Finds a second does one server process answer over HTTP, and how fast, while addresses are typed?
//
//   npm run bench -- find-http --data FOLDER        an index folder; the demo's without it
//
// --seconds N (10), --connections N (8), --rate N (2000), --seed N (1). At full speed from the start and once warm, then
// at a steady rate, with latency counted from the scheduled time. The server runs as in production in its own process;
// this process sends over kept-alive connections on the same cores.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '@doorstep/testing';
import { openBenchData } from './keystrokes/open-bench-data.ts';
import { sampleAddresses } from './keystrokes/sample-addresses.ts';
import { cpuTimeMs } from './load/cpu-time.ts';
import { findRequests } from './load/find-requests.ts';
import { overConnections, percentile, sendAll, sendSteadily, type LoadResult } from './load/send.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '8' },
    rate: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
  },
});
const seconds = Number(values.seconds);

const data = await openBenchData(values.data);
const texts = sampleAddresses(data.folder, { seed: Number(values.seed), size: 20_000 }).addresses.map(
  ({ text }) => text,
);
const dataFolder = mkdtempSync(join(tmpdir(), 'doorstep-bench-server-'));
symlinkSync(resolve(data.folder), join(dataFolder, 'addresses'));
const env = { DOORSTEP_DEMO: 'off', DOORSTEP_LOG_LEVEL: 'warn' };
const server = await startServer({ dataFolder, env });
try {
  const presses = await findRequests(texts, { dataFolder, env });
  const take = (count: number): Buffer[] => Array.from({ length: count }, () => presses.next().value);
  print('the first after a start', await run(take(6400), 'all'));
  await run(take(18_600), 'all'); // warm up each thread's code
  const trial = await run(take(5000), 'all');
  const fast = await run(take(Math.round((trial.tookMs.length / trial.seconds) * seconds)), 'all');
  print('as fast as it answers', fast);
  print(`${values.rate} a second`, await run(take(Number(values.rate) * seconds), 'steadily'));
} finally {
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  data.close();
}

async function run(requests: Buffer[], how: 'all' | 'steadily'): Promise<LoadResult & { cpuMs: number }> {
  const before = cpuTimeMs(server.pid);
  const result = await overConnections({ urls: [server.url], count: Number(values.connections) }, (connections) =>
    how === 'all' ? sendAll(connections, requests) : sendSteadily(connections, requests, Number(values.rate)),
  );
  if (Object.keys(result.answers).some((answer) => answer !== '200')) throw new Error(JSON.stringify(result.answers));
  return { ...result, cpuMs: cpuTimeMs(server.pid) - before };
}

function print(name: string, { tookMs, seconds: took, cpuMs }: LoadResult & { cpuMs: number }): void {
  const at = (part: number): string => percentile(tookMs, part).toFixed(1);
  console.log(`${name}: ${Math.round(tookMs.length / took)} Finds a second over ${values.connections} connections`);
  console.log(
    `  p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)} ms (n = ${tookMs.length}), ` +
      `${(cpuMs / tookMs.length).toFixed(2)} ms of the server's CPU each; load ${loadavg()[0]?.toFixed(1)}`,
  );
}
