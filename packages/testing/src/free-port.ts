import { createServer } from 'node:net';

const portsOfProcess = 100;
const first = 12_000 + (process.pid % 200) * portsOfProcess;
let given = 0;

/**
 * A port that stays free until it is used: systems give ports of this range neither to `listen(0)` nor to outgoing
 * connections, and each process of the tests takes its own part of it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    given += 1;
    const port = first + (given % portsOfProcess);
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
