import { describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { presentServices } from './services-view.ts';

const nothing = {
  open: [],
  past: [],
  checks: null,
  browsers: { loaded: 0, failed: 0 },
  at: Date.parse('2026-03-01T12:00:00Z'),
};
const hcaptcha = {
  DOORSTEP_HUMAN_CHECK: 'hcaptcha',
  HCAPTCHA_SITE_KEY: 'the-site-key',
  HCAPTCHA_SECRET: 'a-secret-of-hcaptcha',
};
const direct = {
  DOORSTEP_LOOKUP: 'loqate-direct',
  LOQATE_KEY: 'a-secret-of-loqate',
  LOQATE_BROWSER_KEY: 'the-browser-key',
};

describe('the services page', () => {
  it('names no third party for a default installation', () => {
    const view = presentServices(loadConfig({}), nothing);
    expect(view).toMatchObject({ humanCheck: { inUse: 'pow' }, addressLookup: { inUse: 'index' } });
  });

  it('names the Photon server and its fallback', () => {
    const photon = { DOORSTEP_LOOKUP: 'photon', PHOTON_URL: 'https://photon.example/', PHOTON_FALLBACK: 'typing' };
    const { addressLookup } = presentServices(loadConfig(photon), nothing);
    expect(addressLookup).toEqual({ inUse: 'photon', url: 'https://photon.example', fallback: 'typing' });
  });

  it('shows public settings with their defaults, and never a secret', () => {
    const view = presentServices(loadConfig({ ...hcaptcha, ...direct }), nothing);
    expect(view.humanCheck).toEqual({
      inUse: 'hcaptcha',
      when: 'always',
      fallback: 'held',
      siteKey: 'the-site-key',
      hasSecret: true,
      scriptHost: 'https://js.hcaptcha.com',
      verifyUrl: 'https://api.hcaptcha.com/siteverify',
      reports: true,
      browsers: { loaded: 0, failed: 0 },
      monitor: null,
    });
    expect(view.addressLookup).toMatchObject({ hasKey: true, browserKey: 'the-browser-key', fallback: 'index' });
    expect(JSON.stringify(view)).not.toContain('a-secret-of');
  });

  it('withholds the browser’s key if the browser calls no third party', () => {
    const view = presentServices(loadConfig({ ...direct, DOORSTEP_LOOKUP: 'loqate-relay' }), nothing);
    expect(JSON.stringify(view)).not.toContain('the-browser-key');
  });

  it('shows when the human check’s trial ends, and that it has ended', () => {
    const checks = { passed: 2, rejected: 1, unavailable: 0, notProvided: 0 };
    const monitorOn = (day: string) => {
      const config = loadConfig({ ...hcaptcha, HCAPTCHA_MONITOR_UNTIL: day });
      const { humanCheck } = presentServices(config, { ...nothing, checks });
      return humanCheck.inUse === 'hcaptcha' ? humanCheck.monitor : undefined;
    };
    expect(monitorOn('2026-03-01')).toEqual({ until: '2026-03-01T23:59:59.999Z', isOver: false, checks });
    expect(monitorOn('2026-02-28')).toMatchObject({ isOver: true });
  });
});
