// hCaptcha in a real server: what it receives, what counts, and the effect of an outage.
import { randomUUID } from 'node:crypto';
import { solveInNode } from '@doorstep/human-check/solve-in-node';
import { itemInput, retrievedAddress, type CaptchaBehaviour } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { withCaptcha } from './captcha-server.ts';
import { countAnswers, someNetwork } from './real-servers.ts';

describe('hCaptcha, always', () => {
  const at = withCaptcha('hcaptcha');

  it('accepts a request with a valid pass, and records the provider', async () => {
    const offer = await at.real.open();
    const token = at.standIn.token();
    const answer = await at.real.send(offer, { pass: token, from: '9.9.9.9' });
    expect([answer.status, answer.saved.state]).toEqual([201, 'accepted']);
    expect(await at.saved(offer)).toEqual([
      { state: 'accepted', hasPass: true, holdReasons: [], checkProvider: 'hcaptcha' },
    ]);
    expect(at.asked()).toHaveLength(1);
    expect(at.asked()[0]).toMatchObject({ method: 'POST', target: '/siteverify' });
    expect(at.asked()[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    const fields = [...new URLSearchParams(at.asked()[0]?.body)];
    expect(fields).toHaveLength(4);
    expect(Object.fromEntries(fields)).toEqual({
      secret: at.standIn.secret,
      response: token,
      remoteip: '9.9.9.9',
      sitekey: at.standIn.siteKey,
    });
  });

  it('is the only check for pages and programs', async () => {
    const offer = await at.real.open();
    expect(await at.begin(offer)).toEqual({ status: 200, body: at.publicSettings() });
    expect(await at.begin(offer, '?provider=pow')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await at.checkPage(offer)).toContain(JSON.stringify(at.publicSettings()));
  });

  it('is mentioned in the accessibility notice, which then does not promise puzzle-free requests', async () => {
    await at.real.open();
    const { text: notice } = await at.get('/accessibility');
    expect(notice).toContain('Some requests need a check that may show a puzzle.');
    expect(notice).not.toContain('There is no puzzle to solve');
  });

  it('refuses a pass of the built-in check without calling the provider', async () => {
    const offer = await at.real.open();
    const answer = await at.real.send(offer, { pass: await at.real.pass(offer) });
    expect([answer.status, answer.problem.code]).toEqual([422, 'human_check_rejected']);
    expect(at.asked()).toEqual([]);
    expect(await at.real.requests(offer)).toEqual([]);
  });

  it('does not clear a request that looks automated, as every visitor was checked', async () => {
    const offer = await at.real.open();
    await at.real.send(offer, { pass: at.standIn.token(), body: { website: 'https://spam.example' } });
    expect(await at.saved(offer)).toEqual([
      { state: 'held', hasPass: true, holdReasons: ['honeypot_filled'], checkProvider: 'hcaptcha' },
    ]);
  });

  it.each([
    ['another website', { hostname: 'elsewhere.example' }, ['check_foreign_host']],
    ['this website', { hostname: 'doorstep.example' }, []],
  ])('decides whether to hold a pass of %s', async (_, made, holdReasons) => {
    const offer = await at.real.open();
    await at.real.send(offer, { pass: at.standIn.token(made) });
    const state = holdReasons.length > 0 ? 'held' : 'accepted';
    expect(await at.saved(offer)).toEqual([{ state, hasPass: true, holdReasons, checkProvider: 'hcaptcha' }]);
  });

  it('holds requests without a pass, as before', async () => {
    const offer = await at.real.open();
    expect((await at.real.send(offer, { pass: null })).status).toBe(202);
    expect(await at.saved(offer)).toMatchObject([{ state: 'held', hasPass: false, holdReasons: ['no_pass'] }]);
  });

  const down = 'held: check_unavailable';
  const rejected = '422 human_check_rejected';
  const error = (code: string): CaptchaBehaviour => ({
    kind: 'answer',
    answer: { success: false, 'error-codes': [code] },
  });
  const outcomes: [string, CaptchaBehaviour, string][] = [
    ['missing-input-secret', error('missing-input-secret'), down],
    ['invalid-input-secret', error('invalid-input-secret'), down],
    ['missing-input-response', error('missing-input-response'), rejected],
    ['invalid-input-response', error('invalid-input-response'), rejected],
    ['expired-input-response', error('expired-input-response'), rejected],
    ['already-seen-response', error('already-seen-response'), rejected],
    ['invalid-or-already-seen-response', error('invalid-or-already-seen-response'), rejected],
    ['bad-request', error('bad-request'), down],
    ['missing-remoteip', error('missing-remoteip'), down],
    ['invalid-remoteip', error('invalid-remoteip'), down],
    ['not-using-dummy-passcode', error('not-using-dummy-passcode'), down],
    ['not-using-dummy-secret', error('not-using-dummy-secret'), down],
    ['invalid-sitekey', error('invalid-sitekey'), down],
    ['sitekey-secret-mismatch', error('sitekey-secret-mismatch'), down],
    ['a code that nobody knows', error('a-new-code-of-2031'), rejected],
    ['a hang-up', { kind: 'reset' }, down],
    ['a page', { kind: 'html' }, down],
    ['nothing', { kind: 'empty' }, down],
    ['an error 500', { kind: 'status', status: 500 }, down],
    ['success as text', { kind: 'answer', answer: { success: 'true' } }, down],
    ['no success', { kind: 'answer', answer: {} }, down],
    ['10 MB', { kind: 'body', body: ' '.repeat(10_000_000) + '{"success":true}' }, down],
  ];
  it.each(outcomes)(
    'accepts nobody when it responds with %s, and does not blame the visitor for an outage',
    async (_, behaviour, end) => {
      const offer = await at.real.open();
      at.standIn.behave(behaviour, { times: 1 });
      const token = at.standIn.token();
      const { status, saved, problem } = await at.real.send(offer, { pass: token });
      const [stored] = await at.saved(offer);
      expect(stored?.hasPass ?? false).toBe(false);
      expect(status === 202 ? `${saved.state}: ${stored?.holdReasons.join()}` : `${status} ${problem.code}`).toBe(end);
      expect(at.real.servers[0]?.output()).not.toContain(token);
    },
  );

  it('shows staff the error and its remedy, and no visitor data', () => {
    const log = at.real.servers[0]?.output() ?? '';
    expect(log).toContain('"service":"human-check"');
    expect(log).toContain('Compare HCAPTCHA_SECRET with the one in its dashboard.');
    expect(log).toContain('"code":"a-new-code-of-2031"');
    expect(log).not.toContain(at.standIn.secret);
  });

  it('holds the request after 5 s without a response, or refuses it if the offer says so', async () => {
    const holding = await at.real.open();
    const refusing = await at.real.open({ whenCheckIsDown: 'refuse' });
    at.standIn.behave({ kind: 'hang' }, { times: 1 });
    at.standIn.behave({ kind: 'stall' }, { times: 1 });
    const [held, refused] = await Promise.all([
      at.real.send(holding, { pass: at.standIn.token() }),
      at.real.send(refusing, { pass: at.standIn.token() }),
    ]);
    expect([held.status, held.saved.state]).toEqual([202, 'held']);
    expect([refused.status, refused.problem.code]).toEqual([503, 'human_check_unavailable']);
    expect(await at.real.requests(refusing)).toEqual([]);
  });

  it('holds all requests during a long outage, and never reports a missing check', async () => {
    const offer = await at.real.open({ items: [itemInput({ openingStock: 100 })] });
    at.standIn.behave({ kind: 'status', status: 503 });
    const answers: { status: number }[] = [];
    for (let count = 0; count < 25; count += 1) {
      answers.push(await at.real.send(offer, { pass: at.standIn.token() }));
    }
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 25 }, () => 202));
    // Made-up tokens from one network are limited, and the limit is reported as an outage.
    const from = someNetwork();
    let last = await at.real.send(offer, { pass: at.standIn.token(), from });
    for (let count = 1; count <= 30; count += 1) last = await at.real.send(offer, { pass: at.standIn.token(), from });
    expect([last.status, last.problem.code]).toEqual([503, 'human_check_unavailable']);
  });

  it('accepts a token once: another request with the same token is refused', async () => {
    const offer = await at.real.open();
    const token = at.standIn.token();
    expect((await at.real.send(offer, { pass: token })).status).toBe(201);
    expect((await at.real.send(offer, { pass: token })).problem.code).toBe('human_check_rejected');
    expect(await at.real.requests(offer)).toHaveLength(1);
  });

  it('accepts a token once for 20 requests at the same time', async () => {
    const offer = await at.real.open({ items: [itemInput({ openingStock: 100 })] });
    const token = at.standIn.token();
    const answers = await Promise.all(Array.from({ length: 20 }, () => at.real.send(offer, { pass: token })));
    expect(countAnswers(answers)).toEqual({ '201 accepted': 1, '422 human_check_rejected': 19 });
    expect(await at.real.requests(offer)).toHaveLength(1);
  });

  it('is verified once for the same submission sent 20 times at once, and all get its answer', async () => {
    const offer = await at.real.open();
    const sending = {
      pass: at.standIn.token(),
      idempotencyKey: randomUUID(),
      home: retrievedAddress({ street: randomUUID() }),
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => at.real.send(offer, sending)));
    expect(countAnswers(answers)).toEqual({ '201 accepted': 20 });
    expect(new Set(answers.map(({ saved }) => saved.reference)).size).toBe(1);
    expect(at.asked()).toHaveLength(1);
  });

  it('spends the token when a home has already asked', async () => {
    const offer = await at.real.open();
    const home = retrievedAddress({ street: randomUUID() });
    await at.real.send(offer, { home, pass: at.standIn.token() });
    const token = at.standIn.token();
    expect((await at.real.send(offer, { home, pass: token })).problem.code).toBe('already_asked');
    expect((await at.real.send(offer, { pass: token })).problem.code).toBe('human_check_rejected');
  });

  it('is allowed by the check page’s policy alone, and named in the privacy notice', async () => {
    const offer = await at.real.open();
    const sources = `https://hcaptcha.com https://*.hcaptcha.com ${at.standIn.origin}`;
    const policyOf = async (path: string, method = 'GET') => {
      const answer = await fetch(`${at.real.servers[0]?.url}${path}`, { method, redirect: 'manual' });
      return answer.headers.get('content-security-policy') ?? '';
    };
    const policy = await policyOf(`/o/${offer.slug}/check`, 'POST');
    for (const own of ["script-src 'self'", 'frame-src', "style-src 'self'", "connect-src 'self'"]) {
      // Inline scripts follow, by their hashes.
      expect(policy.replaceAll(/ 'sha256-[^ ;]+'/g, '')).toContain(`${own} ${sources};`);
    }
    expect(policy).not.toContain('require-trusted-types-for');
    expect(await policyOf(`/o/${offer.slug}`)).toContain("require-trusted-types-for 'script'");
    const others = ['/', `/o/${offer.slug}`, '/privacy', '/r/UNKNOWN', '/staff', '/staff/anything?x'];
    for (const path of [...others, '/api/v1/session', `/api/offers/${offer.slug}`]) {
      expect(await policyOf(path)).not.toContain('hcaptcha');
    }
    expect((await at.get('/privacy')).text).toContain('hCaptcha');
  });
});

