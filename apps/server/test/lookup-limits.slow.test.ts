// Excessive searches are limited, and no one else pays for them: visitors without a cookie and programs over HTTP, in
// one process on SQLite and in two alternating ones on PostgreSQL. Each process counts visitors by itself, so two allow
// exactly twice as much.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApiToken } from '@doorstep/core';
import { catalogueFor, createTranslator } from '@doorstep/messages';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lookupLimits } from '../src/lookup/lookup-budgets.ts';
import { readAnswer, startRealServers, type Answer, type RealServers } from './real-servers.ts';

const { t } = createTranslator('en', catalogueFor('en', ['public']));
const town = `LON,LAT,NUMBER,STREET,CITY,POSTCODE,ID
-3.5,50.25,12,Lantern Row,Wexmouth,ZZ1 1AA,a
-3.5,50.25,14,Lantern Row,Wexmouth,ZZ1 1AA,b
-3.5,50.25,16,Lantern Row,Wexmouth,ZZ1 1AA,c
-3.5,50.25,18,Lantern Row,Wexmouth,ZZ1 1AA,d
`;

let real: RealServers;
let slug: string;
let item: string;
let turn = 0;

/** Alternates between the processes. */
const nextUrl = () => real.servers[(turn += 1) % real.servers.length]?.url;

/** A step of the form, sent without JavaScript and cookies. */
async function post(network: string, fields: Record<string, string>): Promise<Answer> {
  const answer = await fetch(`${nextUrl()}/o/${slug}`, {
    method: 'POST',
    headers: { accept: 'text/html', 'x-forwarded-for': network },
    body: new URLSearchParams({ 'address.way': 'find', step: 'find', ...fields }),
  });
  const read = await readAnswer(answer);
  // The page without its scripts' data.
  return { ...read, text: read.text.replaceAll(/<script[\s\S]*?<\/script>/g, '') };
}

/** The token in a page's form. */
async function openForm(network: string): Promise<string> {
  const { text } = await post(network, { step: '' });
  return /name="formToken" value="([^"]+)"/.exec(text)?.[1] ?? '';
}

async function ask(network: string, fields: object, headers: Record<string, string> = {}): Promise<Answer> {
  const path = 'authorization' in headers ? `/api/v1/offers/${slug}/requests` : `/api/offers/${slug}/requests`;
  const answer = await fetch(`${nextUrl()}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': network,
      ...headers,
    },
    body: JSON.stringify({ lines: [{ item, quantity: 1 }], contact: { name: 'Robin Fictional' }, ...fields }),
  });
  return readAnswer(answer);
}

const stranger = '10.9.0.1';
const neighbour = '10.10.0.1';
const pass = () => real.pass({ slug });

describe.each([
  ['SQLite', 1],
  ['PostgreSQL', 2],
] as const)('on %s, with %i processes,', (kind, processes) => {
  const ids: string[] = [];
  beforeAll(async () => {
    real = await startRealServers(kind, processes);
    const offer = await real.open();
    slug = offer.slug;
    item = offer.definition.items[0]?.id ?? '';
    const file = join(real.installation.config.dataFolder, 'town.csv');
    writeFileSync(file, town);
    await real.run(['addresses', 'import', file, '--dataset', 'town', '--country', 'GB']);
    for (const number of [12, 14, 16, 18]) {
      const found = await real.run(['addresses', 'find', `${number} lantern row`, '--json']);
      ids.push((JSON.parse(found.stdout) as { Items: { Id: string }[] }).Items[0]?.Id ?? '');
    }
    // Every server sees new data within two seconds.
    const isThere = async () => {
      const pages = await Promise.all(real.servers.map(() => post('10.8.0.1', { 'address.search': '12 lantern row' })));
      return pages.every(({ text }) => text.includes('12 Lantern Row'));
    };
    await vi.waitUntil(isThere, { message: 'the imported address on every server', timeout: 20_000, interval: 200 });
  });
  afterAll(() => real.end());

  it('a stranger without a cookie who only searches must wait, while others still find addresses', async () => {
    const formToken = await openForm(stranger);
    expect(formToken).not.toBe('');
    const search = (network: string, token: string) =>
      post(network, { 'address.search': '14 lantern row', formToken: token });
    for (let searched = 0; searched < processes * lookupLimits.findsWithoutRetrieve; searched += 1)
      expect((await search(stranger, formToken)).text).toContain('14 Lantern Row');
    const { text } = await search(stranger, formToken);
    expect(text).toContain(t('public.address.limited'));
    // Neither an outage nor an empty answer.
    expect(text).not.toContain(t('public.address.unavailable'));
    expect(text).not.toContain(t('public.address.none_found'));

    // Another form of the same network, a visitor of another network, and one without anything.
    expect((await search(stranger, await openForm(stranger))).text).toContain('14 Lantern Row');
    expect((await search(neighbour, await openForm(neighbour))).text).toContain('14 Lantern Row');
    expect((await search(neighbour, '')).text).toContain('14 Lantern Row');
  });

  it('a caller beyond the retrieve limit gets 429 for an id alone, and can still send an id with typed lines', async () => {
    const formToken = await openForm(stranger);
    const choose = () => post(stranger, { step: 'pick', 'address.pick': ids[0] ?? '', formToken });
    for (let chosen = 0; chosen < processes * lookupLimits.visitorRetrieves; chosen += 1)
      expect((await choose()).text).toContain('12 Lantern Row');
    expect((await choose()).text).toContain(t('public.address.limited'));

    const refused = await ask(stranger, { address: { id: ids[1] }, formToken });
    expect([refused.status, refused.problem.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const typed = { line1: '14 Lantern Row', city: 'Wexmouth', postcode: 'ZZ1 1AA', country: 'GB' };
    const copied = await ask(stranger, { address: { id: ids[1], typed }, formToken, humanCheck: await pass() });
    expect([copied.status, copied.saved.state]).toEqual([202, 'held']);

    // No one else is limited: neither a visitor of another network without a cookie, nor a program.
    const other = await ask(neighbour, { address: { id: ids[3] }, humanCheck: await pass() });
    expect([other.status, other.saved.state]).toEqual([201, 'accepted']);
    const { token } = await createApiToken(real.staff, { name: 'A program', scopes: ['requests.enter'] });
    const program = await ask(stranger, { address: { id: ids[2] } }, { authorization: `Bearer ${token}` });
    expect([program.status, program.saved.state]).toEqual([201, 'accepted']);
  });
});
