// Without DOORSTEP_BASE_URL, the links of an answer contain the name that its reader used. The sender of a request
// chooses that name, so nothing that others get may contain it.
import { createOffer, inviteStaff, transitionOffer, type Offer } from '@doorstep/core';
import { itemInput, offerInput, startMailSink, type MailSink } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeSvg } from '../src/present/qr-code.ts';
import { startRealServers } from './real-servers.ts';
import { cookiesOf, startStaffServer, type StaffServer } from './staff-server.ts';
import { withServers } from './with-servers.ts';

const forwarded = { 'x-forwarded-host': 'shed.example:8080' };

it.each([
  ['the name that the visitor used', { DOORSTEP_BASE_URL: '' }, 'http://shed.example:8080'],
  ['DOORSTEP_BASE_URL once it is set', { DOORSTEP_BASE_URL: 'https://offers.example' }, 'https://offers.example'],
])('a receipt’s link contains %s', async (_, settings, site) => {
  await withServers(await startRealServers('SQLite', 1, settings), async (real) => {
    const { saved } = await real.send(await real.open({ items: [itemInput({ openingStock: 1 })] }));
    const path = `/r/${saved.reference}`;
    const secret = saved.url.split('/').at(-1) ?? '';
    const cookie = `${site.startsWith('https:') ? '__Secure-' : ''}doorstep_receipt=${secret}`;
    const page = await fetch(`${real.servers[0]?.url}${path}`, {
      headers: { ...forwarded, accept: 'text/html', cookie },
    });
    expect(await page.text()).toContain(`${site}${path}/${secret}`);
  });
});

describe('without DOORSTEP_BASE_URL', () => {
  const site = 'http://shed.example:8080';
  let mail: MailSink;
  let server: StaffServer;
  let offer: Offer;
  let owner: string;
  beforeAll(async () => {
    mail = await startMailSink();
    server = await startStaffServer({ SMTP_URL: mail.url });
    owner = cookiesOf(await server.join((await inviteStaff(server.staff, null)).token, 'owner'));
    const { id } = await createOffer(server.staff, offerInput({ items: [itemInput({ openingStock: 1 })] }));
    offer = await transitionOffer(server.staff, { id, transition: 'publish' });
  });
  afterAll(async () => {
    await server.stop();
    await mail.close();
  });
  const ask = (method: string, path: string, { body, host = forwarded }: { body?: unknown; host?: object } = {}) =>
    server.send(method, path, { body, headers: { cookie: owner, ...host } });
  const api = async (method: string, path: string, body?: unknown) =>
    (await ask(method, `/api/v1${path}`, { body })).problem as Record<string, unknown>;

  it('the links in the console contain the name that staff used', async () => {
    expect(await api('GET', `/offers/${offer.id}`)).toMatchObject({ publicUrl: `${site}/o/${offer.slug}` });
    const link = new RegExp(`^${site}/staff/\\w+/\\S+$`);
    expect((await api('POST', '/open-invitations', { role: 'viewer' }))['url']).toMatch(link);
    const [person] = await server.staff.store.people.list();
    expect((await api('POST', `/people/${person?.id}/password-link`, {}))['url']).toMatch(link);
    expect(await api('GET', '/openapi.json')).toMatchObject({ servers: [{ url: site }] });
    const code = await fetch(`${server.url}/api/v1/offers/${offer.id}/code.svg`, {
      headers: { cookie: owner, ...forwarded },
    });
    expect(await code.text()).toBe(codeSvg(`${site}/o/${offer.slug}`));
  });

  it('a name that is no host gives links to the address that the server listens on', async () => {
    for (const named of ['shed.example/evil', 'me@shed.example', 'shed example', '']) {
      const { problem } = await ask('GET', '/api/v1/openapi.json', { host: { 'x-forwarded-host': named } });
      expect([named, problem]).toMatchObject([
        named,
        { servers: [{ url: expect.stringMatching(/^http:\/\/127\.0\.0\.1/) }] },
      ]);
    }
  });

  it('an email about a forgotten password has no link to the name that its sender chose', async () => {
    const body = { email: 'owner@example.org' };
    await ask('POST', '/api/v1/password-links', { body, host: { 'x-forwarded-host': 'attacker.example' } });
    const { text } = await mail.mailTo('owner@example.org');
    expect(text).toContain(`${server.url}/staff/password/`);
    expect(text).not.toContain('attacker');
  });

  it('a page that is kept for everybody names no address that one visitor chose', async () => {
    const page = async (host: Record<string, string>) =>
      (await fetch(`${server.url}/o/${offer.slug}`, { headers: { accept: 'text/html', ...host } })).text();
    const [chosen, own] = [await page(forwarded), await page({})];
    expect([chosen.includes('rel="canonical"'), chosen.includes('shed.example')]).toEqual([false, false]);
    expect(own).toContain(`<link rel="canonical" href="${server.url}/o/${offer.slug}">`);
  });
});
