import { errorCodes, fieldErrorCodes, serviceTestOutcomes, serviceTestSubjects } from '@doorstep/contract';
import { describe, expect, it } from 'vitest';
import { catalogueFor, createTranslator, languages } from './index.ts';

const parts = ['errors', 'offer', 'public', 'staff', 'mail', 'embed'] as const;

describe('the message catalogue', () => {
  it.each(languages.map(({ tag }) => tag))('has a text for every error and field error in %s', (tag) => {
    const catalogue = catalogueFor(tag, ['errors']);
    const wanted = [
      ...Object.keys(errorCodes).map((code) => `error.${code}`),
      ...fieldErrorCodes.map((code) => `field_error.${code}`),
    ];
    expect(Object.keys(catalogue).toSorted()).toEqual(wanted.toSorted());
  });

  it('has a text for everything that a test of a service can find, and for what is tested', () => {
    const ids = Object.keys(catalogueFor('en', ['staff']));
    const of = (start: string) => ids.filter((id) => id.startsWith(start)).map((id) => id.slice(start.length));
    expect(of('staff.services.found.').toSorted()).toEqual([...serviceTestOutcomes].toSorted());
    expect(of('staff.services.subject.').toSorted()).toEqual([...serviceTestSubjects].toSorted());
  });

  it('parses every message', () => {
    for (const { tag } of languages) expect(() => catalogueFor(tag, [...parts])).not.toThrow();
  });

  it('fills in values, and keeps placeholders out of the pseudo-language’s letters', () => {
    const english = createTranslator('en', catalogueFor('en', ['errors']));
    expect(english.t('field_error.too_long', { most: 1200 })).toBe('Use 1,200 characters or fewer');
    const pseudo = createTranslator('en-XB', catalogueFor('en-XB', ['errors']));
    expect(pseudo.direction).toBe('rtl');
    expect(pseudo.t('field_error.too_long', { most: 7 })).toContain('7');
    expect(pseudo.t('field_error.too_long', { most: 7 })).not.toContain('characters');
  });
});
