import { expect, test } from 'vitest';
import { scriptAddress } from './hcaptcha-check.ts';

const plain = { scriptOrigin: 'https://js.hcaptcha.com', script: {}, reports: true, language: 'fr' };

test('the address of hCaptcha’s script asks for explicit rendering in the page’s language, and nothing else', () => {
  expect(scriptAddress(plain)).toBe('https://js.hcaptcha.com/1/api.js?onload=hCaptchaOnLoad&render=explicit&hl=fr');
});

test('the address of hCaptcha’s script says when nothing is to be reported', () => {
  expect(scriptAddress({ ...plain, reports: false })).toContain('render=explicit&sentry=false&hl=fr');
});

test('the address of hCaptcha’s script carries the configured parameters in the provider’s order, encoded', () => {
  const script = {
    host: 'forms.example&sentry=false',
    endpoint: 'https://api.example/ü',
    assethost: 'https://assets.example',
    imghost: 'https://images.example',
    reportapi: 'https://reports.example',
  };
  const { search } = new URL(scriptAddress({ ...plain, script }));
  expect([...new URLSearchParams(search)]).toEqual([
    ['onload', 'hCaptchaOnLoad'],
    ['render', 'explicit'],
    ['assethost', script.assethost],
    ['imghost', script.imghost],
    ['reportapi', script.reportapi],
    ['endpoint', script.endpoint],
    ['host', script.host],
    ['hl', 'fr'],
  ]);
});

test('the address of hCaptcha’s script leaves out empty parameters', () => {
  expect(scriptAddress({ ...plain, script: { host: '' } })).toBe(scriptAddress(plain));
});

test.each([
  ['fr-CA', 'fr'],
  ['zh-TW', 'zh-TW'],
  ['en-US', 'en'],
  ['ar', 'ar'],
  ['cy', null],
])('the address of hCaptcha’s script asks for %s by the code %s, and for none that is not known', (language, code) => {
  expect(new URL(scriptAddress({ ...plain, language })).searchParams.get('hl')).toBe(code);
});
