import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { itemInputSchema, offerInputSchema } from './offer-input.ts';
import { submissionSchema } from './submission.ts';
import { isBlank } from './trimmed.ts';

describe('a text without visible characters', () => {
  it.each(['', '  ', '\u200b\u200b', '\u3164', '\u2800', '\u00ad', '\ufe0f', '\u0301', '\u{e0041}', ' \u2060\u00a0'])(
    'counts as empty: %j',
    (text) => {
      expect(isBlank(text)).toBe(true);
      const typed = { line1: text, city: text, country: 'GB' };
      const sent = { lines: [], contact: { name: text }, address: { typed }, unit: text };
      expect(v.parse(submissionSchema, sent)).toMatchObject({
        contact: { name: '' },
        address: { typed: { line1: '', city: '' } },
        unit: '',
      });
    },
  );

  it.each(['a', '.', '-', '👍🏽', '1️⃣', 'क्‍ष', 'می‌خواهم', 'e\u0301', '〇'])('is not %j', (text) => {
    expect(isBlank(text)).toBe(false);
    expect(v.parse(submissionSchema, { lines: [], contact: { name: ` ${text} ` } }).contact.name).toBe(text);
  });
});

describe('a text with direction controls', () => {
  it.each([
    ['Rob\u202enitsuj', 'Robnitsuj'],
    ['\u202d+44 20 7946 0000\u202c', '+44 20 7946 0000'],
    ['\u2067דנה\u2069', 'דנה'],
    ['Org\u202b\u2066', 'Org'],
  ])('loses them: %j', (text, read) => {
    const sent = { lines: [], contact: { name: text, phone: text }, answers: { note: text } };
    expect(v.parse(submissionSchema, sent)).toMatchObject({
      contact: { name: read, phone: read },
      answers: { note: read },
    });
  });

  it('keeps the direction marks that mixed scripts need', () => {
    expect(v.parse(submissionSchema, { lines: [], contact: { name: 'א\u200fb\u200e!' } }).contact.name).toBe(
      'א\u200fb\u200e!',
    );
  });
});

it.each(['Bins\r\nBcc: all@example.org', 'Bins\u2028free', 'Bins\u0085free'])(
  'a text for mail headers and labels is refused with a line break: %j',
  (text) => {
    const item = { name: { en: text }, maxPerRequest: 1, maxPerHome: null, isUnlimited: true };
    expect(v.safeParse(itemInputSchema, item).success).toBe(false);
    expect(v.safeParse(offerInputSchema.entries.title, { en: text }).success).toBe(false);
    expect(v.safeParse(offerInputSchema.entries.organisation.entries.name, text).success).toBe(false);
    expect(v.safeParse(submissionSchema, { lines: [], contact: { name: text } }).success).toBe(false);
  },
);
