// The pages behind a form, as data for a document that renders them itself: the same page at the same URL.
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

const check = (accept: string, path = `/o/${offer.slug}/check`) =>
  fetch(`${real.servers[0]?.url}${path}`, {
    method: 'POST',
    headers: { accept },
    body: new URLSearchParams({ 'contact.name': 'Robin', step: 'check' }),
  });

it('a form that is sent is answered with data where JSON is asked for, and else with a document', async () => {
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

it('a form that leads nowhere is answered with a problem', async () => {
  const answer = await check('application/json', '/o/nowhere/check');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('json');
  expect(await answer.json()).not.toHaveProperty('page.kind', 'offer');
});
