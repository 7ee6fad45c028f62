import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerErrors } from './error-response.ts';
import { keepAssets } from './keep-assets.ts';
import { serveAssets } from './static-assets.ts';

const app = fastify();
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'doorstep-assets-'));
});
afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

function build(name: string): string {
  const dist = join(root, name);
  for (const bundle of ['public', 'console']) {
    mkdirSync(join(dist, bundle, 'assets'), { recursive: true });
    writeFileSync(join(dist, bundle, `assets/${name}.js`), name);
  }
  return dist;
}

describe('retained page assets', () => {
  it('of the three builds that started last are served by a build that lacks them', async () => {
    const kept = join(root, 'kept');
    const own = build('own');
    await serveAssets(app, { dist: own, kept });
    answerErrors(app, null);
    writeFileSync(join(own, 'public/assets/own.js.br'), 'compressed');
    const encoded = await app.inject({ url: '/assets/own.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect([encoded.headers['content-encoding'], encoded.body]).toEqual(['br', 'compressed']);
    expect((await app.inject('/assets/own.js')).body).toBe('own');
    const statusOf = async (url: string) => (await app.inject(url)).statusCode;

    const past = new Date(Date.now() - 7 * 24 * 3_600_000);
    for (const [index, name] of ['first', 'second', 'third', 'fourth'].entries()) {
      keepAssets(kept, build(name));
      for (const bundle of ['public', 'console']) utimesSync(join(kept, bundle, `assets/${name}.js`), past, past);
      const headers = { 'accept-encoding': 'gzip, br' };
      expect((await app.inject({ url: `/assets/${name}.js`, headers })).body).toBe(name);
      expect(await statusOf(`/staff/assets/${name}.js`)).toBe(200);
      expect([name, await statusOf('/assets/first.js')]).toEqual([name, index < 3 ? 200 : 404]);
    }
    expect(await statusOf('/assets/second.js')).toBe(200);
    expect((await app.inject('/assets/second.js')).headers['cache-control']).toContain('immutable');
    for (const url of ['/assets/none.js', '/staff/assets/none.js', '/assets/..%2f..%2fbuilds', '/assets/../../builds'])
      expect([url, await statusOf(url)]).toEqual([url, 404]);
  });

  it('stay for a day after their last build, and return when that build comes back', () => {
    const kept = join(root, 'kept');
    const file = join(kept, 'public/assets/young.js');
    const builds = ['young', 'second', 'third', 'fourth', 'fifth'].map(build);
    const past = new Date(Date.now() - 7 * 24 * 3_600_000);
    // It was built long before it was first started.
    utimesSync(join(root, 'young/public/assets/young.js'), past, past);
    for (const each of builds) keepAssets(kept, each);
    expect(existsSync(file)).toBe(true);

    utimesSync(file, past, past);
    keepAssets(kept, builds[0] ?? '');
    expect(statSync(file).mtimeMs).toBeGreaterThan(past.getTime() + 1000);
  });
});
