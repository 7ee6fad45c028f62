// hCaptcha next to the built-in check: on suspicion, and measured before it decides.
import { randomUUID } from 'node:crypto';
import { inviteStaff, monitoredChecks, type Offer } from '@doorstep/core';
import { solveInNode } from '@doorstep/human-check/solve-in-node';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { createFormTokens } from '../src/product/form-tokens.ts';
import { filledIn, withCaptcha } from './captcha-server.ts';
import { countAnswers, someNetwork, type Answer } from './real-servers.ts';
import { cookiesOf } from './staff-server.ts';

describe('hCaptcha on suspicion', () => {
  const at = withCaptcha('hcaptcha', { WHEN: 'suspicion', FALLBACK: 'pow' });

  const fallback = (offer: Offer) =>
    ({ provider: 'pow', challengeUrl: `/api/offers/${offer.slug}/human-check?provider=pow&way=other` }) as const;
  const honeypotFilled = { website: 'https://spam.example' };
  const tooFast = () => ({ formToken: createFormTokens(at.real.installation.masterSecret).issue() });

  it('leaves everyone else with the built-in check', async () => {
    const offer = await at.real.open();
    const page = await at.checkPage(offer);
    expect(page).toContain(`"challengeUrl":"/api/offers/${offer.slug}/human-check?provider=pow"`);
    expect(page).not.toContain(at.standIn.siteKey);
    expect((await at.begin(offer)).body).toHaveProperty('parameters');
    expect((await at.begin(offer, '?provider=pow')).body).toHaveProperty('parameters');
    expect((await at.real.send(offer, { pass: await at.real.pass(offer) })).status).toBe(201);
    expect(await at.saved(offer)).toMatchObject([{ state: 'accepted', checkProvider: 'pow' }]);
    expect(at.asked()).toEqual([]);
  });

  it.each([
    ['a filled honeypot', () => honeypotFilled],
    ['a form sent too fast', tooFast],
    ['a call without a session and a form', () => ({ formToken: '' })],
    ['a call with a form that we did not give out', () => ({ formToken: 'forged.token' })],
  ])('is required after %s; its pass settles it', async (_, body) => {
    const offer = await at.real.open();
    const sending = {
      idempotencyKey: randomUUID(),
      home: retrievedAddress({ street: randomUUID() }),
      body: body(),
    };
    const needed = await at.real.send(offer, { ...sending, pass: await at.real.pass(offer) });
    expect([needed.status, needed.problem.code]).toEqual([422, 'human_check_needed']);
    expect(needed.problem.humanCheck).toEqual(at.publicSettings(fallback(offer)));
    expect(await at.real.requests(offer)).toEqual([]);

    expect((await at.real.send(offer, { ...sending, pass: at.standIn.token() })).status).toBe(201);
    expect(await at.saved(offer)).toEqual([
      { state: 'accepted', hasPass: true, holdReasons: [], checkProvider: 'hcaptcha' },
    ]);
  });

  it('is the first check on the check page once the honeypot was filled', async () => {
    const offer = await at.real.open();
    expect(await at.checkPage(offer, honeypotFilled)).toContain(JSON.stringify(at.publicSettings(fallback(offer))));
  });

  it('is required on a new page after a suspicious form was sent', async () => {
    const offer = await at.real.open();
    const answer = await fetch(`${at.real.servers[0]?.url}/o/${offer.slug}/send`, {
      method: 'POST',
      headers: { accept: 'text/html', 'x-forwarded-for': someNetwork() },
      redirect: 'manual',
      body: new URLSearchParams({
        ...filledIn(at.real, offer),
        humanCheck: await at.real.pass(offer),
        idempotencyKey: randomUUID(),
        ...tooFast(),
      }),
    });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain(JSON.stringify(at.publicSettings(fallback(offer))));
    expect(text).toContain('Robin Fictional');
  });

  it('is required of a network that sends unusually many requests, and of no other', async () => {
    const offer = await at.real.open({ items: [itemInput({ openingStock: 100 })] });
    const answers: Answer[] = [];
    for (let number = 1; number <= 21; number += 1) {
      answers.push(await at.real.send(offer, { pass: await at.real.pass(offer), from: `198.51.100.${number}` }));
    }
    expect(countAnswers(answers)).toEqual({ '201 accepted': 20, '422 human_check_needed': 1 });
    const there = '198.51.100.200';
    expect((await at.begin(offer, '', there)).body).toEqual(at.publicSettings(fallback(offer)));
    expect((await at.begin(offer, '?provider=pow', there)).body).toHaveProperty('parameters');
    expect(await at.checkPage(offer, {}, there)).toContain(at.standIn.siteKey);
    expect(await at.checkPage(offer)).not.toContain(at.standIn.siteKey);
    expect((await at.real.send(offer, { pass: at.standIn.token(), from: there })).status).toBe(201);
  });

  it('is replaced by the built-in check if unreachable, and staff review the request', async () => {
    const offer = await at.real.open();
    const challenge = JSON.parse((await at.get(fallback(offer).challengeUrl)).text) as unknown;
    const answer = await at.real.send(offer, { pass: await solveInNode(challenge), body: honeypotFilled });
    expect(answer.status).toBe(202);
    expect(await at.saved(offer)).toEqual([
      { state: 'held', hasPass: true, holdReasons: ['honeypot_filled'], checkProvider: 'pow' },
    ]);
  });

  it('holds requests without a pass as before, and requires the built-in check while it is down', async () => {
    const offer = await at.real.open();
    await at.real.send(offer, { pass: null, body: honeypotFilled });
    at.standIn.behave({ kind: 'reset' });
    const needed = await at.real.send(offer, { pass: at.standIn.token(), body: honeypotFilled });
    expect([needed.status, needed.problem.code]).toEqual([422, 'human_check_needed']);
    expect(needed.problem.humanCheck).toEqual(fallback(offer));
    const challenge = JSON.parse((await at.get(fallback(offer).challengeUrl)).text) as unknown;
    await at.real.send(offer, { pass: await solveInNode(challenge), body: honeypotFilled });
    expect((await at.saved(offer)).map(({ hasPass, holdReasons }) => [hasPass, holdReasons])).toEqual([
      [false, ['honeypot_filled', 'no_pass']],
      [true, ['honeypot_filled']],
    ]);
  });
});

