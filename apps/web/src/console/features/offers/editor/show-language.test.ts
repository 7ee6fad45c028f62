import { offerInput } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { mergeOffer } from './merge-offer.ts';
import { fromOfferForm } from './from-offer-form.ts';
import { emptyOfferForm } from './offer-form.ts';
import { showLanguage } from './show-language.ts';
import { toOfferForm } from './to-offer-form.ts';

const both = (en: string, fr: string) => ({ en, fr });
const plain = offerInput();
const input = {
  ...plain,
  title: both('Compost bin', 'Composteur'),
  description: both('A bin.', 'Un bac.'),
  items: plain.items.map((item, index) => ({ ...item, id: `item-${index}`, name: both('Bin', 'Bac') })),
  questions: [
    {
      id: 'step',
      kind: 'choice' as const,
      label: both('Is there a step?', 'Y a-t-il une marche ?'),
      help: {},
      required: true,
      options: [
        { id: 'yes', label: both('Yes', 'Oui') },
        { id: 'no', label: { en: 'No' } },
      ],
    },
  ],
};

describe('another language of an offer’s texts', () => {
  it('shows the texts in it, and overwrites none', () => {
    const form = showLanguage(toOfferForm(input), 'fr');
    expect([form.title, form.items[0]?.name, form.questions[0]?.options]).toEqual(['Composteur', 'Bac', 'Oui\nNo']);
    const sent = fromOfferForm(form);
    expect(sent.mainLanguage).toBe('fr');
    expect([sent.title, sent.description]).toEqual([input.title, input.description]);
    expect(sent.items.map(({ name }) => name)).toEqual(input.items.map(({ name }) => name));
    expect(sent.questions[0]?.label).toEqual(input.questions[0]?.label);
    expect(sent.questions[0]?.options.map(({ id }) => id)).toEqual(['yes', 'no']);
  });

  it('keeps what was typed in both, there and back', () => {
    const typed = { ...toOfferForm(input), title: 'A new bin', retentionDays: 'ninet' };
    const french = { ...showLanguage(typed, 'fr'), description: 'Un bac neuf.' };
    const back = showLanguage(french, 'en');
    expect([back.title, back.description, back.retentionDays]).toEqual(['A new bin', 'A bin.', 'ninet']);
    const sent = fromOfferForm(back);
    expect([sent.title, sent.description]).toEqual([both('A new bin', 'Composteur'), both('A bin.', 'Un bac neuf.')]);
  });

  it('begins with the texts that are shown where it has none, and takes none of them away', () => {
    const form = { ...showLanguage(toOfferForm(input), 'de'), title: 'Komposter' };
    expect(form.description).toBe('A bin.');
    expect(fromOfferForm(form).title).toEqual({ ...input.title, de: 'Komposter' });
  });

  it('is what the texts of a new offer were meant to be in', () => {
    const form = showLanguage({ ...emptyOfferForm('en', 'Europe/Paris'), title: 'Composteur' }, 'fr');
    expect(fromOfferForm(form).title).toEqual({ fr: 'Composteur' });
  });

  it('is brought together with another’s changes in every language', () => {
    const mine = showLanguage({ ...toOfferForm(input), title: 'My bin' }, 'fr');
    const theirs = { ...input, description: both('Their bin.', 'Leur bac.') };
    const { merged, conflicts } = mergeOffer(input, { ...mine, title: 'Mon bac' }, theirs);
    expect(conflicts).toEqual([]);
    const sent = fromOfferForm(merged);
    expect([sent.title, sent.description]).toEqual([both('My bin', 'Mon bac'), theirs.description]);
    expect(sent.mainLanguage).toBe('fr');
  });
});
