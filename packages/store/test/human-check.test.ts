// How the gate treats each result of a human check, and what is counted in monitor mode.
import { randomUUID } from 'node:crypto';
import {
  acceptRequest,
  confirmRequest,
  countMonitoredCheck,
  monitoredChecks,
  type HumanCheckOutcome,
} from '@doorstep/core';
import { retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { outcomeOf, useGate } from './gate.ts';
import { databases } from './stores.ts';

describe.each(databases)('a human check, on %s,', (kind) => {
  const { stores, gate } = useGate(kind);

  const answersOnce = (outcome: () => Promise<HumanCheckOutcome>) => {
    const usual = gate.context.humanCheck;
    gate.context.humanCheck = {
      verify: async () => {
        gate.context.humanCheck = usual;
        return outcome();
      },
    };
  };
  const saved = async (reference: string) => {
    const request = await stores.store.requests.findByReference(reference);
    return request === null
      ? null
      : { state: request.state, holdReasons: request.holdReasons, checkProvider: request.checkProvider };
  };

  it('records its provider on the request', async () => {
    const { answer } = await gate.send(await gate.open());
    expect(await saved(answer.reference)).toEqual({ state: 'accepted', holdReasons: [], checkProvider: 'test' });
  });

  it('that was not made records no provider, even once staff accept the request', async () => {
    const held = await gate.sent(await gate.open(), { pass: null });
    await acceptRequest(gate.staff, { id: held.id, reason: 'Known here' });
    expect(await stores.store.requests.find(held.id)).toMatchObject({
      state: 'accepted',
      checkProvider: null,
    });
  });

  it('that settles a suspicion gets the request accepted; any other leaves it to staff', async () => {
    const offer = await gate.open();
    const suspicions = ['too_fast', 'busy_network'] as const;
    const passed = { kind: 'passed', provider: 'strict', expiresAt: Date.now() + 60_000 } as const;
    answersOnce(async () => ({ ...passed, passId: 'settles', settlesSuspicion: true }));
    const settled = await gate.send(offer, { suspicions: [...suspicions] });
    expect(await saved(settled.answer.reference)).toMatchObject({ state: 'accepted', holdReasons: [] });
    answersOnce(async () => ({ ...passed, passId: 'does not' }));
    const held = await gate.send(offer, { suspicions: [...suspicions] });
    expect(await saved(held.answer.reference)).toMatchObject({ state: 'held', holdReasons: suspicions });
  });

  it('that needs another check refuses the request, and spends nothing', async () => {
    const offer = await gate.open();
    const check = {
      provider: 'hcaptcha' as const,
      siteKey: 'key',
      scriptOrigin: 'https://js.hcaptcha.com',
      script: {},
      reports: true,
      fallback: null,
    };
    answersOnce(async () => ({ kind: 'needed', check }));
    await expect(gate.send(offer, { pass: 'pass-kept' })).rejects.toMatchObject({
      code: 'human_check_needed',
      details: { humanCheck: check },
    });
    expect(await outcomeOf(gate.send(offer, { pass: 'pass-kept' }))).toBe('accepted');
  });

  it('that is down holds the request until a mailed link replaces the check', async () => {
    const offer = await gate.open();
    const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };
    const { answer } = await gate.send(offer, { pass: 'down', contact });
    expect(await saved(answer.reference)).toEqual({
      state: 'held',
      holdReasons: ['check_unavailable'],
      checkProvider: null,
    });
    await confirmRequest(gate.context, await gate.mailedToken(answer.reference));
    expect(await saved(answer.reference)).toEqual({
      state: 'accepted',
      holdReasons: [],
      checkProvider: 'mailed_link',
    });
  });

  it('with a spent token still answers a duplicate submission with the first result', async () => {
    const offer = await gate.open();
    const sending = { idempotencyKey: randomUUID(), home: retrievedAddress({ number: '77' }) };
    let first = '';
    answersOnce(async () => {
      first = (await gate.send(offer, sending)).answer.reference;
      return { kind: 'rejected', reason: 'used' };
    });
    const second = await gate.send(offer, sending);
    expect([second.answer.reference, second.isReplayed]).toEqual([first, true]);
    answersOnce(async () => ({ kind: 'rejected', reason: 'used' }));
    expect(await outcomeOf(gate.send(offer))).toBe('human_check_rejected');
  });

  it('that is only monitored is counted by day, from every process', async () => {
    const { store } = stores;
    const other = await stores.again();
    expect(await monitoredChecks(gate.staff)).toMatchObject({ since: null, days: [] });
    await Promise.all(
      [store, other.store].flatMap((each) =>
        Array.from({ length: 10 }, () => countMonitoredCheck({ store: each }, 'passed')),
      ),
    );
    await countMonitoredCheck({ store: other.store }, 'browser_error');
    const end = (await store.now()) + 60_000;
    await store.monitoredChecks.count('2020-02-29', 'passed', end);
    await store.monitoredChecks.count('2020-02-29', 'rejected_expired', end);
    await store.counters.take('another counter', 5, end);

    const none = {
      passed: 0,
      rejected_missing: 0,
      rejected_invalid: 0,
      rejected_expired: 0,
      rejected_used: 0,
      unavailable: 0,
      misconfigured: 0,
      browser_error: 0,
      not_provided: 0,
    };
    const measured = await monitoredChecks(gate.staff);
    expect(measured.since).toBe('2020-02-29');
    expect(measured.totals).toEqual({ ...none, passed: 21, browser_error: 1, rejected_expired: 1 });
    expect(measured.days[0]).toEqual({ day: '2020-02-29', counts: { ...none, passed: 1, rejected_expired: 1 } });
    // Around midnight the others fall on two days.
    expect(measured.days.slice(1).reduce((sum, { counts }) => sum + counts.passed, 0)).toBe(20);
    await expect(monitoredChecks(gate.context)).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});
