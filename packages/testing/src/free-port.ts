import { createServer } from 'node:net';

const portsOfRun = 500;
const portsOfWorker = 100;
const runs = 40;
/** Unique among the workers of one run, whether of Vitest or of Playwright. */
const worker = Number(process.env['VITEST_POOL_ID'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0);
const first = 12_000 + (process.ppid % runs) * portsOfRun + (worker % (portsOfRun / portsOfWorker)) * portsOfWorker;
let given = 0;

/**
 * A port that stays free until it is used: systems give ports of this range neither to `listen(0)` nor to outgoing
 * connections, and each worker of the tests takes its own part of it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    given += 1;
    const port = first + (given % portsOfWorker);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
