// Address search without JavaScript on Loqate's addresses: every step is a form that comes back.
import type { Offer } from '@doorstep/core';
import { startLoqateStandIn, type LoqateStandIn } from '@doorstep/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startRealServers, type RealServers } from './real-servers.ts';

let loqate: LoqateStandIn;
let real: RealServers;
let offer: Offer;
beforeAll(async () => {
  loqate = await startLoqateStandIn();
  real = await startRealServers('SQLite', 1, {
    DOORSTEP_ENV: 'development',
    DOORSTEP_LOOKUP: 'loqate-relay',
    LOQATE_KEY: loqate.key,
    LOQATE_URL: loqate.url,
  });
  offer = await real.open({ area: { countries: ['GB', 'IE', 'FR', 'DE'], postcodePrefixes: [], polygon: null } });
});
afterEach(() => {
  loqate.behaveWell();
  loqate.requests.length = 0;
});
afterAll(async () => {
  await real.end();
  await loqate.close();
});

/** A browser that keeps its cookie and shows pages as text. */
function browser() {
  let cookie = '';
  return async (fields: Record<string, string>, path = `/o/${offer.slug}`) => {
    const answer = await fetch(`${real.servers[0]?.url}${path}`, {
      method: 'POST',
      headers: { accept: 'text/html', cookie },
      body: new URLSearchParams({ 'contact.name': 'Robin Fictional', ...fields }),
    });
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('value="Robin Fictional"');
    const picks = [...html.matchAll(/name="address\.pick" value="([^"]*)"/g)].map(([, value = '']) => value);
    const legend =
      /<legend class="ds-label">([^<]*)<\/legend><div class="ds-choices"><div class="ds-choice"><input[^>]*name="address\.pick"/.exec(
        html,
      )?.[1];
    return { html, picks, legend };
  };
}

it('the plain page searches the offer’s countries, and heads an opened list with its row’s name', async () => {
  const visit = browser();
  await visit({});
  const search = { 'address.search': 'tern court' };
  const found = await visit({ ...search, step: 'find' });
  const building = found.picks.find((pick) => pick.includes('BUILDINGNAME')) ?? '';
  const opened = await visit({ ...search, step: 'pick', 'address.pick': building });
  expect(opened.legend).toBe('Tern Court, 20 Heron Street, Larkmere - 6 Addresses');
  expect(loqate.requests.map(({ parameters }) => new Map(parameters).get('Countries'))).toEqual([
    'GB,IE,FR,DE',
    'GB,IE,FR,DE',
  ]);
  const flat = opened.picks[1] ?? '';
  const chosen = await visit({ ...search, step: 'pick', 'address.pick': flat });
  expect(chosen.html).toContain('Flat 2');
  expect(chosen.html).toContain('chosen-address');
});

it('the plain page shows the rest of a container on request, beyond the limit of one response', async () => {
  const visit = browser();
  await visit({});
  const search = { 'address.search': 'bridge street' };
  const found = await visit({ ...search, step: 'find' });
  const street = found.picks.find((pick) => pick.includes('|STREET')) ?? '';
  const flats = (count: number): string =>
    JSON.stringify({
      Items: Array.from({ length: count }, (_, at) => ({
        Id: `GB|ST|A|9${at}`,
        Type: 'Address',
        Text: `Flat ${at + 1}`,
        Highlight: '',
        Description: 'Larkmere',
      })),
    });
  loqate.behave({ kind: 'body', body: flats(200) }, { on: 'find', times: 1 });
  const opened = await visit({ ...search, step: 'pick', 'address.pick': street });
  expect(opened.picks).toHaveLength(200);
  const more = /value="(more:[^"]*)"/.exec(opened.html)?.[1] ?? '';
  loqate.behave({ kind: 'body', body: flats(230) }, { on: 'find', times: 1 });
  const all = await visit({ ...search, step: more });
  expect([all.picks.length, all.legend]).toEqual([230, opened.legend]);
  expect(all.html).not.toContain('value="more:');
  const asked = loqate.requests.map(({ parameters }) => new Map(parameters)).slice(-2);
  expect(asked.map((parameters) => parameters.get('limit'))).toEqual(['200', '400']);
  expect(new Set(asked.map((parameters) => parameters.get('Container'))).size).toBe(1);
});

it('the plain page reports that a chosen address is gone, offers to type it, and keeps all input', async () => {
  const visit = browser();
  await visit({});
  const search = { 'address.search': '1 heron street' };
  const { picks } = await visit({ ...search, step: 'find' });
  loqate.behave({ kind: 'no-items' }, { on: 'retrieve' });
  const gone = await visit({
    ...search,
    step: 'pick',
    'address.pick': picks.find((pick) => pick.includes('|A|')) ?? '',
  });
  expect(gone.html).toContain('That address is no longer in our list. Search again, or type the address yourself.');
  expect(gone.html).toContain('value="1 heron street"');
  expect(gone.html).toContain('value="typed"');
});

it('the plain page asks for more after one letter, and never claims that there is no such address', async () => {
  const visit = browser();
  await visit({});
  const { html } = await visit({ 'address.search': 'h', step: 'find' });
  expect(html).toContain('Keep typing.');
  expect(html).not.toContain('can’t find');
  expect(loqate.requests).toEqual([]);
});

it('Check opens a building that was chosen and not confirmed, and goes on with one of its homes', async () => {
  const visit = browser();
  const { html } = await visit({});
  const formToken = /name="formToken" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const item = /name="(?:take|quantity)\.([^"]*)"/.exec(html)?.[1] ?? '';
  const form = { 'address.search': 'tern court', [`quantity.${item}`]: '1', formToken };
  const found = await visit({ ...form, step: 'find' });
  const building = found.picks.find((pick) => pick.includes('BUILDINGNAME')) ?? '';
  const opened = await visit({ ...form, 'address.pick': building }, `/o/${offer.slug}/check`);
  expect(opened.legend).toBe('Tern Court, 20 Heron Street, Larkmere - 6 Addresses');
  const checked = await visit({ ...form, 'address.pick': opened.picks[1] ?? '' }, `/o/${offer.slug}/check`);
  expect(checked.html).toContain('What happens when you press Send');
  expect(checked.html).toContain('Flat 2');
});

it('a correction takes the address that is picked in the list and not confirmed', async () => {
  const { saved } = await real.send(offer);
  const cookie = `doorstep_receipt=${saved.url.split('/').at(-1) ?? ''}`;
  const url = `${real.servers[0]?.url}/r/${saved.reference}/address`;
  const correct = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ 'address.search': '1 heron street', ...fields });
    const answer = await fetch(url, { method: 'POST', headers: { cookie }, body, redirect: 'manual' });
    const picks = [...(await answer.text()).matchAll(/name="address\.pick" value="([^"]*)"/g)];
    return { status: answer.status, pick: picks.map(([, value = '']) => value).find((value) => value.includes('|A|')) };
  };
  const found = await correct({ step: 'find' });
  expect(await correct({ step: 'correct', 'address.pick': found.pick ?? '' })).toMatchObject({ status: 303 });
});