describe('hCaptcha, monitored until a day', () => {
  const at = withCaptcha('hcaptcha', { MONITOR_UNTIL: '2099-12-31' });

  const counts = async () => {
    const { totals } = await monitoredChecks(at.real.staff);
    return Object.fromEntries(Object.entries(totals).filter(([, count]) => count > 0));
  };
  // Labels for `expect.poll`.
  const counted = { message: 'checks that were counted' };
  const asked = { message: 'questions to hCaptcha' };

  it('is shown with the built-in check, which decides', async () => {
    const offer = await at.real.open();
    const page = await at.checkPage(offer);
    expect(page).toContain(`"humanCheck":{"provider":"pow","challengeUrl":"/api/offers/${offer.slug}/human-check`);
    expect(page).toContain(`"monitoredCheck":${JSON.stringify(at.publicSettings())}`);
    expect((await at.begin(offer)).body).toHaveProperty('parameters');
    expect(page).toContain('"needsOwnDocument":true');
    expect((await at.real.send(offer, { pass: at.standIn.token() })).problem.code).toBe('human_check_rejected');
    const answer = await at.real.send(offer, {
      pass: await at.real.pass(offer),
      body: { website: 'https://spam.example' },
    });
    expect(answer.saved.state).toBe('held');
    expect(at.asked()).toEqual([]);
  });

  it('is counted after the response, and changes no decision', async () => {
    const offer = await at.real.open({ items: [itemInput({ openingStock: 100 })] });
    // Requests so far brought no check.
    await expect.poll(counts, counted).toEqual({ not_provided: 1 });
    const send = async (monitoredCheck: unknown) => {
      const answer = await at.real.send(offer, { body: { monitoredCheck } });
      expect([answer.status, answer.saved.state]).toEqual([201, 'accepted']);
    };
    await send(at.standIn.token());
    await send(at.standIn.token({ ageMs: 200_000 }));
    await send('junk');
    await send(['junk']);
    await send({ error: 'script-error' });
    await send(undefined);
    at.standIn.behave({ kind: 'html' }, { times: 1 });
    await expect.poll(() => at.asked().length, asked).toBe(3);
    await send(at.standIn.token());
    await expect.poll(() => at.asked().length, asked).toBe(4);
    at.standIn.behave({ kind: 'answer', answer: { success: false, 'error-codes': ['bad-request'] } }, { times: 1 });
    await send(at.standIn.token());
    await expect.poll(counts, counted).toEqual({
      passed: 1,
      rejected_expired: 1,
      rejected_invalid: 2,
      browser_error: 1,
      not_provided: 2,
      unavailable: 1,
      misconfigured: 1,
    });
    expect(new Set((await at.saved(offer)).map(({ checkProvider }) => checkProvider))).toEqual(new Set(['pow']));
  });

  it('delays no request, and counts a repeated submission once', async () => {
    const offer = await at.real.open();
    const before = await counts();
    const answer = Promise.withResolvers<void>();
    at.standIn.behave({ kind: 'held', until: answer.promise }, { times: 1 });
    const sending = {
      idempotencyKey: randomUUID(),
      home: retrievedAddress({ street: randomUUID() }),
      body: { monitoredCheck: at.standIn.token() },
    };
    expect((await at.real.send(offer, sending)).status).toBe(201);
    expect((await at.real.send(offer, sending)).headers.get('idempotency-replayed')).toBe('true');
    await expect.poll(() => at.asked().length, asked).toBe(1);
    expect(await counts()).toEqual(before);
    answer.resolve();
    await expect.poll(counts, counted).toEqual({ ...before, passed: (before['passed'] ?? 0) + 1 });
  });

  it('is shown to staff, with its end date', async () => {
    const { token } = await inviteStaff(at.real.staff, 'owner');
    const url = at.real.servers[0]?.url ?? '';
    const joined = await fetch(`${url}/api/v1/invitations/accept`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        token,
        name: 'Olive Fictional',
        email: 'olive@example.org',
        password: 'wheelbarrow rain',
      }),
    });
    const cookie = cookiesOf(joined);
    const answer = await fetch(`${url}/api/v1/services/human-check`, { headers: { cookie } });
    expect(await answer.json()).toEqual({
      provider: 'hcaptcha',
      when: 'always',
      fallback: 'held',
      monitoredUntil: '2099-12-31T23:59:59.999Z',
      monitored: await monitoredChecks(at.real.staff),
    });
  });

  it('finishes counting before the server stops', async () => {
    const offer = await at.real.open();
    const { passed = 0 } = await counts();
    const answer = Promise.withResolvers<void>();
    at.standIn.behave({ kind: 'held', until: answer.promise }, { times: 1 });
    await at.real.send(offer, { body: { monitoredCheck: at.standIn.token() } });
    await expect.poll(() => at.asked().length, asked).toBe(1);
    const [server] = at.real.servers;
    const stopped = server?.stop();
    const isListening = () =>
      fetch(`${server?.url}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(isListening, { message: 'whether the server still listens' }).toBe(false);
    answer.resolve();
    expect(await stopped).toBe(0);
    expect(await counts()).toMatchObject({ passed: passed + 1 });
  });
});
