import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port that stays free until it is used: systems give ports of this range neither to `listen(0)` nor to outgoing
 * connections.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
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
