// Personal data of claims is erased after the offer's retention period.
import { randomUUID } from 'node:crypto';
import { claimRows, makeClaim, refuseClaim, transitionOffer, type Claim, type ClaimInput } from '@doorstep/core';
import { describe, expect, it } from 'vitest';
import { runDailyJobs } from './days-later.ts';
import { useGate } from './gate.ts';
import { databases } from './stores.ts';

describe.each(databases)('claims on %s', (kind) => {
  const { stores, gate } = useGate(kind);

  const mailsTo = async (to: string) => (await stores.store.outbox.mails(50)).filter((mail) => mail.to === to);

  it('lose their text, name and address after the offer’s retention', async () => {
    const offer = await gate.open({ retentionDays: 30 });
    const { homeIds } = await gate.sent(offer);
    const make = (changes: Partial<ClaimInput> = {}) =>
      makeClaim(gate.context, {
        offerId: offer.id,
        homeIds,
        kind: 'shared_house',
        text: 'Two families live here.',
        name: 'Robin Fictional',
        email: 'robin@example.org',
        addressLines: ['1 Pebble Lane', 'Marrow Vale'],
        language: 'en',
        network: randomUUID(),
        ...changes,
      });
    const email = `${randomUUID()}@example.org`;
    const [refused, open] = [await make({ email }), await make({ email: `open-${email}` })];
    await refuseClaim(gate.staff, { id: refused.id, reason: 'One household' });
    const emptyAfter = (days: number) => runDailyJobs(gate.staff, days);
    const kept = async ({ id }: Claim) => {
      const {
        text,
        name,
        email: to,
        addressLines,
        state,
        reason,
        homeIds: of,
      } = (await claimRows.find(stores.store, id)) ?? open;
      return { text: [text, name, to, ...addressLines].filter((part) => part !== '').length, state, reason, of };
    };
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await emptyAfter(29)).toBe(0);
    expect(await emptyAfter(31)).toBe(1);
    expect(await kept(refused)).toEqual({ text: 0, state: 'refused', reason: '', of: homeIds });
    expect(await kept(open)).toMatchObject({ text: 5, state: 'open' });
    expect(await mailsTo(email)).toEqual([]);
    expect((await stores.store.audit.of('claim', refused.id)).map(({ action }) => action)).toEqual([
      'claim.made',
      'claim.refused',
      'claim.erased',
    ]);

    for (const transition of ['close', 'archive'] as const)
      await transitionOffer(gate.staff, { id: offer.id, transition });
    expect(await emptyAfter(29)).toBe(0);
    // The undecided claim, and the request that never ended.
    expect(await emptyAfter(31)).toBe(2);
    expect(await kept(open)).toEqual({ text: 0, state: 'refused', reason: '', of: homeIds });
    expect(await emptyAfter(400)).toBe(0);
  });
});
