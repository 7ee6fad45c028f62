import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startHcaptchaStandIn, type HcaptchaStandIn } from '../src/index.ts';
import { sharedChromium } from '../src/launch-chromium.ts';

let service: HcaptchaStandIn;
beforeAll(async () => {
  service = await startHcaptchaStandIn();
});
afterAll(() => service.close());
afterEach(() => service.behaveWell());

interface Verdict {
  success: unknown;
  'error-codes'?: string[];
}

async function verify(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Verdict> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(service.verifyUrl, { method: 'POST', body, headers });
  return (await answer.json()) as Verdict;
}

const fieldsOf = (response: string): Record<string, string> => ({
  secret: service.secret,
  response,
  remoteip: '192.0.2.7',
  sitekey: service.siteKey,
});

describe('siteverify of the hCaptcha stand-in', () => {
  test('accepts a token once', async () => {
    const token = service.token();
    expect(await verify(fieldsOf(token))).toMatchObject({ success: true, challenge_ts: expect.any(String) });
    expect(await verify(fieldsOf(token))).toEqual({ success: false, 'error-codes': ['already-seen-response'] });
  });

  test('accepts exactly one of 20 uses at the same time', async () => {
    const fields = fieldsOf(service.token());
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => verify(fields)));
    expect(verdicts.filter(({ success }) => success === true)).toHaveLength(1);
  });

  test.each<[string, Record<string, string>]>([
    ['missing-input-secret', { secret: '' }],
    ['invalid-input-secret', { secret: '0xother' }],
    ['missing-input-response', { response: '' }],
    ['invalid-input-response', { response: 'P1_made-up' }],
    ['missing-remoteip', { remoteip: '' }],
    ['invalid-remoteip', { remoteip: 'localhost' }],
    ['sitekey-secret-mismatch', { sitekey: '00000000-0000-4000-8000-000000000000' }],
    ['bad-request', { remoteIp: '192.0.2.7' }],
  ])('answers with the error code %s', async (code, change) => {
    expect(await verify({ ...fieldsOf(service.token()), ...change })).toEqual({
      success: false,
      'error-codes': [code],
    });
  });

  test('rejects old tokens and tokens of another site key', async () => {
    expect(await verify(fieldsOf(service.token({ ageMs: 130_000 })))).toMatchObject({
      'error-codes': ['expired-input-response'],
    });
    expect(await verify(fieldsOf(service.token({ siteKey: 'another' })))).toMatchObject({
      'error-codes': ['invalid-input-response'],
    });
  });

  test('refuses JSON, and records every request', async () => {
    const body = JSON.stringify(fieldsOf('x'));
    const answer = await fetch(service.verifyUrl, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(await answer.json()).toMatchObject({ 'error-codes': ['bad-request'] });
    expect(service.requests.at(-1)).toMatchObject({ method: 'POST', path: '/siteverify', body });
  });

  test('fails as configured', async () => {
    service.behave({ kind: 'answer', answer: { success: 'true' } }, { on: 'siteverify', times: 1 });
    service.behave({ kind: 'reset' }, { on: 'siteverify', times: 1 });
    expect(await verify(fieldsOf('x'))).toEqual({ success: 'true' });
    await expect(verify(fieldsOf('x'))).rejects.toThrow('fetch failed');
    expect(await verify(fieldsOf(service.token()))).toMatchObject({ success: true });
  });
});

describe('reports to the hCaptcha stand-in', () => {
  const target = '/api/6/envelope/?sentry_version=7&sentry_key=d233059272824702afc8c43834c4912d';
  const post = (body: string, type = 'application/x-sentry-envelope') =>
    fetch(service.origin + target, { method: 'POST', body, headers: { 'content-type': type } });

  test('are accepted when they are envelopes of three parts', async () => {
    const event = { message: 'script-error', fingerprint: ['script-error'] };
    const answer = await post(
      [{ event_id: 'a', dsn: 'd' }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n'),
    );
    expect(answer.status).toBe(200);
    expect(service.reports.at(-1)?.event).toEqual(event);
  });

  test('are otherwise refused, with a reason', async () => {
    expect((await post('{}')).status).toBe(400);
    expect((await post('{}\n{}\n{}', 'application/json')).status).toBe(400);
    expect(service.badReports).toEqual(['1 lines', 'content type application/json']);
  });
});

describe('the script of the hCaptcha stand-in', () => {
  const script = (query: string) => fetch(`${service.origin}/1/api.js?${query}`);

  test('requires onload first, and only parameters of the protocol', async () => {
    expect((await script('onload=ready&render=explicit&hl=en&uj=false')).status).toBe(200);
    expect((await script('render=explicit&onload=ready')).status).toBe(400);
    expect((await script('onload=ready&Render=explicit')).status).toBe(400);
  });

  test("creates a widget whose tokens pass once, and whose errors are the provider's", async () => {
    const page = await (await sharedChromium()).newPage();
    try {
      await page.goto(`${service.origin}/nothing-here`);
      await page.addScriptTag({ content: 'window.isReady = new Promise((resolve) => { window.ready = resolve; });' });
      await page.addScriptTag({ url: `${service.origin}/1/api.js?onload=ready&render=explicit` });
      const run = (code: string): Promise<unknown> => page.evaluate(code);
      await run('isReady');
      await run(`document.body.innerHTML = '<div id="box"></div>'`);
      const options = JSON.stringify({ sitekey: service.siteKey, size: 'invisible' });
      await run(`globalThis.id = hcaptcha.render('box', ${options})`);
      const { response } = (await run('hcaptcha.execute(id, { async: true })')) as { response: string };
      expect(await run(`document.querySelector('[name=h-captcha-response]').value`)).toBe(response);
      expect(await verify(fieldsOf(response))).toMatchObject({ success: true });
      await run('hcaptcha.reset(id)');
      expect(await run('hcaptcha.getResponse(id)')).toBe('');
      service.behave({ kind: 'error', code: 'challenge-closed' }, { on: 'execute' });
      expect(await run('hcaptcha.execute(id, { async: true }).catch((code) => code)')).toBe('challenge-closed');
      await run('hcaptcha.remove(id)');
      expect(await run(`document.getElementById('box').childElementCount`)).toBe(0);
    } finally {
      await page.close();
    }
  });
});
