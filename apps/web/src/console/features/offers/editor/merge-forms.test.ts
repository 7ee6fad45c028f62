import { describe, expect, it } from 'vitest';
import { mergeForms } from './merge-forms.ts';
import { emptyOfferForm, newItem, newQuestion, type OfferForm } from './offer-form.ts';
import { withLanguages } from './texts.ts';

const languages = ['en', 'fr'];
const item = { ...newItem(languages), itemId: 'bin', rowKey: '', name: { en: 'Bin', fr: '' } };
const base: OfferForm = {
  ...withLanguages(emptyOfferForm('en', 'Europe/London'), languages),
  title: { en: 'Compost bin', fr: 'Composteur' },
  items: [item],
  questions: [
    {
      ...newQuestion(languages),
      questionId: 'step',
      options: [{ optionId: 'yes', label: { en: 'Yes', fr: '' }, isRetired: false }],
    },
  ],
  unitsPerHome: '1',
};

describe('merging two people’s changes of one offer', () => {
  it('takes the other person’s changes to untouched fields, and keeps mine', () => {
    const mine = { ...base, title: { ...base.title, en: 'Free compost bin' } };
    const theirs = { ...base, unitsPerHome: '2', contact: { ...base.contact, phone: 'optional' as const } };
    const { merged, conflicts } = mergeForms(base, mine, theirs);
    expect(merged).toEqual({ ...theirs, title: mine.title });
    expect(conflicts).toEqual([]);
  });

  it('lists fields that both changed, with my value kept', () => {
    const mine = {
      ...base,
      title: { ...base.title, en: 'Mine' },
      organisation: { ...base.organisation, name: 'Mine Ltd' },
    };
    const theirs = {
      ...base,
      title: { ...base.title, en: 'Theirs' },
      organisation: { ...base.organisation, name: 'Theirs Ltd' },
    };
    const { merged, conflicts } = mergeForms(base, mine, theirs);
    expect([merged.title.en, merged.organisation.name]).toEqual(['Mine', 'Mine Ltd']);
    expect(conflicts).toEqual([
      { path: 'title.en', mine: 'Mine', theirs: 'Theirs' },
      { path: 'organisation.name', mine: 'Mine Ltd', theirs: 'Theirs Ltd' },
    ]);
  });

  it('finds no conflict if both made the same change', () => {
    const both = { ...base, title: { en: 'Same', fr: 'Même' } };
    expect(mergeForms(base, both, structuredClone(both)).conflicts).toEqual([]);
  });

  it('merges two languages of one item, question or answer', () => {
    const mine = structuredClone(base);
    mine.items[0]!.name.fr = 'Bac';
    mine.questions[0]!.options[0]!.label.fr = 'Oui';
    const theirs = structuredClone(base);
    theirs.items[0]!.name.en = 'Compost bin';
    theirs.questions[0]!.options[0]!.label.en = 'Yes, one';
    const { merged, conflicts } = mergeForms(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.items[0]?.name).toEqual({ en: 'Compost bin', fr: 'Bac' });
    expect(merged.questions[0]?.options[0]?.label).toEqual({ en: 'Yes, one', fr: 'Oui' });
  });

  it('keeps rows added by either, and lists the array as a conflict', () => {
    const added = { ...newItem(languages), name: { en: 'Caddy', fr: '' } };
    const theirNew = { ...item, itemId: 'leaflet' };
    const { merged, conflicts } = mergeForms(
      base,
      { ...base, items: [item, added] },
      { ...base, items: [item, theirNew] },
    );
    expect(merged.items).toEqual([item, added, theirNew]);
    expect(conflicts.map(({ path }) => path)).toEqual(['items']);
  });

  it('keeps languages added by either, without the removed one', () => {
    const mine = withLanguages(base, ['en', 'fr', 'de']);
    const { merged } = mergeForms(base, mine, withLanguages(base, ['en']));
    expect([merged.languages, merged.title]).toEqual([['de', 'en'], { de: '', en: 'Compost bin' }]);
  });
});
