import type { OfferInput, StaffOffer } from '@doorstep/contract';
import { itemInput, offerInput, placeInput } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { publishRemarks } from './publish-remarks.ts';

const now = Date.parse('2027-03-01T12:00:00Z');
const usual = { now, sendsEmails: true, hasCheckAlarm: false };
const quiet = offerInput({ contact: { name: 'required', email: 'optional', phone: 'off' }, typedAddresses: 'held' });

function remarks(changes: Partial<OfferInput>, stock: (number | null)[] = [10], ground: Partial<typeof usual> = {}) {
  const offer = { input: { ...quiet, ...changes }, stock: stock.map((left) => ({ stock: left })) };
  return publishRemarks(offer as StaffOffer, { ...usual, ...ground }).map(({ kind }) => kind);
}

describe('publish remarks', () => {
  it('are empty for an offer that is ready', () => {
    expect(remarks({})).toEqual([]);
    expect(remarks({ closesAt: '2027-03-02T12:00:00Z' }, [null])).toEqual([]);
  });

  it.each<[string, Partial<OfferInput>, (number | null)[]]>([
    ['has_closed', { closesAt: '2027-03-01T12:00:00Z' }, [10]],
    ['closes_soon', { closesAt: '2027-03-02T11:59:59Z' }, [10]],
    ['none_in_stock', {}, [0]],
    ['none_of_item', { items: [itemInput(), itemInput()] }, [0, 4]],
    ['refuses_typed', { typedAddresses: 'refused' }, [10]],
    ['asks_no_contact', { contact: { name: 'required', email: 'off', phone: 'off' } }, [10]],
    ['untranslated', { title: { en: 'Bins', fr: 'Bacs' } }, [10]],
    ['places_have_closed', { collection: { isForEverybody: true, places: [placeInput({ openings: [] })] } }, [10]],
  ])('include %s', (kind, changes, stock) => {
    expect(remarks(changes, stock)).toEqual([kind]);
  });

  it('include emails without a mail server, and an alarm of the human check', () => {
    expect(remarks({}, [10], { sendsEmails: false, hasCheckAlarm: true })).toEqual([
      'sends_no_email',
      'check_has_alarm',
    ]);
    expect(
      remarks({ contact: { name: 'off', email: 'off', phone: 'required' } }, [10], { sendsEmails: false }),
    ).toEqual([]);
  });
});
