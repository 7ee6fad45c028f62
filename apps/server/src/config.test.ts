import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

describe('the configuration', () => {
  it('works without any setting', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', baseUrl: null, trustProxy: false, lookup: 'index' });
    expect(config.dataFolder).toMatch(/[\\/]data$/);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('treats an empty setting as absent', () => {
    expect(loadConfig({ PORT: '', DOORSTEP_ENV: ' ' })).toMatchObject({ port: 3000, isDevelopment: false });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['DOORSTEP_HOST', 'a host'],
    ['DOORSTEP_BASE_URL', 'offers.example'],
    ['DOORSTEP_BASE_URL', 'https://offers.example/path'],
    ['DOORSTEP_BASE_URL', 'javascript:alert(1)'],
    ['DOORSTEP_ENV', 'prod'],
    ['DOORSTEP_DEMO', 'yes'],
    ['DOORSTEP_TRUST_PROXY', 'true'],
    ['DOORSTEP_TRUST_PROXY', '10.0.0.0/33'],
    ['DOORSTEP_TRUST_PROXY', '21'],
    ['DOORSTEP_HUMAN_CHECK', 'none'],
    ['DOORSTEP_LOOKUP', 'google'],
    ['DOORSTEP_FIND_THREADS', 'many'],
    ['DOORSTEP_FIND_THREADS', '65'],
    ['DOORSTEP_LOG_LEVEL', 'loud'],
    ['DOORSTEP_MAIL_FROM', 'nobody'],
    ['HCAPTCHA_REPORT', '1'],
    ['DOORSTEP_TILE_URL', 'https://tile.example'],
    ['DOORSTEP_TILE_URL', 'https://{s}.tile.example/{z}/{x}/{y}.png'],
    ['DOORSTEP_TILE_URL', 'http://tile.example/{z}/{x}/{y}.png'],
  ])('rejects %s=%s with one line: the setting, its value and what is allowed', (name, value) => {
    const message = messageOf(() => loadConfig({ [name]: value }));
    expect(message).toContain(`${name}: got ${JSON.stringify(value)}; it takes `);
    expect(message).not.toContain('\n');
  });

  it.each([
    ['DOORSTEP_SECRET', 'too-short-hush'],
    ['DATABASE_URL', 'mysql://user:hush@host/db'],
    ['SMTP_URL', 'http://user:hush@host'],
  ])('never shows the value of %s', (name, value) => {
    expect(messageOf(() => loadConfig({ [name]: value }))).toMatch(new RegExp(`^${name}: (?!.*hush).*it takes `));
  });

  it('reads a trusted proxy as a count or as networks', () => {
    expect(loadConfig({ DOORSTEP_TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(loadConfig({ DOORSTEP_TRUST_PROXY: '0' }).trustProxy).toBe(false);
    expect(loadConfig({ DOORSTEP_TRUST_PROXY: 'off' }).trustProxy).toBe(false);
    expect(loadConfig({ DOORSTEP_TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  it('names the missing setting of a pair', () => {
    expect(messageOf(() => loadConfig({ DOORSTEP_LOOKUP: 'loqate-relay' }))).toContain('LOQATE_KEY');
    expect(messageOf(() => loadConfig({ DOORSTEP_HUMAN_CHECK: 'hcaptcha' }))).toContain('HCAPTCHA_SITE_KEY');
    const direct = { DOORSTEP_LOOKUP: 'loqate-direct', LOQATE_BROWSER_KEY: 'AA11-AA11-AA11-AA11' };
    expect(messageOf(() => loadConfig(direct))).toContain('LOQATE_KEY');
    expect(messageOf(() => loadConfig({ DOORSTEP_LOOKUP: 'photon' }))).toContain('PHOTON_URL');
  });

  it.each([
    'http://127.0.0.1:2322',
    'http://photon:2322',
    'http://[::1]:2322',
    'http://172.20.0.7',
    'https://photon.example',
  ])('accepts a Photon server on its own network, or one over TLS: %s', (url) => {
    expect(loadConfig({ DOORSTEP_LOOKUP: 'photon', PHOTON_URL: `${url}/` }).photon.url).toBe(url);
  });

  it('shows maps and their credit if a tile server is set', () => {
    expect(loadConfig({}).tiles).toBeNull();
    const url = 'http://127.0.0.1:8080/{z}/{x}/{y}.png';
    expect(loadConfig({ DOORSTEP_TILE_URL: url }).tiles).toEqual({ url, attribution: '© OpenStreetMap contributors' });
    const own = { DOORSTEP_TILE_URL: url, DOORSTEP_TILE_ATTRIBUTION: '© Greentown' };
    expect(loadConfig(own).tiles?.attribution).toBe('© Greentown');
  });

  it('rejects the browser’s key as the server’s key', () => {
    const direct = { DOORSTEP_LOOKUP: 'loqate-direct', LOQATE_BROWSER_KEY: 'AA11-AA11-AA11-AA11' };
    const message = messageOf(() => loadConfig({ ...direct, LOQATE_KEY: 'AA11-AA11-AA11-AA11' }));
    expect(message).toContain('another key than LOQATE_BROWSER_KEY');
    expect(loadConfig({ ...direct, LOQATE_KEY: 'BB22-BB22-BB22-BB22' }).loqate.browserKey).toBe('AA11-AA11-AA11-AA11');
  });

  it('allows a third party over plain HTTP in development only', () => {
    const settings = { LOQATE_URL: 'http://127.0.0.1:9000/' };
    expect(messageOf(() => loadConfig(settings))).toContain('LOQATE_URL');
    expect(loadConfig({ ...settings, DOORSTEP_ENV: 'development' }).loqate.url).toBe('http://127.0.0.1:9000');
  });

  const hcaptcha = {
    DOORSTEP_HUMAN_CHECK: 'hcaptcha',
    HCAPTCHA_SITE_KEY: '5a1e0000-0000-4000-8000-000000000001',
    HCAPTCHA_SECRET: '0x5EC2E7',
  };
  it.each([
    ['HCAPTCHA_SITE_KEY', '10000000-ffff-ffff-ffff-000000000001'],
    ['HCAPTCHA_SITE_KEY', '20000000-FFFF-ffff-ffff-000000000002'],
    ['HCAPTCHA_SECRET', '0x0000000000000000000000000000000000000000'],
    ['HCAPTCHA_API_HOST', 'https://js.hcaptcha.com.evil.example'],
    ['HCAPTCHA_VERIFY_URL', 'https://nothcaptcha.com/siteverify'],
    ['HCAPTCHA_ENDPOINT', 'http://js.hcaptcha.com'],
    ['HCAPTCHA_ASSETHOST', 'https://evil.example'],
    ['HCAPTCHA_IMGHOST', 'https://evil.example'],
    ['HCAPTCHA_REPORTAPI', 'https://evil.example'],
    ['LOQATE_URL', 'https://evil.example/Capture/Interactive'],
    ['PHOTON_URL', 'http://photon.example'],
    ['PHOTON_URL', 'http://172.32.0.7'],
    ['PHOTON_URL', 'http://10.example.org'],
  ])('accepts %s=%s in development only', (name, value) => {
    const message = messageOf(() => loadConfig({ ...hcaptcha, [name]: value }));
    expect(message).toMatch(new RegExp(`^${name}: .*DOORSTEP_ENV=development`));
    expect(messageOf(() => loadConfig({ ...hcaptcha, [name]: value, DOORSTEP_ENV: 'development' }))).toBe(
      'nothing was thrown',
    );
  });

  const turnstile = {
    DOORSTEP_HUMAN_CHECK: 'turnstile',
    TURNSTILE_SITE_KEY: '0x4AAAAAAADnPIDROrmt1Wwj',
    TURNSTILE_SECRET: '0x4AAAAAAADnPIDROrmt1WwjSecret',
  };
  it.each([
    ['TURNSTILE_SITE_KEY', '1x00000000000000000000AA'],
    ['TURNSTILE_SITE_KEY', '3x00000000000000000000FF'],
    ['TURNSTILE_SECRET', '1x0000000000000000000000000000000AA'],
    ['TURNSTILE_API_HOST', 'https://challenges.cloudflare.com.evil.example'],
    ['TURNSTILE_API_HOST', 'https://workers.cloudflare.com'],
    ['TURNSTILE_VERIFY_URL', 'http://challenges.cloudflare.com/turnstile/v0/siteverify'],
  ])('accepts %s=%s in development only', (name, value) => {
    const message = messageOf(() => loadConfig({ ...turnstile, [name]: value }));
    expect(message).toMatch(new RegExp(`^${name}: .*DOORSTEP_ENV=development`));
    expect(messageOf(() => loadConfig({ ...turnstile, [name]: value, DOORSTEP_ENV: 'development' }))).toBe(
      'nothing was thrown',
    );
  });

  it('rejects keys of two human checks, whichever is in use', () => {
    const both = { ...hcaptcha, ...turnstile };
    for (const inUse of ['pow', 'hcaptcha', 'turnstile'])
      expect(messageOf(() => loadConfig({ ...both, DOORSTEP_HUMAN_CHECK: inUse }))).toMatch(
        /^TURNSTILE_SITE_KEY: .*nothing while HCAPTCHA_SITE_KEY is set: there is one human check/,
      );
    const { TURNSTILE_SECRET } = turnstile;
    expect(messageOf(() => loadConfig({ ...hcaptcha, TURNSTILE_SECRET }))).toMatch(/^TURNSTILE_SECRET: /);
    expect(messageOf(() => loadConfig({ ...hcaptcha, TURNSTILE_SECRET }))).not.toContain(TURNSTILE_SECRET);
  });

  it.each(['hcaptcha', 'turnstile'])('needs both keys of %s', (captcha) => {
    const message = messageOf(() => loadConfig({ DOORSTEP_HUMAN_CHECK: captcha }));
    for (const name of ['SITE_KEY', 'SECRET']) expect(message).toContain(`${captcha.toUpperCase()}_${name}`);
  });

  it('accepts the providers’ own hosts in every environment', () => {
    const settings = {
      ...hcaptcha,
      HCAPTCHA_API_HOST: 'https://js.hcaptcha.com',
      LOQATE_URL: 'https://api.addressy.com/Capture/Interactive',
    };
    expect(loadConfig(settings).captcha?.apiHost).toBe('https://js.hcaptcha.com');
  });

  it('reads a date as the end of that day', () => {
    expect(loadConfig({ ...hcaptcha, HCAPTCHA_MONITOR_UNTIL: '2026-03-31' }).captcha?.monitorUntil).toBe(
      Date.UTC(2026, 3, 1) - 1,
    );
    expect(messageOf(() => loadConfig({ HCAPTCHA_MONITOR_UNTIL: '2026-02-31' }))).toContain('HCAPTCHA_MONITOR_UNTIL');
  });

  it('loads the demo on a site without HTTPS, or when a setting requests it', () => {
    const loadsDemo = (settings: Record<string, string>) => loadConfig(settings).loadsDemo;
    expect(loadsDemo({})).toBe(true);
    expect(loadsDemo({ DOORSTEP_BASE_URL: 'http://offers.example' })).toBe(true);
    expect(loadsDemo({ DOORSTEP_BASE_URL: 'https://offers.example' })).toBe(false);
    expect(loadsDemo({ DOORSTEP_BASE_URL: 'https://offers.example', DOORSTEP_DEMO: 'on' })).toBe(true);
    expect(loadsDemo({ DOORSTEP_DEMO: 'off' })).toBe(false);
  });

  it.each([
    ['postgres://a:b@one,two/doorstep', 'postgres://a:b@one/doorstep?host=one,two&port=5432,5432'],
    ['postgres://a:b@one:1,two:2/d?sslmode=require', 'postgres://a:b@one/d?host=one,two&port=1,2&sslmode=require'],
    ['postgresql://one,two', 'postgresql://one?host=one,two&port=5432,5432'],
    ['postgres:///doorstep?host=one,two', 'postgres:///doorstep?host=one,two'],
    ['postgres:///doorstep?host=/run/postgresql', 'postgres:///doorstep?host=/run/postgresql'],
  ])('accepts the database at %s', (url, read) => {
    expect(loadConfig({ DATABASE_URL: url }).databaseUrl).toBe(read);
  });
});

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was thrown';
}
