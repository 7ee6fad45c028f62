import { startHcaptchaStandIn, startLoqateStandIn, type RawRequest } from '@doorstep/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../apps/server/src/config.ts';
import { callLine } from './demo-services/call-line.ts';
import { startControlPage } from './demo-services/control-page.ts';
import { serverLine } from './demo-services/server-line.ts';
import { settingsOfDemo, type DemoChoice } from './demo-services/settings-of-demo.ts';
import { disruptions, watchOf } from './demo-services/disruptions.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function startAll() {
  const requests: RawRequest[] = [];
  const onRequest = (request: RawRequest) => requests.push(request);
  const hcaptcha = await startHcaptchaStandIn({ onRequest });
  const loqate = await startLoqateStandIn({ onRequest });
  const changes: string[] = [];
  const control = await startControlPage({
    standIns: { captcha: hcaptcha, loqate },
    choice: { captcha: 'hcaptcha', check: 'always', lookup: 'relay', fallback: 'index' },
    links: () => [{ name: 'Demo offer', url: 'http://127.0.0.1:1/o/compost-bin' }],
    changed: (message) => changes.push(message),
  });
  ends.push(hcaptcha.close, loqate.close, control.close);
  const press = (id: string, headers: Record<string, string> = {}) =>
    fetch(`${control.url}/${id}`, { method: 'POST', redirect: 'manual', headers });
  const find = async (key = loqate.key) => {
    const query = new URLSearchParams({ Text: 'heron', Countries: '', language: 'en', Key: key });
    const answer = await fetch(`${loqate.url}/Find/v1.20/json6.ws?${query.toString()}`);
    return ((await answer.json()) as { Items: { Error?: string }[] }).Items[0]?.Error ?? 'items';
  };
  return { hcaptcha, loqate, control, changes, requests, press, find };
}

describe('the switches of the demo services', () => {
  it('break and restore a service, individually and all at once', async () => {
    const { press, find, changes, hcaptcha } = await startAll();
    expect(await find()).toBe('items');
    await press('error-3');
    await press('script-fails');
    expect(await find()).toBe('3');
    expect((await fetch(`${hcaptcha.origin}/1/api.js?onload=x`)).status).toBe(503);
    await press('error-3');
    expect(await find()).toBe('items');
    await press('all-well');
    expect((await fetch(`${hcaptcha.origin}/1/api.js?onload=x`)).status).toBe(200);
    expect(changes).toEqual([
      'Error 3: out of credit: on',
      'The script does not load: on',
      'Error 3: out of credit: off',
      'Everything works again',
    ]);
  });

  it('are on a page that shows their state and rejects requests from other sites', async () => {
    const { press, control } = await startAll();
    expect((await press('error-2', { origin: 'https://elsewhere.example' })).status).toBe(403);
    await press('error-14');
    const page = await (await fetch(control.url)).text();
    const pressed = [...page.matchAll(/aria-pressed="true" aria-describedby="watch-([\w-]+)"/g)].map(([, id]) => id);
    expect(pressed).toEqual(['error-14']);
    for (const { all } of disruptions) for (const { id } of all) expect(page).toContain(`action="/${id}"`);
  });
});

describe('the description of a switch', () => {
  const promise = (id: string, choice: Partial<DemoChoice>) => {
    const found = disruptions.flatMap(({ all }) => all).find((each) => each.id === id);
    if (found === undefined) throw new Error(id);
    return watchOf(found, { captcha: 'hcaptcha', check: 'always', lookup: 'relay', fallback: 'index', ...choice });
  };

  it('depends on the options of the demonstration', () => {
    expect(promise('error-3', {})).toContain('your own data answers');
    expect(promise('error-3', { fallback: 'typing' })).toContain('offers to type');
    expect(promise('error-14', { lookup: 'direct', fallback: 'typing' })).toContain('asks again');
    expect(promise('verify-hangs', {})).toContain('it is held');
    expect(promise('verify-hangs', { check: 'monitor' })).toContain('the built-in check decides');
    for (const id of ['script-fails', 'verify-hangs', 'verify-rejects', 'closed'])
      expect(promise(id, { check: 'suspicion' })).toContain('within three seconds');
    expect(promise('script-fails', { check: 'pow' })).toContain('Not in use');
    expect(promise('script-fails', { captcha: 'turnstile' })).not.toContain('report');
    expect(promise('report-hangs', { captcha: 'turnstile' })).toContain('Only with --captcha hcaptcha');
    expect(promise('find-hangs', { lookup: 'index' })).toContain('Not in use');
  });
});

