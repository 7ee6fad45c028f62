import { expect, test } from 'vitest';
import { scriptAddress } from './script-address.ts';

const plain = { scriptOrigin: 'https://js.hcaptcha.com', script: {}, reports: true, language: 'fr' };

test('asks for explicit rendering in the language of the page, and for nothing else', () => {
  expect(scriptAddress(plain)).toBe('https://js.hcaptcha.com/1/api.js?onload=hCaptchaOnLoad&render=explicit&hl=fr');
});

test('says when nothing is to be reported', () => {
  expect(scriptAddress({ ...plain, reports: false })).toContain('render=explicit&sentry=false&hl=fr');
});

test('carries what was configured in the order of the provider, encoded', () => {
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

test('leaves out what is empty', () => {
  expect(scriptAddress({ ...plain, script: { host: '' } })).toBe(scriptAddress(plain));
});
