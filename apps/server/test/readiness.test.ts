// `/readyz`, access rights of the data folder, and cookies on an https site.
import { randomBytes } from 'node:crypto';
import { copyFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inviteStaff } from '@doorstep/core';
import { createDataFolder } from '@doorstep/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { openInstallation } from '../src/open-installation.ts';
import { startRealServers } from './real-servers.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** An app in a folder that it creates itself. */
async function open() {
  const folder = createDataFolder();
  ends.push(() => folder.remove());
  const dataFolder = join(folder.path, 'data');
  const installation = await openInstallation(
    loadConfig({ DOORSTEP_DATA: dataFolder, DOORSTEP_DEMO: 'off', PORT: '0' }),
  );
  const app = await createApp(installation, { level: 'silent' });
  ends.push(() => app.stop());
  return { app, dataFolder, file: join(dataFolder, 'doorstep.db') };
}

const readiness = async (url: string) => {
  const answer = await fetch(`${url}/readyz`);
  return [answer.status, await answer.json()];
};
const ready = [200, { status: 'ready' }];
const without = (name: string, reasons?: Record<string, string>) => [
  503,
  { status: 'not_ready', failing: [name], ...(reasons === undefined ? {} : { reasons }) },
];

describe('readiness', () => {
  it('is not reported before startup has finished', async () => {
    const { app } = await open();
    const [prepared, listening] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const starting = app.start(() => {
      listening.resolve();
      return prepared.promise;
    });
    await listening.promise;
    const url = app.baseUrl.get();
    expect(await readiness(url)).toEqual(without('start'));
    prepared.resolve();
    await starting;
    expect(await readiness(url)).toEqual(ready);
  });

  it('detects that another file has replaced the store', async () => {
    const { app, file } = await open();
    const url = await app.start();
    expect(await readiness(url)).toEqual(ready);
    copyFileSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
    expect(await readiness(url)).toEqual(without('store', { store: 'its file was removed or replaced' }));
  });

  it('detects a damaged store despite cached pages in memory', async () => {
    const { app, file } = await open();
    const url = await app.start();
    expect(await readiness(url)).toEqual(ready);
    for (const ending of ['-wal', '-shm']) rmSync(`${file}${ending}`, { force: true });
    writeFileSync(file, randomBytes(statSync(file).size), { flag: 'r+' });
    expect(await readiness(url)).toEqual(without('store', { store: 'it is damaged' }));
  });
});

describe('readiness of a store with pages only in its write-ahead log', () => {
  it('detects that the store’s file was overwritten', async () => {
    const { app, file } = await open();
    const url = await app.start();
    expect(await readiness(url)).toEqual(ready);
    writeFileSync(file, randomBytes(statSync(file).size), { flag: 'r+' });
    expect(await readiness(url)).toEqual(without('store', { store: 'it is damaged' }));
  });
});

describe('the data folder', () => {
  it('is accessible only to its owner, as is the store in it', async () => {
    const { dataFolder, file } = await open();
    const modes = [dataFolder, file].map((path) => (statSync(path).mode & 0o777).toString(8));
    expect(modes).toEqual(['700', '600']);
  });
});

describe('cookies', () => {
  it('are Secure if the site’s URL is HTTPS, whether or not a proxy is trusted', async () => {
    const settings = { DOORSTEP_BASE_URL: 'https://offers.example', DOORSTEP_TRUST_PROXY: 'off' };
    const real = await startRealServers('SQLite', 1, settings);
    ends.push(() => real.end());
    const offer = await real.open();
    const url = real.servers[0]?.url ?? '';
    const { saved } = await real.send(offer);
    const answers = await Promise.all([
      fetch(`${url}/o/${offer.slug}`),
      fetch(`${url}${new URL(saved.url, url).pathname}`, { redirect: 'manual' }),
    ]);
    const { token } = await inviteStaff(real.staff, null);
    const credentials = { email: 'olive@example.org', password: 'wheelbarrow in the rain' };
    for (const [path, body] of [
      ['/api/v1/invitations/accept', { token, name: 'Olive', ...credentials }],
      ['/api/auth/sign-in/email', credentials],
    ] as const) {
      const headers = { 'content-type': 'application/json' };
      answers.push(await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
    }
    const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
    expect(new Set(cookies.map((cookie) => cookie.split('=')[0]))).toEqual(
      new Set([
        '__Secure-doorstep_receipt',
        '__Host-doorstep_visitor',
        '__Host-doorstep.session_token',
        '__Host-doorstep_device',
      ]),
    );
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure(;|$)/);
    for (const cookie of cookies.filter((each) => each.startsWith('__Host-'))) {
      expect(cookie).toContain('; Path=/;');
      expect(cookie).not.toContain('; Domain=');
    }
    // Cookies that a site on http or a subdomain could plant are ignored.
    const session = cookies.find((each) => each.startsWith('__Host-doorstep.session_token='))?.split(';')[0] ?? '';
    const statusWith = async (cookie: string) => (await fetch(`${url}/api/v1/session`, { headers: { cookie } })).status;
    expect([await statusWith(session), await statusWith(session.replace('__Host-', ''))]).toEqual([200, 401]);
  });
});
