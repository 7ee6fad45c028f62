// How many Finds a second does one server process answer over HTTP, and how fast, while addresses are typed?
//
//   npm run bench -- find-http --data FOLDER        an index folder; the demo's without it
//
// --seconds N (10), --connections N (32), --seed N (1). The server runs as in production, in a process of its own; this
// process sends, over kept-alive connections, each of them typing one address after the other key by key. Both share the
// machine's cores.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runDoorstep, startServer } from '@doorstep/testing';
import { openBenchData } from './keystrokes/open-bench-data.ts';
import { sampleAddresses } from './keystrokes/sample-addresses.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '32' },
    seed: { type: 'string', default: '1' },
  },
});

const data = await openBenchData(values.data);
const texts = sampleAddresses(data.folder, { seed: Number(values.seed), size: 4000 }).addresses.map(({ text }) => text);
const dataFolder = mkdtempSync(join(tmpdir(), 'doorstep-bench-server-'));
symlinkSync(resolve(data.folder), join(dataFolder, 'addresses'));
const env = { DOORSTEP_DEMO: 'off', DOORSTEP_LOG_LEVEL: 'warn' };
const server = await startServer({ dataFolder, env });
const agent = new Agent({ keepAlive: true, maxSockets: Number(values.connections) });
try {
  const keys = await createKeys(10); // one alone would run into its budget
  await type({ forMs: 2000, keys }); // warm
  const { tookMs, failed, seconds } = await type({ forMs: Number(values.seconds) * 1000, keys });
  const sorted = tookMs.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(1);
  console.log(`${Math.round(tookMs.length / seconds)} Finds a second over ${values.connections} connections`);
  console.log(`p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)} ms (n = ${tookMs.length}, ${failed} failed)`);
} finally {
  agent.destroy();
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  data.close();
}

async function createKeys(count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let made = 0; made < count; made++) {
    const words = ['keys', 'create', 'lookup', '--name', `bench ${made}`];
    keys.push((await runDoorstep(words, { dataFolder, env })).stdout.trim());
  }
  return keys;
}

async function type({ forMs, keys }: { forMs: number; keys: string[] }) {
  const tookMs: number[] = [];
  let failed = 0;
  let next = Math.floor(Math.random() * texts.length);
  const startedAt = performance.now();
  const visitor = async (_: unknown, number: number): Promise<void> => {
    const key = keys[number % keys.length] ?? '';
    while (performance.now() - startedAt < forMs) {
      const text = texts[next++ % texts.length] ?? '';
      for (let length = 1; length <= text.length && performance.now() - startedAt < forMs; length++) {
        const sentAt = performance.now();
        if (!(await isAnswered(text.slice(0, length), key))) failed++;
        tookMs.push(performance.now() - sentAt);
      }
    }
  };
  await Promise.all(Array.from({ length: Number(values.connections) }, visitor));
  return { tookMs, failed, seconds: (performance.now() - startedAt) / 1000 };
}

function isAnswered(text: string, key: string): Promise<boolean> {
  const query = new URLSearchParams({ Text: text, Countries: '', language: 'en', Key: key, limit: '7' });
  return new Promise((done) => {
    get(`${server.url}/Capture/Interactive/Find/v1.20/json6.ws?${query}`, { agent }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (body += part));
      answer.on('end', () => done(answer.statusCode === 200 && !body.includes('"Error"')));
    }).on('error', () => done(false));
  });
}
