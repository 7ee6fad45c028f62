// A server loads parts of itself later: when someone signs in, or prints labels. Meanwhile its build may be replaced.
import { execFileSync } from 'node:child_process';
import { appendFileSync, globSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createDataFolder, runDoorstep, startServer } from '@doorstep/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyCheckout, type CheckoutCopy } from '../../../tools/guards/checkout-copy.ts';

let checkout: CheckoutCopy;
const folder = createDataFolder();
beforeAll(() => {
  checkout = copyCheckout();
}, 60_000);
afterAll(() => {
  checkout.remove();
  folder.remove();
});

function buildServer(): void {
  const build = `import { buildIfStale, serverBuild } from './tools/build.ts';
    await buildIfStale({ log: () => {}, builds: [serverBuild], isForced: true });`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', build], { cwd: checkout.path, stdio: 'pipe' });
}

it('a server whose build was replaced twice continues with its own files', { timeout: 120_000 }, async () => {
  buildServer();
  const options = { checkout: checkout.path, dataFolder: folder.path };
  const server = await startServer(options);
  try {
    const link = await runDoorstep(['staff', 'link'], options);
    const [token = ''] = /[^/\s]+$/m.exec(link.stdout.trim()) ?? [];

    const source = join(checkout.path, 'apps/server/src/auth/staff-accounts.ts');
    for (const build of ['second', 'third']) {
      appendFileSync(source, `\nthrow new Error('of the ${build} build');\n`);
      buildServer();
    }
    const joined = await fetch(`${server.url}/api/v1/invitations/accept`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ token, name: 'Robin', email: 'robin@doorstep.example', password: 'a long pebble lane' }),
    });
    expect([joined.status, server.output()]).toEqual([204, expect.not.stringContaining('of the')]);

    const [script = ''] = globSync('apps/web/dist/public/assets/*.js', { cwd: checkout.path });
    const assets = join(checkout.path, 'apps/web/dist/public/assets');
    renameSync(assets, `${assets}-replaced`);
    expect((await fetch(`${server.url}/assets/${basename(script)}`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});
