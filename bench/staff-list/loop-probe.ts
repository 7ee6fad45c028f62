// Loaded into a server by `--import`: measures the longest block of its event loop, in CPU time of its thread, so that
// other programs do not count.
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { isMainThread } from 'node:worker_threads';

const everyMs = 1;
const socket = process.env['BENCH_LOOP_PROBE'] ?? '';

// The server's worker threads inherit the option.
if (isMainThread) {
  let lastMicroseconds = ownTime();
  let maxMicroseconds = 0;
  setInterval(() => {
    const now = ownTime();
    maxMicroseconds = Math.max(maxMicroseconds, now - lastMicroseconds);
    lastMicroseconds = now;
  }, everyMs).unref();
  rmSync(socket, { force: true });
  createServer((connection) => {
    connection.end(String(maxMicroseconds / 1000));
    maxMicroseconds = 0;
  })
    .listen(socket)
    .unref();
}

function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
