import type { OfferInput } from '@doorstep/contract';
import { describe, expect, it } from 'vitest';
import { offerInput } from '../../../testing/src/offer-input.ts';
import type { Offer } from './offer.ts';
import { effectsOfChange, effectsOfTransition } from './offer-effects.ts';

const at = Date.parse('2026-11-26T12:00:00Z');
const counts = { held: 2, waitlisted: 3, accepted: 4, packed: 1, dispatched: 9, withdrawn: 5 };
const area = { countries: ['GB'], postcodePrefixes: ['LM1'], polygon: null };
const input = offerInput({
  area,
  slug: 'bins',
  hasWaitlist: true,
  items: [{ ...offerInput({}).items[0]!, id: 'bin' }],
});
const offer = { slug: 'bins', status: 'published', definition: input, group: null } as unknown as Offer;
const keeps = { kind: 'keeps', count: 10 };

describe('a change of an offer', () => {
  const [bin] = input.items;
  it.each([
    [{ closesAt: '2026-11-26T11:59:00Z' }, { kind: 'closes_by_time', closesAt: '2026-11-26T11:59:00Z' }],
    [{ opensAt: '2026-12-01T09:00:00Z' }, { kind: 'puts_off', opensAt: '2026-12-01T09:00:00Z' }],
    [{ slug: 'bins-2' }, { kind: 'renames', was: 'bins', now: 'bins-2' }],
    [{ isListed: false }, { kind: 'unlists' }],
    [{ hasWaitlist: false }, { kind: 'ends_queue', count: 3 }],
    [{ limits: { unitsPerHome: 1, windowDays: null } }, { kind: 'lowers_limits' }],
    [{ items: [{ ...bin!, maxPerHome: 1, maxPerRequest: 1 }] }, { kind: 'lowers_limits' }],
    [{ area: { countries: ['IE'], postcodePrefixes: [], polygon: null } }, { kind: 'narrows_area' }],
    [{ area: { ...area, postcodePrefixes: ['LM1 2'] } }, { kind: 'narrows_area' }],
    [{ typedAddresses: 'refused' }, { kind: 'refuses_typed' }],
    [{ retentionDays: 30 }, { kind: 'shortens_retention', was: 90, now: 30 }],
  ] as [Partial<OfferInput>, object][])('to %o takes something from people', (changes, effect) => {
    const before = { ...input, items: [{ ...bin!, maxPerHome: 2, maxPerRequest: 2 }] };
    const found = effectsOfChange({ ...offer, definition: before } as Offer, { ...before, ...changes }, { counts, at });
    expect(found).toEqual([effect, keeps]);
  });

  it.each([
    {},
    { title: { en: 'New' } },
    { closesAt: '2027-01-01T00:00:00Z' },
    { opensAt: '2026-11-01T00:00:00Z' },
    { isListed: true },
    { retentionDays: 900 },
    { area: { countries: ['GB', 'IE'], postcodePrefixes: ['LM'], polygon: null } },
  ] as Partial<OfferInput>[])('to %o takes nothing', (changes) => {
    expect(effectsOfChange(offer, { ...input, ...changes }, { counts, at })).toEqual([]);
  });

  it('of a draft affects no one', () => {
    expect(effectsOfChange({ ...offer, status: 'draft' }, { ...input, slug: 'other' }, { counts, at })).toEqual([]);
  });
});

describe('a status change', () => {
  const step = (name: Parameters<typeof effectsOfTransition>[1], definition = input) =>
    effectsOfTransition({ definition } as Offer, name, { counts, at });

  it('to archive reports the effect on every open request', () => {
    expect(step('archive')).toEqual([
      { kind: 'hides' },
      { kind: 'lapses', count: 3 },
      { kind: 'leaves_held', count: 2 },
      { kind: 'leaves_to_send', count: 5 },
      { kind: 'erases', days: 90 },
    ]);
  });

  it('to close or pause reports that new requests stop, and which ones stay', () => {
    expect(step('close')).toEqual([{ kind: 'closes' }, keeps]);
    expect(step('pause')).toEqual([{ kind: 'pauses' }, keeps]);
  });

  it('to reopen reports that it clears a past closing time', () => {
    const closesAt = '2026-11-26T11:00:00Z';
    expect(step('reopen', { ...input, closesAt })).toEqual([{ kind: 'clears_closing', closesAt }]);
    expect(step('reopen', { ...input, closesAt: '2027-01-01T00:00:00Z' })).toEqual([]);
  });
});
