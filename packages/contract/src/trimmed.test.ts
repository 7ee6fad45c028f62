import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { submissionSchema } from './submission.ts';
import { isBlank } from './trimmed.ts';

describe('a text of which nothing is seen', () => {
  it.each(['', '  ', '\u200b\u200b', '\u3164', '\u2800', '\u00ad', '\ufe0f', '\u0301', '\u{e0041}', ' \u2060\u00a0'])(
    'is empty: %j',
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
