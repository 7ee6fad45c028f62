// What a page's answer is made of: compressed or not (docs/decisions/0027-compression.md), with which styles, or as data.
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Offer } from '@doorstep/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { serversForAll } from './with-servers.ts';

const real = serversForAll('SQLite', 1);
let offer: Offer;
beforeAll(async () => {
  offer = await real.open();
});

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

describe('compression', () => {
  it.each([
    ['/', 'br'],
    ['/o/:slug', 'gzip'],
    ['/privacy', 'br'],
    ['/accessibility', 'br'],
  ])('the page %s is sent to a browser as %s, and to others in what they accept', async (path, best) => {
    const url = path.replace(':slug', offer.slug);
    const plain = await ask(url, { accepts: 'identity' });
    expect(plain).toMatchObject({ status: 200, encoding: undefined });
    const sent = await ask(url);
    expect(sent).toMatchObject({ status: 200, encoding: best });
    expect(sent.vary.toLowerCase()).toContain('accept-encoding');
    const html = (best === 'br' ? brotliDecompressSync : gunzipSync)(sent.bytes).toString();
    expect(html).toMatch(/^<!doctype html>[\s\S]*<\/html>$/);
    expect(sent.bytes.length).toBeLessThan(plain.bytes.length / 2);
    const gzip = await ask(url, { accepts: 'gzip' });
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.bytes).length).toBeGreaterThan(gzip.bytes.length);
  });

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
});

// The policy allows the inline styles and scripts of entry pages by their hashes.
describe('inlined', () => {
  async function inlinedIn(path: string, fields?: Record<string, string>) {
    const answer = await fetch(`${real.servers[0]?.url}${path}`, {
      headers: { accept: 'text/html' },
      ...(fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(fields) }),
    });
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const allowedBy = (directive: string) => {
      const [sources = ''] = new RegExp(`${directive}-src [^;]*`).exec(policy) ?? [];
      return [...sources.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
    };
    const textsOf = (element: string) =>
      [...html.matchAll(new RegExp(`<${element}(?! type="application/json")[^>]*>(.*?)</${element}>`, 'gs'))].map(
        ([, text = '']) => text,
      );
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
    const [styles, scripts] = [textsOf('style'), textsOf('script')];
    expect(allowedBy('style')).toEqual(styles.map(hashOf));
    expect(allowedBy('script')).toEqual(scripts.map(hashOf));
    return { styles, scripts, isLinked: html.includes('<link rel="stylesheet"') };
  }

  it.each([
    ['/', 0],
    ['/o/:slug', 1],
  ])('the page %s has its first styles inline, and its policy allows no others', async (path, scripts) => {
    const inlined = await inlinedIn(path.replace(':slug', offer.slug));
    expect(inlined.isLinked).toBe(false);
    expect(inlined.styles[0]).toContain('.hero');
    expect(inlined.styles[0]).not.toContain('.receipt');
    expect(inlined.scripts).toHaveLength(scripts);
  });

  it('a page opened later links to its styles', async () => {
    for (const later of [
      await inlinedIn(`/o/${offer.slug}`, { 'contact.name': 'Robin', step: 'typed' }),
      await inlinedIn('/privacy'),
      await inlinedIn('/o/nowhere'),
    ]) {
      expect(later.isLinked).toBe(true);
      expect(later.styles.join('')).not.toContain('.hero');
    }
  });
});

// For a document that renders the pages behind a form itself: the same page at the same URL.
describe('data', () => {
  const check = (accept: string, path = `/o/${offer.slug}/check`) =>
    fetch(`${real.servers[0]?.url}${path}`, {
      method: 'POST',
      headers: { accept },
      body: new URLSearchParams({ 'contact.name': 'Robin', step: 'check' }),
    });

  it('a submitted form gets data if JSON is requested, and a document otherwise', async () => {
    const data = await check('application/json');
    expect(data.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(data.headers.get('vary')?.toLowerCase()).toContain('accept');
    const document = await check('text/html,application/xhtml+xml;q=0.9,*/*;q=0.8');
    expect(document.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(document.headers.get('vary')?.toLowerCase()).toContain('accept');
    expect(document.status).toBe(data.status);
    const content = (await data.json()) as { title: string; page: { kind: string; draft: Record<string, string> } };
    expect(content.page).toMatchObject({ kind: 'offer', draft: { 'contact.name': 'Robin' } });
    expect(await document.text()).toContain(`<title>${content.title}</title>`);
  });

  it('a form sent to an unknown offer gets a problem', async () => {
    const answer = await check('application/json', '/o/nowhere/check');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('json');
    expect(await answer.json()).not.toHaveProperty('page.kind', 'offer');
  });
});
