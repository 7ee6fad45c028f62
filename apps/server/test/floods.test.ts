// A flood from one network or one visitor to two processes: requests beyond the limit are held, and the sender learns
// nothing more.
import type { HeldNetwork, NetworkDeclinePreview, Problem } from '@doorstep/contract';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { createVisitorSessions } from '../src/http/visitor-session.ts';
import { createFormTokens } from '../src/product/form-tokens.ts';
import { ownerOf } from './owner-of.ts';
import { countAnswers, databases, someNetwork, type RealServers } from './real-servers.ts';
import { serversForAll } from './with-servers.ts';

const plenty = { items: [itemInput({ openingStock: 200 })] };

describe.each(databases)('from two processes, on %s,', (kind) => {
  const real = serversForAll(kind, 2);

  const each = <T>(count: number, make: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)));

  it('a flood from one IP address without cookie or form is held beyond the first few', async () => {
    const offer = await real.open(plenty);
    const from = someNetwork();
    const answers = await each(24, () => real.send(offer, { from, isBare: true }));
    expect(countAnswers(answers)).toEqual({ '201 accepted': 3, '202 held': 21 });
    expect((await real.send(offer, { isBare: true })).saved.state).toBe('accepted');
  });

  it('a flood from many networks still lets others send requests without a check', async () => {
    const offer = await real.open(plenty);
    const tried = (count: number, addressOf: (index: number) => string) =>
      each(count, (index) => real.send(offer, { pass: null, from: addressOf(index) })).then(countAnswers);
    const hex = (number: number) => (number * 256).toString(16);
    const refused = '429 unchecked_limit_reached';
    expect(await tried(20, (index) => `2001:db8:1:${hex(index)}::1`)).toEqual({ '202 held': 5, [refused]: 15 });
    expect(await tried(20, (index) => `2001:db8:${hex(index + 2)}::1`)).toEqual({ '202 held': 5, [refused]: 15 });
    expect(await tried(5, (index) => `2001:db9:${hex(index)}::1`)).toEqual({ '202 held': 5 });
    expect(await tried(5, (index) => `198.51.${index}.1`)).toEqual({ '202 held': 5 });
  });

  it('a flood is shown to staff by network, and declined over HTTP only as it was shown', async () => {
    const offer = await real.open(plenty);
    const from = someNetwork();
    const contact = { name: 'Robin Fictional', email: 'robin@flood.example' };
    await each(24, (index) => real.send(offer, { from, isBare: true, ...(index < 12 ? { body: { contact } } : {}) }));
    const held = (await real.requests(offer)).filter(({ state }) => state === 'held');
    const mailed = held.filter((request) => request.contact.email !== '').length;
    const ask = await ownerOf(real, 'requests/networks');
    const ofOffer = async () => {
      const { status, body } = await ask('GET', '');
      expect([status, body]).toMatchObject([200, {}]);
      const { networks } = body as { networks: HeldNetwork[] };
      return networks.find(({ offers }) => offers.some(({ id }) => id === offer.id));
    };

    const seen = await ofOffer();
    const title = offer.definition.title['en'];
    expect(seen).toMatchObject({ requests: 21, offers: [{ id: offer.id, title, requests: 21 }] });
    const { network, lastAt: until } = seen ?? { network: '', lastAt: '' };
    expect(until).toBe(new Date(Math.max(...held.map(({ receivedAt }) => receivedAt))).toISOString());

    for (const path of ['/decline', '/decline/preview']) {
      const { status, body } = await ask('POST', path, {});
      expect([path, status, (body as Problem).errors?.map(({ field }) => field)]).toEqual([
        path,
        422,
        ['network', 'until'],
      ]);
    }
    const words = { network, until, reason: 'These came from a program.' };
    const preview = await ask('POST', '/decline/preview', words);
    expect(preview.body).toMatchObject({ requests: 21, emails: mailed, kinds: [{ count: mailed }] });
    expect((preview.body as NetworkDeclinePreview).kinds[0]?.mail.text).toContain(words.reason);
    const reasonless = await ask('POST', '/decline', { network, until });
    expect([reasonless.status, (reasonless.body as Problem).errors?.map(({ field }) => field)]).toEqual([
      422,
      ['reason'],
    ]);

    const later = await real.send(offer, { from, isBare: true });
    expect(later.saved.state).toBe('held');
    expect(await ask('POST', '/decline', { ...words, note: 'One machine' })).toEqual({
      status: 200,
      body: { declined: 21, emails: mailed, left: 0 },
    });
    const after = await real.requests(offer);
    expect(
      after
        .filter(({ state }) => state === 'declined')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(held.map(({ id }) => id).toSorted());
    expect(after.filter(({ state }) => state === 'held').map(({ reference }) => reference)).toEqual([
      later.saved.reference,
    ]);
    expect(await ofOffer()).toBeUndefined();
    // A colleague's identical decision must not be reported as their own work.
    expect((await ask('POST', '/decline', words)).body).toMatchObject({ declined: 0, emails: 0, left: 0 });
    const page = await ask('GET', `?state=held&network=${network}`, undefined, 'requests');
    expect(page.body).toMatchObject({ total: 1, rows: [{ reference: later.saved.reference }] });
  });

  it('requests of one network are held beyond twenty in ten minutes, whatever their sessions', async () => {
    const offer = await real.open(plenty);
    const from = someNetwork();
    const answers = await each(48, () => real.send(offer, { from }));
    const { '201 accepted': accepted = 0, '202 held': held = 0 } = countAnswers(answers);
    // Ten minutes of the clock may end in between.
    expect([accepted >= 20, accepted <= 40, accepted + held]).toEqual([true, true, 48]);
    // Held requests of a flood take nothing from anyone else.
    expect(await real.balance(offer)).toMatchObject([{ taken: accepted }]);
  });

  it('new sessions from one network probe no more homes than the network may send requests', async () => {
    const offer = await real.open(plenty);
    const homes = Array.from({ length: 48 }, (_, index) => retrievedAddress({ number: String(900 + index) }));
    await each(48, (index) => real.send(offer, { home: homes[index] ?? retrievedAddress() }));
    const from = someNetwork();
    const answers = await each(48, (index) => real.send(offer, { from, home: homes[index] ?? retrievedAddress() }));
    const { '409 already_asked': refused = 0, '202 held': held = 0 } = countAnswers(answers);
    expect([refused >= 20, refused <= 40, refused + held]).toEqual([true, true, 48]);
  });

  it('one session learns of at most five homes that have asked, and never when', async () => {
    const offer = await real.open(plenty);
    const homes = Array.from({ length: 8 }, (_, index) => retrievedAddress({ number: String(700 + index) }));
    await each(8, (index) => real.send(offer, { home: homes[index] ?? retrievedAddress() }));
    const cookie = sessionOf(real);
    const answers = await each(8, (index) => real.send(offer, { home: homes[index] ?? retrievedAddress(), cookie }));
    expect(countAnswers(answers)).toEqual({ '409 already_asked': 5, '202 held': 3 });
    const requests = await real.requests(offer);
    for (const { text, problem } of answers) {
      const token = problem.claimToken ?? '';
      const readable = [text, ...token.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))];
      for (const id of requests.flatMap(({ homeIds }) => homeIds))
        expect(readable.some((one) => one.includes(id))).toBe(false);
    }
  });

  it('a form token identifies a visitor without a session', async () => {
    const offer = await real.open(plenty);
    const homes = Array.from({ length: 8 }, (_, index) => retrievedAddress({ number: String(810 + index) }));
    for (const home of homes) await real.send(offer, { home });
    const formToken = createFormTokens(real.installation.masterSecret, () => Date.now() - 10_000).issue();
    const answers = await Promise.all(homes.map((home) => real.send(offer, { home, body: { formToken } })));
    expect(countAnswers(answers)).toEqual({ '409 already_asked': 5, '202 held': 3 });
  });

  it('a form token from elsewhere identifies no visitor', async () => {
    const offer = await real.open(plenty);
    const home = retrievedAddress({ number: '800' });
    await real.send(offer, { home });
    const formToken = 'forged.token';
    const from = someNetwork();
    const answers = await each(6, () => real.send(offer, { home, from, isBare: true, body: { formToken } }));
    expect(countAnswers(answers)).toEqual({ '409 already_asked': 3, '202 held': 3 });
  });
});

/** The cookie of a browser that has seen a page. */
function sessionOf({ installation }: RealServers): string {
  let cookie = '';
  const reply = { setCookie: (name: string, value: string) => (cookie = `${name}=${encodeURIComponent(value)}`) };
  const request = { cookies: {}, protocol: 'http', embed: null };
  createVisitorSessions(installation.masterSecret).ensure(request as never, reply as never);
  return cookie;
}
