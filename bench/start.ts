// How soon is the server ready, and how much memory does it take with the demo: at once, and once it idles?
//
//   npm run bench -- start --folder FOLDER     an unpacked release archive (needed), with Node 24 in the PATH
//
// --runs N (5). Linux. Prints the medians.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { folder: { type: 'string' }, runs: { type: 'string', default: '5' } } });
if (values.folder === undefined) throw new Error('Name the folder of an unpacked release archive: --folder FOLDER');
const program = join(values.folder, 'bin/doorstep');
const data = mkdtempSync(join(tmpdir(), 'doorstep-bench-start-'));
const env = { ...process.env, DOORSTEP_DATA: data, DOORSTEP_DEMO: 'on', PORT: '0', DOORSTEP_LOG_LEVEL: 'error' };
const idleMs = 30_000;

interface Run {
  readySeconds: number;
  processorSeconds: number;
  startedMb: number;
  idleMb: number;
}

try {
  // The first start fills the demo.
  await run(0);
  const runs: Run[] = [];
  for (let left = Number(values.runs); left > 0; left -= 1) runs.push(await run(idleMs));
  const median = (key: keyof Run) =>
    runs.map((each) => each[key]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)];
  const keys = ['readySeconds', 'processorSeconds', 'startedMb', 'idleMb'] as const;
  console.log(
    JSON.stringify({ cores: availableParallelism(), ...Object.fromEntries(keys.map((key) => [key, median(key)])) }),
  );
} finally {
  rmSync(data, { recursive: true });
}

async function run(restMs: number): Promise<Run> {
  const startedAt = performance.now();
  const server = spawn(program, ['serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(server.stdout)) if (line.startsWith('Listening')) break;
  const readySeconds = Math.round(performance.now() - startedAt) / 1000;
  const processorSeconds = processorSecondsOf(server.pid);
  const startedMb = residentMb(server.pid);
  await wait(restMs);
  const idleMb = residentMb(server.pid);
  server.kill();
  await once(server, 'exit');
  return { readySeconds, processorSeconds, startedMb, idleMb };
}

function residentMb(pid = 0): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Linux counts in hundredths of a second. */
function processorSecondsOf(pid = 0): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
