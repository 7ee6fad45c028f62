import { errorCodes, fieldErrorCodes, serviceTestOutcomes, serviceTestSubjects } from '@doorstep/contract';
import { describe, expect, it } from 'vitest';
import { compileCatalogue } from './compile-catalogue.ts';
import { catalogueFor, createTranslator, languages } from './index.ts';

const parts = ['errors', 'offer', 'public', 'staff', 'mail', 'paper', 'staffMail', 'embed'] as const;

describe('the message catalogue', () => {
  it.each(languages.map(({ tag }) => tag))('has a text for every error and field error in %s', (tag) => {
    const catalogue = catalogueFor(tag, ['errors']);
    const wanted = [
      ...Object.keys(errorCodes).map((code) => `error.${code}`),
      ...fieldErrorCodes.map((code) => `field_error.${code}`),
    ];
    expect(Object.keys(catalogue).toSorted()).toEqual(wanted.toSorted());
  });

  it('has a text for every outcome and subject of a service test', () => {
    const ids = Object.keys(catalogueFor('en', ['staff']));
    const of = (start: string) => ids.filter((id) => id.startsWith(start)).map((id) => id.slice(start.length));
    expect(of('staff.services.found.').toSorted()).toEqual([...serviceTestOutcomes].toSorted());
    expect(of('staff.services.subject.').toSorted()).toEqual([...serviceTestSubjects].toSorted());
  });

  it('parses every message', () => {
    for (const { tag } of languages) expect(() => catalogueFor(tag, [...parts])).not.toThrow();
  });

  it('prints a plural’s number inside a nested select, and never a bare #', () => {
    const message =
      '{count, plural, one {# letter {way, select, sent {# went} other {# stays}}} other {# letters {way, select, sent {all # went{left, plural, one {, # is left} other {, # are left}}} other {# stay}}}}';
    const { t } = createTranslator(
      'en',
      compileCatalogue({ 'mail.signature': message }, { isPseudo: false, isolatesValues: false }),
    );
    expect(t('mail.signature', { count: 1200, way: 'sent', left: 1 })).toBe('1,200 letters all 1,200 went, 1 is left');
    expect(t('mail.signature', { count: 1, way: 'kept', left: 1 })).toBe('1 letter 1 stays');
  });

  it('keeps only the plural forms that differ from the last', () => {
    const message = '{count, plural, =0 {# left} one {# is left} few {# left} many {# left} other {# left}}';
    const compiled = compileCatalogue({ 'mail.signature': message }, { isPseudo: false, isolatesValues: false });
    expect(JSON.stringify(compiled)).not.toContain('few');
    const { t } = createTranslator('uk', compiled);
    expect([0, 1, 2, 5].map((count) => t('mail.signature', { count }))).toEqual([
      '0 left',
      '1 is left',
      '2 left',
      '5 left',
    ]);
  });

  it('isolates values in right-to-left text, and only there', () => {
    const parts = ['mail', 'public'] as const;
    const arabic = createTranslator('ar', catalogueFor('ar', [...parts]));
    expect(arabic.t('mail.accepted.subject', { reference: '7234-Q2XP' })).toContain('\u20687234-Q2XP\u2069');
    const inside = { state: 'accepted', way: 'sent', offer: 'Bins' };
    expect(arabic.t('mail.receipt.intro', inside)).toContain('«\u2068Bins\u2069»');
    expect(arabic.t('mail.receipt.intro', inside)).not.toContain('accepted');
    const german = createTranslator('de', catalogueFor('de', [...parts]));
    expect(german.t('mail.receipt.intro', inside)).toContain('„Bins“');
  });

  it('fills in values, and leaves placeholders unchanged in the pseudo-language', () => {
    const english = createTranslator('en', catalogueFor('en', ['errors']));
    expect(english.t('field_error.too_long', { max: 1200 })).toBe('Use 1,200 characters or fewer');
    const pseudo = createTranslator('en-XB', catalogueFor('en-XB', ['errors']));
    expect(pseudo.t('field_error.too_long', { max: 7 })).toContain('7');
    expect(pseudo.t('field_error.too_long', { max: 7 })).not.toContain('characters');
  });
});
