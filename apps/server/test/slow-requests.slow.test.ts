// A slow request is waited for, but not forever.
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { createDataFolder, startServer, type RunningServer } from '@doorstep/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const maxMs = 60_000;

const folder = createDataFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dataFolder: folder.path, env: { DOORSTEP_DEMO: 'off' } });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

it.concurrent.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nhost: doorstep.example\r\n', 'x-more: 1\r\n'],
  [
    'a body that never ends',
    'POST /api/auth/sign-in/email HTTP/1.1\r\nhost: doorstep.example\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n',
    ' ',
  ],
])('%s get a 408 within a minute', async (_, start, more) => {
  const { hostname, port } = new URL(server.url);
  const connection = connect(Number(port), hostname);
  const startedAt = performance.now();
  connection.write(start);
  const dripping = setInterval(() => connection.write(more), 1000);
  try {
    expect(await readText(connection)).toMatch(/^HTTP\/1\.1 408 /);
    // A busy machine may be late; without our limit it would take five minutes.
    expect(performance.now() - startedAt).toBeLessThan(2 * maxMs);
  } finally {
    clearInterval(dripping);
    connection.destroy();
  }
});
