import { describe, expect, it } from 'vitest';
import { createClaimTokens } from './claim-tokens.ts';

describe('a claim token', () => {
  let now = 1_000_000;
  const tokens = createClaimTokens('m'.repeat(40), () => now);
  const token = tokens.issue({ offerId: 'compost-bin', homeIds: ['one', 'two'] });

  it('contains the homes of the refusal', () => expect(tokens.read(token, 'compost-bin')).toEqual(['one', 'two']));

  it('is unreadable, and different each time', () => {
    const readable = Buffer.from(token, 'base64url').toString('latin1') + Buffer.from(token, 'base64').toString();
    for (const part of ['compost-bin', 'one', 'two', String(now).slice(0, 3)]) expect(readable).not.toContain(part);
    expect(tokens.issue({ offerId: 'compost-bin', homeIds: ['one', 'two'] })).not.toBe(token);
  });

  it.each([
    ['another offer', token, 'seed-pack'],
    ['a changed token', `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`, 'compost-bin'],
    [
      'another installation',
      createClaimTokens('x'.repeat(40), () => now).issue({ offerId: 'compost-bin', homeIds: ['one'] }),
      'compost-bin',
    ],
    ['nothing', '', 'compost-bin'],
    ['a text of no sense', 'x'.repeat(80), 'compost-bin'],
  ])('is rejected with %s', (_, given, offerId) => expect(tokens.read(given, offerId)).toBeNull());

  it('is rejected after a day', () => {
    now += 24 * 3_600_000;
    expect(tokens.read(token, 'compost-bin')).toBeNull();
  });
});
