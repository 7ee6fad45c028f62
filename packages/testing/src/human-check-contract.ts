import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The shape of the provider declared in `@doorstep/human-check/server`. */
interface Provider {
  readonly provider: string;
  readonly contentSources: Partial<Record<string, readonly string[]>>;
  issue(context: { offer: string }): Promise<unknown>;
  verify(answer: { token: unknown; offer: string; remoteAddress?: string }): Promise<Outcome>;
}

type Outcome =
  | { kind: 'passed'; passId: string; expiresAt: number; issuedAt?: number }
  | { kind: 'rejected'; reason: string }
  | { kind: 'unavailable' | 'misconfigured'; cause: unknown };

export interface HumanCheckHarness {
  provider: Provider;
  pass: (offer: string) => Promise<string>;
  passOutOfTime: (offer: string) => Promise<string>;
  bindsOffer: boolean;
  breakDown?: () => Promise<void> | void;
  close?: () => Promise<void>;
}

const offer = 'offer-one';
const remoteAddress = '192.0.2.7';

export function humanCheckContract(name: string, start: () => Promise<HumanCheckHarness> | HumanCheckHarness): void {
  describe(`human check: ${name}`, () => {
    let harness: HumanCheckHarness;
    beforeAll(async () => {
      harness = await start();
    });
    afterAll(() => harness.close?.());
    const verify = (token: unknown, asked = offer): Promise<Outcome> =>
      harness.provider.verify({ token, offer: asked, remoteAddress });

    test('has a name, and content sources that a policy can list', () => {
      expect(harness.provider.provider).toMatch(/^[a-z][a-z0-9-]*$/);
      for (const source of Object.values(harness.provider.contentSources).flatMap((sources) => sources ?? [])) {
        expect(source).toMatch(/^('self'|https?:\/\/[\w.*:-]+)$/);
      }
    });

    test('issues a challenge that is plain JSON', async () => {
      const issued = await harness.provider.issue({ offer });
      expect(JSON.parse(JSON.stringify(issued))).toEqual(issued);
    });

    test('passes a token that a browser obtained, for a limited time', async () => {
      const before = Date.now();
      const outcome = await verify(await harness.pass(offer));
      expect(outcome).toMatchObject({ kind: 'passed', passId: expect.stringMatching(/^\S{8,200}$/) });
      if (outcome.kind !== 'passed') return;
      expect(outcome.expiresAt).toBeGreaterThan(before);
      expect(outcome.expiresAt).toBeLessThan(before + 24 * 3_600_000);
      expect(outcome.issuedAt ?? before).toBeLessThanOrEqual(Date.now());
    });

    test('gives each pass its own id', async () => {
      const outcomes = [await verify(await harness.pass(offer)), await verify(await harness.pass(offer))];
      const names = outcomes.map((outcome) => (outcome.kind === 'passed' ? outcome.passId : outcome.kind));
      expect(new Set(names).size).toBe(2);
    });

    test('accepts a repeated token as the same pass, or rejects it', async () => {
      const token = await harness.pass(offer);
      const [first, second] = [await verify(token), await verify(token)];
      expect(first.kind).toBe('passed');
      expect([first, { kind: 'rejected', reason: 'used' }]).toContainEqual(second);
    });

    test.each([undefined, null, ''])('rejects an absent token (%j) as missing', async (token) => {
      expect(await verify(token)).toEqual({ kind: 'rejected', reason: 'missing' });
    });

    test('rejects junk of every kind without throwing', async () => {
      const junk: unknown[] = [
        0,
        1,
        true,
        false,
        Number.NaN,
        [],
        ['x'],
        {},
        { token: 'x' },
        10n,
        Symbol('x'),
        () => 'x',
        new Date(),
      ];
      const base64 = (value: unknown): string => btoa(JSON.stringify(value));
      const strings = [
        ' ',
        'x',
        '%',
        '\u0000',
        '💥',
        'null',
        '{}',
        'x'.repeat(10_240),
        btoa('x'.repeat(4000)),
        base64(null),
        base64([]),
        base64({}),
      ];
      const nested = [
        { challenge: null },
        { challenge: {}, solution: {} },
        { challenge: { parameters: [] }, solution: 1 },
      ];
      const tokens = [...junk, ...strings, ...nested.map(base64), '['.repeat(3000)];
      const outcomes = await Promise.all(tokens.map((token) => verify(token)));
      expect(outcomes).toEqual(tokens.map(() => ({ kind: 'rejected', reason: 'invalid' })));
    });

    test('rejects a token in which one character was changed', async () => {
      const token = await harness.pass(offer);
      const middle = Math.floor(token.length / 2);
      const changed = token.slice(0, middle) + (token[middle] === 'A' ? 'B' : 'A') + token.slice(middle + 1);
      expect((await verify(changed)).kind).toBe('rejected');
    });

    test('rejects an expired token as expired', async () => {
      expect(await verify(await harness.passOutOfTime(offer))).toEqual({ kind: 'rejected', reason: 'expired' });
    });

    test('accepts a token only for its offer, if tokens are bound to offers', async () => {
      const outcome = await verify(await harness.pass(offer), 'offer-two');
      expect(outcome).toMatchObject(
        harness.bindsOffer ? { kind: 'rejected', reason: 'wrong_offer' } : { kind: 'passed' },
      );
    });

    test("never reports an outage as the visitor's failure", async () => {
      const token = await harness.pass(offer);
      await harness.breakDown?.();
      expect((await verify(token)).kind).toBe(harness.breakDown === undefined ? 'passed' : 'unavailable');
    });
  });
}
