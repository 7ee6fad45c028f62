import { describe, expect, it } from 'vitest';
import { mergeForms } from './merge-forms.ts';
import { emptyOfferForm, newItem } from './offer-form.ts';

const base = { ...emptyOfferForm('en', 'Europe/London'), title: 'Compost bin', unitsPerHome: '1' };

describe('two people change one offer', () => {
  it('takes theirs where I changed nothing, and keeps mine', () => {
    const mine = { ...base, title: 'Free compost bin' };
    const theirs = { ...base, unitsPerHome: '2', contact: { ...base.contact, phone: 'optional' as const } };
    const { merged, conflicts } = mergeForms(base, mine, theirs);
    expect(merged).toEqual({ ...theirs, title: 'Free compost bin' });
    expect(conflicts).toEqual([]);
  });

  it('names what both changed, with mine kept', () => {
    const mine = { ...base, title: 'Mine', organisation: { ...base.organisation, name: 'Mine Ltd' } };
    const theirs = { ...base, title: 'Theirs', organisation: { ...base.organisation, name: 'Theirs Ltd' } };
    const { merged, conflicts } = mergeForms(base, mine, theirs);
    expect(merged.title).toBe('Mine');
    expect(merged.organisation.name).toBe('Mine Ltd');
    expect(conflicts).toEqual([
      { path: 'title', mine: 'Mine', theirs: 'Theirs' },
      { path: 'organisation.name', mine: 'Mine Ltd', theirs: 'Theirs Ltd' },
    ]);
  });

  it('is no conflict when both changed to the same', () => {
    const both = { ...base, title: 'Same' };
    expect(mergeForms(base, both, { ...both }).conflicts).toEqual([]);
  });

  it('treats a list as one field', () => {
    const mine = { ...base, items: [{ ...newItem, name: 'Bin' }] };
    const theirs = { ...base, items: [newItem, newItem] };
    const { merged, conflicts } = mergeForms(base, mine, theirs);
    expect(merged.items).toEqual(mine.items);
    expect(conflicts.map(({ path }) => path)).toEqual(['items']);
  });
});
