import { offerInput } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { fromOfferForm } from './from-offer-form.ts';
import { emptyOfferForm } from './offer-form.ts';
import { inLanguage, missingTexts, nextMissing, withLanguages } from './texts.ts';
import { toOfferForm } from './to-offer-form.ts';

const both = (en: string, fr: string) => ({ en, fr });
const plain = offerInput();
const input = offerInput({
  title: both('Compost bin', 'Composteur'),
  description: both('A bin.', 'Un bac.'),
  items: plain.items.map((item) => ({ ...item, id: 'bin', name: both('Bin', 'Bac') })),
  questions: [
    {
      id: 'step',
      kind: 'choice',
      label: both('Is there a step?', 'Y a-t-il une marche ?'),
      help: {},
      required: true,
      options: [
        { id: 'yes', label: both('Yes', 'Oui') },
        { id: 'no', label: { en: 'No' } },
        { id: 'old', label: { en: 'Perhaps' }, isRetired: true },
      ],
    },
  ],
});

describe('the languages of an offer’s texts', () => {
  it('are added empty and removed completely, and no other text changes', () => {
    const form = toOfferForm(input);
    expect(form.languages).toEqual(['en', 'fr']);
    const added = withLanguages(form, ['en', 'fr', 'de']);
    expect([added.languages, added.title, added.questions[0]?.options[1]?.label]).toEqual([
      ['de', 'en', 'fr'],
      { de: '', en: 'Compost bin', fr: 'Composteur' },
      { de: '', en: 'No', fr: '' },
    ]);
    const english = fromOfferForm(withLanguages(added, ['en']));
    expect(english).toEqual({
      ...fromOfferForm(form),
      title: { en: 'Compost bin' },
      description: { en: 'A bin.' },
      items: [expect.objectContaining({ id: 'bin', name: { en: 'Bin' } })],
      questions: [
        expect.objectContaining({
          label: { en: 'Is there a step?' },
          options: [{ id: 'yes', label: { en: 'Yes' } }, ...input.questions[0]!.options.slice(1)],
        }),
      ],
    });
  });

  it('survive a save before they have any text', () => {
    const saved = fromOfferForm(withLanguages(toOfferForm(input), ['en', 'fr', 'de']));
    expect(toOfferForm(saved).languages).toEqual(['de', 'en', 'fr']);
  });

  it('start with the one in which a new offer was written', () => {
    const typed = { ...emptyOfferForm('en', 'Europe/Paris'), title: { en: 'Composteur' } };
    const french = fromOfferForm(inLanguage(typed, 'fr'));
    expect([french.mainLanguage, french.title]).toEqual(['fr', { fr: 'Composteur' }]);
  });

  it('report what the main one has and they lack, except retired parts', () => {
    // Title, description, item, question and answer "Yes" are translated; eligibility, confirmation, both notices, the
    // help contact and answer "No" are not.
    expect(missingTexts(toOfferForm(input), 'fr')).toEqual({ all: 11, missing: 6 });
  });

  it('are filled in one after another, wrapping around at the end', () => {
    const form = toOfferForm(input);
    const inTurn = (after: string | null, left: number): (string | null)[] => {
      const path = nextMissing(form, 'fr', after);
      return left === 0 ? [] : [path, ...inTurn(path, left - 1)];
    };
    expect(inTurn('items.0.name', 7)).toEqual([
      'questions.0.options.1.label',
      'organisation.privacyNotice',
      'organisation.accessibilityNotice',
      'organisation.helpContact',
      'eligibility',
      'confirmation',
      'questions.0.options.1.label',
    ]);
    expect(nextMissing(form, 'en', null)).toBeNull();
  });
});