describe('hCaptcha, or the built-in check as the fallback', () => {
  const at = withCaptcha('hcaptcha', { FALLBACK: 'pow' });

  it('accepts a pass of either', async () => {
    const offer = await at.real.open();
    const { body } = await at.begin(offer);
    const challengeUrl = `/api/offers/${offer.slug}/human-check?provider=pow&way=other`;
    expect(body).toEqual(at.publicSettings({ provider: 'pow', challengeUrl }));
    const challenge = JSON.parse((await at.get(challengeUrl)).text) as unknown;
    await at.real.send(offer, { pass: await solveInNode(challenge) });
    await at.real.send(offer, { pass: await at.real.pass(offer) });
    await at.real.send(offer, { pass: at.standIn.token() });
    expect((await at.saved(offer)).map(({ state, checkProvider }) => `${state} ${checkProvider}`)).toEqual([
      'accepted pow',
      'accepted pow',
      'accepted hcaptcha',
    ]);
  });

  it('accepts no built-in pass made for another offer', async () => {
    const [offer, other] = [await at.real.open(), await at.real.open()];
    expect((await at.real.send(offer, { pass: await at.real.pass(other) })).problem.code).toBe('human_check_rejected');
  });
});

describe('without hCaptcha', () => {
  const at = withCaptcha('hcaptcha', null);

  it('no page allows or mentions it', async () => {
    const offer = await at.real.open();
    const page = await at.get(`/o/${offer.slug}`);
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^ ]+';.* frame-src 'none';/,
    );
    expect(page.headers.get('content-security-policy')).not.toContain('hcaptcha');
    expect((await at.get('/privacy')).text).not.toContain('hCaptcha');
    expect((await at.begin(offer, '?provider=hcaptcha')).status).toBe(404);
    expect(await at.checkPage(offer)).toContain('"monitoredCheck":null');
  });
});
