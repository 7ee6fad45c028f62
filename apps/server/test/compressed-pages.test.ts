// Which responses are compressed, and which never are: docs/decisions/0027-compression.md.
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Offer } from '@doorstep/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRealServers, type RealServers } from './real-servers.ts';

let real: RealServers;
let offer: Offer;
beforeAll(async () => {
  real = await startRealServers('SQLite', 1);
  offer = await real.open();
});
afterAll(() => real.end());

interface Raw {
  status: number;
  encoding: string | undefined;
  vary: string;
  bytes: Buffer;
}

/** Requests like a browser, and returns the raw bytes. */
function ask(path: string, { accepts = 'gzip, deflate, br', cookie = '', fields = '' } = {}): Promise<Raw> {
  const { promise, resolve, reject } = Promise.withResolvers<Raw>();
  const form = fields === '' ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
  const asking = request(`${real.servers[0]?.url}${path}`, {
    method: fields === '' ? 'GET' : 'POST',
    headers: { accept: 'text/html', 'accept-encoding': accepts, cookie, ...form },
  });
  asking.once('error', reject);
  asking.once('response', (answer) => {
    const { statusCode: status = 0, headers } = answer;
    const { 'content-encoding': encoding, vary = '' } = headers;
    buffer(answer).then((bytes) => resolve({ status, encoding, vary, bytes }), reject);
  });
  asking.end(fields);
  return promise;
}

it.each(['/', '/o/:slug', '/privacy', '/accessibility'])(
  'the page %s is compressed in an encoding that the browser accepts',
  async (path) => {
    const url = path.replace(':slug', offer.slug);
    const plain = await ask(url, { accepts: 'identity' });
    expect(plain).toMatchObject({ status: 200, encoding: undefined });
    const brotli = await ask(url);
    expect(brotli).toMatchObject({ status: 200, encoding: 'br' });
    expect(brotli.vary.toLowerCase()).toContain('accept-encoding');
    expect(brotliDecompressSync(brotli.bytes).toString()).toMatch(/^<!doctype html>[\s\S]*<\/html>$/);
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 2);
    const gzip = await ask(url, { accepts: 'gzip' });
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.bytes).length).toBeGreaterThan(gzip.bytes.length);
  },
);

it('a page with a request’s secret or typed text is never compressed', async () => {
  const typed = await ask(`/o/${offer.slug}`, { fields: 'contact.name=Robin&step=typed' });
  expect(typed).toMatchObject({ status: 200, encoding: undefined });
  expect(typed.bytes.toString()).toContain('Robin');
  const { saved } = await real.send(offer);
  const cookie = `doorstep_receipt=${saved.url.split('/').at(-1)}`;
  const receipt = await ask(`/r/${saved.reference}`, { cookie });
  expect(receipt).toMatchObject({ status: 200, encoding: undefined });
  expect(receipt.bytes.toString()).toContain(saved.reference);
});
