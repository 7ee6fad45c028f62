// What one network, or one visitor, sends to two processes at once: held beyond what is usual, and told no more than that.
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVisitorSessions } from '../src/http/visitor-session.ts';
import { createFormTokens } from '../src/product/form-tokens.ts';
import { countAnswers, databases, someNetwork, startRealServers, type RealServers } from './real-servers.ts';

const plenty = { items: [itemInput({ openingStock: 200 })] };

describe.each(databases)('from two processes, on %s,', (kind) => {
  let real: RealServers;
  beforeAll(async () => {
    real = await startRealServers(kind, 2);
  });
  afterAll(() => real.end());

  const each = <T>(count: number, make: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)));

  it('a flood of one address without cookie or form is held beyond the first few', async () => {
    const offer = await real.open(plenty);
    const from = someNetwork();
    const answers = await each(24, () => real.send(offer, { from, isBare: true }));
    expect(countAnswers(answers)).toEqual({ '201 accepted': 3, '202 held': 21 });
    expect((await real.send(offer, { isBare: true })).saved.state).toBe('accepted');
  });

  it('a network is held beyond twenty in ten minutes, whoever it seems to be', async () => {
    const offer = await real.open(plenty);
    const from = someNetwork();
    const answers = await each(48, () => real.send(offer, { from }));
    const { '201 accepted': accepted = 0, '202 held': held = 0 } = countAnswers(answers);
    // Ten minutes by the clock may end in between.
    expect([accepted >= 20, accepted <= 40, accepted + held]).toEqual([true, true, 48]);
  });

  it('one session is told of five homes that have asked, and nothing that it is given says when', async () => {
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

  it('a form stands for its visitor where there is no session', async () => {
    const offer = await real.open(plenty);
    const homes = Array.from({ length: 8 }, (_, index) => retrievedAddress({ number: String(810 + index) }));
    for (const home of homes) await real.send(offer, { home });
    const formToken = createFormTokens(real.installation.masterSecret, () => Date.now() - 10_000).issue();
    const answers = await Promise.all(homes.map((home) => real.send(offer, { home, body: { formToken } })));
    expect(countAnswers(answers)).toEqual({ '409 already_asked': 5, '202 held': 3 });
  });

  it('and a form that we did not give out stands for nobody', async () => {
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
  const request = { cookies: {}, protocol: 'http' };
  createVisitorSessions(installation.masterSecret).ensure(request as never, reply as never);
  return cookie;
}
