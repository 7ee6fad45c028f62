// The findings of the console's Test buttons and of `doctor`, for services in every condition.
import {
  createDataFolder,
  runDoorstep,
  startHcaptchaStandIn,
  startLoqateStandIn,
  startMailSink,
} from '@doorstep/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { sendTestMessage } from '../src/service-tests/test-mail.ts';
import { createServiceTests, findingText } from '../src/service-tests/create-service-tests.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const emptyIndex = { datasets: () => [], damagedFiles: () => [] };
const tests = (environment: Record<string, string>, options?: { timeoutMs: number }) =>
  createServiceTests(loadConfig({ DOORSTEP_ENV: 'development', ...environment }), emptyIndex, options);

async function startHcaptcha() {
  const hcaptcha = await startHcaptchaStandIn();
  ends.push(() => hcaptcha.close());
  const environment = {
    DOORSTEP_HUMAN_CHECK: 'hcaptcha',
    HCAPTCHA_SITE_KEY: hcaptcha.siteKey,
    HCAPTCHA_SECRET: hcaptcha.secret,
    HCAPTCHA_API_HOST: hcaptcha.origin,
    HCAPTCHA_VERIFY_URL: hcaptcha.verifyUrl,
  };
  return { hcaptcha, environment };
}

async function startLoqate() {
  const loqate = await startLoqateStandIn();
  ends.push(() => loqate.close());
  const environment = { DOORSTEP_LOOKUP: 'loqate-relay', LOQATE_KEY: loqate.key, LOQATE_URL: loqate.url };
  return { loqate, environment };
}

describe('a test of hCaptcha', () => {
  it('confirms script, secret and site key, and spends no token', async () => {
    const { hcaptcha, environment } = await startHcaptcha();
    const findings = await tests(environment)['human-check']();
    expect(findings.map(({ subject, state, outcome }) => [subject, state, outcome])).toEqual([
      ['script', 'ok', 'script_loads'],
      ['secret', 'ok', 'secret_accepted'],
    ]);
    const asked = hcaptcha.requests.find(({ path }) => path === '/siteverify');
    expect(asked?.headers['content-type']).toContain('application/x-www-form-urlencoded');
  });

  it.each([
    ['a wrong secret', 'HCAPTCHA_SECRET', 'secret_refused'],
    ['the site key of another account', 'HCAPTCHA_SITE_KEY', 'keys_do_not_match'],
  ])('reports %s and its remedy, and no secret', async (_, wrong, outcome) => {
    const given = await startHcaptcha();
    const environment = { ...given.environment, [wrong]: 'of-another-account' };
    const [script, secret] = await tests(environment)['human-check']();
    expect(script?.state).toBe('ok');
    expect(secret).toMatchObject({ state: 'wrong', outcome });
    const text = secret === undefined ? '' : findingText(secret);
    expect(text).toContain('HCAPTCHA_SECRET');
    expect(text).not.toContain(environment.HCAPTCHA_SECRET);
  });

  it.each([
    [{ kind: 'answer', answer: { success: true } }, 'note', 'secret_is_for_tests'],
    [{ kind: 'answer', answer: { success: 'true' } }, 'wrong', 'not_its_answer'],
    [{ kind: 'answer', answer: { success: false } }, 'wrong', 'not_its_answer'],
    [{ kind: 'answer', answer: { success: false, 'error-codes': ['bad-request'] } }, 'wrong', 'check_refused'],
    [{ kind: 'html' }, 'wrong', 'not_its_answer'],
    [{ kind: 'status', status: 503 }, 'wrong', 'http_status'],
    [{ kind: 'reset' }, 'wrong', 'unreachable'],
  ] as const)('never guesses about the secret: %j is %s, %s', async (behaviour, state, outcome) => {
    const { hcaptcha, environment } = await startHcaptcha();
    hcaptcha.behave(behaviour, { on: 'siteverify' });
    const findings = await tests(environment)['human-check']();
    expect(findings[1]).toMatchObject({ subject: 'secret', state, outcome });
  });

  it('detects an invalid script and a missing one', async () => {
    const { hcaptcha, environment } = await startHcaptcha();
    hcaptcha.behave({ kind: 'html' }, { on: 'script', times: 1 });
    hcaptcha.behave({ kind: 'status', status: 404 }, { on: 'script', times: 1 });
    const outcomes = [];
    for (const _ of [1, 2]) outcomes.push((await tests(environment)['human-check']())[0]?.outcome);
    expect(outcomes).toEqual(['not_its_answer', 'http_status']);
  });

  it('gives up after its time limit', async () => {
    const { hcaptcha, environment } = await startHcaptcha();
    hcaptcha.behave({ kind: 'hang' });
    const findings = await tests(environment, { timeoutMs: 100 })['human-check']();
    expect(findings.map(({ outcome }) => outcome)).toEqual(['timed_out', 'timed_out']);
  });
});

