import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createDataFolder, runDoorstep, startServer } from '../src/index.ts';

const folder = createDataFolder();
afterAll(() => folder.remove());
const env = { DOORSTEP_DEMO: 'off' };

it('startServer starts the real server, waits until it is ready, and stops it as Ctrl-C does', async () => {
  const server = await startServer({ dataFolder: folder.path, env });
  onTestFinished(() => server.kill());
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(server.output()).toContain(`Listening on ${server.url}`);
  expect(await server.stop()).toBe(0);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
});

it('startServer quotes the server’s output when it does not start', async () => {
  const start = startServer({ dataFolder: folder.path, env: { ...env, DOORSTEP_ENV: 'staging' } });
  await expect(start).rejects.toThrow('DOORSTEP_ENV');
});

it('runDoorstep runs a command to its end', async () => {
  const { code, stdout } = await runDoorstep(['--help'], { dataFolder: folder.path, env });
  expect([code, stdout]).toEqual([0, expect.stringContaining('serve')]);
});
