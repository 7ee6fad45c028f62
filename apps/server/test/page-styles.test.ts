// Styles in a page: entry pages contain all of them inline, allowed by hash in the policy.
import { createHash } from 'node:crypto';
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

async function stylesOf(path: string, fields?: Record<string, string>) {
  const answer = await fetch(`${real.servers[0]?.url}${path}`, {
    headers: { accept: 'text/html' },
    ...(fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(fields) }),
  });
  const html = await answer.text();
  const held = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const letIn = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
  return { held, letIn, isLinked: html.includes('<link rel="stylesheet"') };
}

it.each(['/', '/o/:slug'])('the page %s holds its styles, and its policy lets in no others', async (path) => {
  const { held, letIn, isLinked } = await stylesOf(path.replace(':slug', offer.slug));
  expect(isLinked).toBe(false);
  expect(held[0]).toContain('.hero');
  expect(letIn).toEqual(held.map((text) => createHash('sha256').update(text).digest('base64')));
});

it('a page that is opened later links to its styles', async () => {
  for (const later of [
    await stylesOf(`/o/${offer.slug}`, { 'contact.name': 'Robin', step: 'typed' }),
    await stylesOf('/privacy'),
    await stylesOf('/o/nowhere'),
  ]) {
    expect(later.isLinked).toBe(true);
    expect(later.held.join('')).not.toContain('.hero');
    expect(later.letIn).toHaveLength(later.held.length);
  }
});