describe('a test of Loqate', () => {
  it('sends one Find with the server’s key', async () => {
    const { loqate, environment } = await startLoqate();
    const findings = await tests(environment)['address-lookup']();
    expect(findings).toMatchObject([{ subject: 'server_key', state: 'ok', outcome: 'lookup_answers' }]);
    expect(loqate.requests.map(({ path }) => path.split('/')[3])).toEqual(['Find']);
  });

  it('shows the provider’s cause and resolution', async () => {
    const { loqate, environment } = await startLoqate();
    loqate.behave({ kind: 'error', code: '3' });
    const [finding] = await tests(environment)['address-lookup']();
    expect(finding).toMatchObject({ state: 'wrong', outcome: 'lookup_refused', values: { code: '3' } });
    expect(finding?.provider).toMatchObject({ description: 'Account out of credit' });
    expect(finding === undefined ? '' : findingText(finding)).toContain('ensure your account has sufficient credit');
  });

  it.each([
    [{ kind: 'html' }, 'not_its_answer'],
    [{ kind: 'status', status: 500 }, 'http_status'],
    [{ kind: 'reset' }, 'unreachable'],
  ] as const)('distinguishes %j: %s', async (behaviour, outcome) => {
    const { loqate, environment } = await startLoqate();
    loqate.behave(behaviour);
    expect(await tests(environment)['address-lookup']()).toMatchObject([{ state: 'wrong', outcome }]);
  });

  it('does not test the browser’s key on the server', async () => {
    const { environment } = await startLoqate();
    const direct = { ...environment, DOORSTEP_LOOKUP: 'loqate-direct', LOQATE_BROWSER_KEY: 'BB11-BB11-BB11-BB11' };
    const findings = await tests(direct)['address-lookup']();
    expect(findings.map(({ subject, state }) => [subject, state])).toEqual([
      ['server_key', 'ok'],
      ['browser_key', 'note'],
    ]);
  });
});

describe('a test of the mail server', () => {
  it('distinguishes a working, an unreachable and an unset server, and sends nothing', async () => {
    const sink = await startMailSink();
    const [found] = await tests({ SMTP_URL: sink.url }).mail();
    await sink.close();
    const [away] = await tests({ SMTP_URL: sink.url }).mail();
    const [none] = await tests({}).mail();
    expect([found, away, none].map((each) => [each?.state, each?.outcome])).toEqual([
      ['ok', 'mail_server_answers'],
      ['wrong', 'unreachable'],
      ['note', 'mail_is_off'],
    ]);
    expect(sink.mails).toEqual([]);
  });
});

describe('a test message', () => {
  it('arrives, or returns the mail server’s response', async () => {
    const sink = await startMailSink();
    const to = (address: string, smtpUrl: string | null = sink.url) =>
      sendTestMessage({ smtpUrl, from: 'doorstep@example.org', to: address }, 5000);
    expect(await to('olive@example.org')).toMatchObject({ state: 'ok', outcome: 'mail_message_taken' });
    expect(sink.mails).toMatchObject([{ to: ['olive@example.org'] }]);
    sink.refuse('gone@example.org', 550);
    expect(await to('gone@example.org')).toMatchObject({
      state: 'wrong',
      outcome: 'mail_message_refused',
      values: { code: 550, to: 'gone@example.org' },
      provider: { description: expect.stringContaining('550') },
    });
    await sink.close();
    expect(await to('olive@example.org')).toMatchObject({ state: 'wrong', outcome: 'unreachable' });
    expect(await to('olive@example.org', null)).toMatchObject({ state: 'note', outcome: 'mail_is_off' });
  });
});

describe('a built-in service', () => {
  it('calls no third party', async () => {
    const [check] = await tests({})['human-check']();
    const [lookup] = await tests({})['address-lookup']();
    expect([check?.outcome, lookup?.outcome]).toEqual(['pow_ready', 'index_empty']);
  });
});

describe('doctor', () => {
  it('prints a line for each service in use, with its remedy, and shows no secret', async () => {
    const [{ environment }, { loqate, environment: lookup }] = [await startHcaptcha(), await startLoqate()];
    loqate.behave({ kind: 'error', code: '2' });
    const folder = createDataFolder();
    ends.push(() => folder.remove());
    const secret = 'a-secret-that-must-not-be-seen';
    const env = { DOORSTEP_ENV: 'development', ...environment, ...lookup, HCAPTCHA_SECRET: secret };
    const { code, stdout, stderr } = await runDoorstep(['doctor'], { dataFolder: folder.path, env });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^wrong {2}human check: The script loads from \S+ .*HCAPTCHA_SECRET/m);
    expect(stdout).toMatch(/^wrong {2}address lookup: .*error 2\. Unknown key .*check that the key is correct\.$/m);
    for (const hidden of [secret, lookup.LOQATE_KEY]) expect(stdout + stderr).not.toContain(hidden);
  });

  it('calls no third party in a default installation', async () => {
    const folder = createDataFolder();
    ends.push(() => folder.remove());
    const { stdout } = await runDoorstep(['doctor'], { dataFolder: folder.path });
    expect(stdout).toMatch(/^ok {5}human check: The built-in check is ready/m);
    expect(stdout).not.toContain('address lookup');
  });
});