describe('the log line of a call', () => {
  it('contains service, caller, verb and parameters, with shortened keys', async () => {
    const { find, requests, loqate } = await startAll();
    await find();
    const line = callLine('Loqate', requests[0] as RawRequest);
    expect(line).toMatch(
      /^\d\d:\d\d:\d\d {2}Loqate {5}server {3}GET Find {2}Text=heron · Countries= · language=en · Key=ST11…$/,
    );
    expect(line).not.toContain(loqate.key);
  });

  it('shows form fields without secrets, the message of a report, and no control characters', async () => {
    const { hcaptcha, requests } = await startAll();
    const body = new URLSearchParams({
      secret: hcaptcha.secret,
      response: 'P1_something',
      remoteip: '\u001b[2J192.0.2.7',
    });
    await fetch(hcaptcha.verifyUrl, { method: 'POST', body });
    await fetch(`${hcaptcha.origin}/api/6/envelope/?sentry_version=7`, {
      method: 'POST',
      headers: { 'user-agent': 'Mozilla/5.0' },
      body: '{}\n{}\n{"breadcrumbs":[{"message":"attempt 1"}],"message":"script-error"}',
    });
    const [verify, report] = requests.map((request) => callLine('hCaptcha', request));
    expect(verify).toMatch(/POST \/siteverify {2}secret=0x5E… · response=P1_s… · remoteip= \[2J192\.0\.2\.7$/);
    expect(report).toMatch(/browser {2}POST \/api\/6\/envelope\/ {2}message=script-error$/);
  });
});

describe('a line of the server’s log', () => {
  it('is shown as its message, or unchanged when it is not a log line', () => {
    const logged = {
      level: 40,
      time: '2026-03-01T12:00:00Z',
      service: 'human-check',
      code: 'timeout',
      message: 'Late.',
    };
    const line = serverLine(JSON.stringify({ ...logged, msg: 'a third-party service fails' }));
    expect(line).toMatch(
      /^\d\d:\d\d:\d\d {2}Doorstep {2}a third-party service fails · human-check · timeout · Late\.$/,
    );
    expect(serverLine('plain words')).toBe('Doorstep  plain words');
  });
});

describe('the settings of the demonstration', () => {
  const played = {
    service: {
      origin: 'http://127.0.0.1:1',
      siteKey: 'site-key',
      secret: 'secret',
      verifyUrl: 'http://127.0.0.1:1/siteverify',
    },
    loqate: { url: 'http://127.0.0.1:2/Capture/Interactive', key: 'server-key', browserKey: 'browser-key' },
    now: Date.parse('2026-03-01T12:00:00Z'),
  };
  const choices: DemoChoice[] = (['always', 'suspicion', 'monitor', 'pow'] as const).flatMap((check) =>
    (['relay', 'direct', 'index'] as const).flatMap((lookup) =>
      (['hcaptcha', 'turnstile'] as const).map(
        (captcha) => ({ captcha, check, lookup, fallback: 'index', port: 0 }) as const,
      ),
    ),
  );

  it.each(choices)('are valid for Doorstep: %o', (choice) => {
    const config = loadConfig(settingsOfDemo(choice, played));
    expect(config.captcha?.provider ?? 'pow').toBe(choice.check === 'pow' ? 'pow' : choice.captcha);
    expect(typeof config.captcha?.monitorUntil === 'number').toBe(choice.check === 'monitor');
    expect(config.lookup).toBe(choice.lookup === 'index' ? 'index' : `loqate-${choice.lookup}`);
  });
});
