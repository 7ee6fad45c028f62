import { expect, test } from 'vitest';
import { scriptAddress } from './hcaptcha-check.ts';

const plain = { scriptOrigin: 'https://js.hcaptcha.com', script: {}, reports: true, language: 'fr' };

test('the URL of hCaptcha’s script has explicit rendering and the page’s language, and nothing else', () => {
  expect(scriptAddress(plain)).toBe('https://js.hcaptcha.com/1/api.js?onload=hCaptchaOnLoad&render=explicit&hl=fr');
});

test('the URL of hCaptcha’s script says so when reports are off', () => {
  expect(scriptAddress({ ...plain, reports: false })).toContain('render=explicit&sentry=false&hl=fr');
});

test('the URL of hCaptcha’s script has the configured parameters, encoded and in the provider’s order', () => {
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

test('the URL of hCaptcha’s script omits empty parameters', () => {
  expect(scriptAddress({ ...plain, script: { host: '' } })).toBe(scriptAddress(plain));
});

test.each([
  ['fr-CA', 'fr'],
  ['zh-TW', 'zh-TW'],
  ['en-US', 'en'],
  ['ar', 'ar'],
  ['cy', null],
])('the URL of hCaptcha’s script has for %s the code %s, and none for an unknown language', (language, code) => {
  expect(new URL(scriptAddress({ ...plain, language })).searchParams.get('hl')).toBe(code);
});
