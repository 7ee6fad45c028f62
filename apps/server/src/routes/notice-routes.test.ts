import { createHash } from 'node:crypto';
import { catalogueFor } from '@doorstep/messages';
import { expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { noticesWrittenOn, recipientsOf } from './notice-routes.ts';

const at = Date.parse('2026-11-22T12:00:00Z');
const of = (settings: Record<string, string>) => recipientsOf(loadConfig(settings), at);

it('the privacy notice of a default install names no third party', () => {
  expect(of({})).toEqual([]);
});

it('the privacy notice names each service in use, and how it is used', () => {
  for (const [captcha, prefix] of [
    ['hcaptcha', 'HCAPTCHA'],
    ['turnstile', 'TURNSTILE'],
  ] as const) {
    const inUse = { DOORSTEP_HUMAN_CHECK: captcha, [`${prefix}_SITE_KEY`]: 'site key', [`${prefix}_SECRET`]: 'secret' };
    expect(of(inUse)).toEqual(['captcha_always']);
    expect(of({ ...inUse, [`${prefix}_WHEN`]: 'suspicion' })).toEqual(['captcha_suspicion']);
    expect(of({ ...inUse, [`${prefix}_MONITOR_UNTIL`]: '2026-12-01' })).toEqual(['captcha_monitored']);
    expect(of({ ...inUse, [`${prefix}_MONITOR_UNTIL`]: '2026-11-01' })).toEqual(['captcha_always']);
  }
  expect(of({ DOORSTEP_LOOKUP: 'loqate-relay', LOQATE_KEY: 'AA11-AA11-AA11-AA11' })).toEqual(['loqate_relay']);
  const photon = { DOORSTEP_LOOKUP: 'photon', PHOTON_URL: 'https://photon.example' };
  expect(of(photon)).toEqual(['photon']);
  for (const own of ['http://127.0.0.1:2322', 'http://photon:2322', 'https://10.1.2.3'])
    expect(of({ ...photon, PHOTON_URL: own })).toEqual([]);
  expect(of({ DOORSTEP_TILE_URL: 'https://tile.example/{z}/{x}/{y}.png' })).toEqual(['map']);
  expect(of({ DOORSTEP_TILE_URL: 'http://10.1.2.3/{z}/{x}/{y}.png' })).toEqual([]);
  expect(of({ SMTP_URL: 'smtp://localhost' })).toEqual(['mail_service']);
});

it('the privacy notice shows the date of its last change', () => {
  const texts = Object.entries(catalogueFor('en', ['public'])).filter(([id]) => id.startsWith('public.notice.'));
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
  // When a text changes, put the new day and the new digest here.
  expect({ writtenOn: noticesWrittenOn, digest }).toEqual({ writtenOn: '2026-11-24', digest: '068dbcd5b1d8' });
});
