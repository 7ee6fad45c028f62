import { describe, expect, test } from 'vitest';
import { hcaptchaLanguages } from '../hcaptcha/hcaptcha-check.ts';
import { turnstileLanguages } from '../turnstile/turnstile-check.ts';
import { languageCode } from './language-code.ts';

describe.each([
  ['hCaptcha', hcaptchaLanguages],
  ['Turnstile', turnstileLanguages],
])('the language code sent to %s', (_, codes) => {
  test.each([
    ['fr-CA', 'fr'],
    ['zh-TW', 'zh-TW'],
    ['en-US', 'en'],
    ['ar', 'ar'],
    ['ar-EG', 'ar'],
    ['cy', undefined],
    ['en-XB', 'en'],
    ['', undefined],
  ])('for “%s” is %s', (tag, code) => {
    expect(languageCode(tag, codes)).toBe(code);
  });
});
