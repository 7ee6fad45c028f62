import {
  alarmNotices,
  raiseAlarm,
  resolveAlarms,
  storedMessage,
  type Alarm,
  type Context,
  type RaisedIssue,
} from '@doorstep/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';
import { databases, openTestStore, type TestStore } from './stores.ts';

const hourMs = 3_600_000;
const down: RaisedIssue = {
  service: 'human-check',
  code: 'timeout',
  kind: 'unavailable',
  message: 'It did not answer.',
  count: 1,
};
const noCredit: RaisedIssue = {
  service: 'address-lookup',
  code: '3',
  kind: 'account',
  message: 'Account out of credit',
  count: 1,
};

describe.each(databases)('an alarm on %s', (kind) => {
  let stores: TestStore;
  let staff: Context;
  beforeEach(async () => {
    stores = await openTestStore(kind);
    ({ staff } = createGate(stores.store));
    for (const role of ['owner', 'owner', 'fulfiller'] as const) await join(role);
  });
  afterEach(() => stores.end());

  async function join(role: 'owner' | 'fulfiller'): Promise<void> {
    const { people } = stores.store;
    const id = `${role}-${await people.count()}`;
    await people.insert({ id, accountId: id, name: id, email: `${id}@example.org`, role, createdAt: 1 });
  }

  const mailedTo = async () => (await stores.store.outbox.mails(100)).map(({ to }) => to).toSorted();
  /** Moves the alarms into the past. */
  const moveBack = async (timeMs: number) => {
    const { db } = stores.database;
    for (const column of ['opened_at', 'last_seen_at', 'mailed_at', 'resolved_at'] as const) {
      await db
        .updateTable('alarm')
        .set(({ eb, ref }) => ({ [column]: eb(ref(column), '-', timeMs) }))
        .execute();
    }
  };

  it('is a single one, however often and wherever its issue occurs', async () => {
    // On SQLite a second connection of the same process would wait for the first and block it.
    const other = kind === 'postgres' ? { ...staff, store: (await stores.again()).store } : staff;
    const raised = await Promise.all(
      Array.from({ length: 40 }, (_, index) => raiseAlarm(index % 2 === 0 ? staff : other, down)),
    );
    expect(new Set(raised.map(({ id }) => id)).size).toBe(1);
    const open = await stores.store.alarms.open();
    expect(open).toMatchObject([{ service: 'human-check', code: 'timeout', count: 40, resolvedAt: null }]);
    expect(await mailedTo()).toEqual(['owner-0@example.org', 'owner-1@example.org']);
  });

  it('keeps the last message, and the first and last time', async () => {
    const first = await raiseAlarm(staff, down);
    await moveBack(60_000);
    const again = await raiseAlarm(staff, { ...down, message: 'Still nothing.', count: 3 });
    expect(again).toMatchObject({ id: first.id, message: 'Still nothing.', count: 4 });
    expect(again.lastSeenAt - again.openedAt).toBeGreaterThanOrEqual(60_000);
  });

  it('is resolved without the others if its code is given, as for one of several offers', async () => {
    const missing = (code: string): RaisedIssue => ({ ...noCredit, service: 'address-data', code });
    await raiseAlarm(staff, missing('bins'));
    await raiseAlarm(staff, missing('seeds'));
    expect(await resolveAlarms(staff, 'address-data', { code: 'bins' })).toBe(1);
    expect((await stores.store.alarms.open()).map(({ code }) => code)).toEqual(['seeds']);
    // The banner names such offers itself.
    expect(await alarmNotices(staff)).toEqual([]);
  });

  it('about a lasting state counts only its changes, and records when it was last seen', async () => {
    const missing: RaisedIssue = { ...noCredit, service: 'address-data', message: 'ZZ9 '.repeat(999), isState: true };
    await raiseAlarm(staff, missing);
    await moveBack(10_000);
    const again = await raiseAlarm(staff, missing);
    expect(again).toMatchObject({ count: 1, message: 'ZZ9 '.repeat(500) });
    expect(again.lastSeenAt - again.openedAt).toBeGreaterThanOrEqual(10_000);
    expect(await raiseAlarm(staff, { ...missing, message: 'ZZ8' })).toMatchObject({
      id: again.id,
      count: 2,
      message: 'ZZ8',
    });
  });

  it('is not resolved if another process has seen it since', async () => {
    const { lastSeenAt } = await raiseAlarm(staff, noCredit);
    expect(await resolveAlarms(staff, 'address-lookup', { seenBefore: lastSeenAt })).toBe(0);
    expect(await resolveAlarms(staff, 'address-lookup', { seenBefore: lastSeenAt + 1 })).toBe(1);
  });

  it('returns a shortened message exactly as the database stores it', async () => {
    const message = `${'x'.repeat(1999)}🏠 ${'y'.repeat(9)}`;
    const raised = await raiseAlarm(staff, { ...noCredit, message });
    expect([raised.message, (await stores.store.alarms.open())[0]?.message]).toEqual([
      storedMessage(message),
      storedMessage(message),
    ]);
  });

  it('is resolved for all processes when one of them succeeds, for that service only', async () => {
    await raiseAlarm(staff, down);
    await raiseAlarm(staff, { ...down, code: 'network' });
    await raiseAlarm(staff, noCredit);
    const other = { ...staff, store: (await stores.again()).store };
    expect(await resolveAlarms(other, 'human-check')).toBe(2);
    expect(await resolveAlarms(other, 'human-check')).toBe(0);
    expect((await stores.store.alarms.open()).map(({ code }) => code)).toEqual(['3']);
    const past = await stores.store.alarms.past(10);
    expect(past.map(({ code }) => code).toSorted()).toEqual(['network', 'timeout']);
    expect(past.every(({ resolvedAt }: Alarm) => resolvedAt !== null)).toBe(true);
  });

  it('is mailed again only if it occurs an hour after the last mail', async () => {
    await raiseAlarm(staff, down);
    await resolveAlarms(staff, 'human-check');
    const second = await raiseAlarm(staff, down);
    expect(second).toMatchObject({ count: 1, mailedAt: null });
    expect(await mailedTo()).toHaveLength(2);
    await moveBack(hourMs);
    await raiseAlarm(staff, down);
    await raiseAlarm(staff, down);
    expect(await mailedTo()).toHaveLength(4);
  });

  it('with another code of the same outage sends no new mail; another issue does', async () => {
    await raiseAlarm(staff, down);
    await raiseAlarm(staff, { ...down, code: 'network' });
    expect(await mailedTo()).toHaveLength(2);
    await raiseAlarm(staff, { ...down, code: 'invalid-input-secret', kind: 'misconfigured' });
    await raiseAlarm(staff, noCredit);
    await raiseAlarm(staff, { ...noCredit, code: '14' });
    expect(await mailedTo()).toHaveLength(8);
  });

  it('is emailed to the first owner, if there was none when it opened', async () => {
    await stores.database.db.deleteFrom('person').where('role', '=', 'owner').execute();
    await raiseAlarm(staff, down);
    expect(await mailedTo()).toEqual([]);
    await join('owner');
    await raiseAlarm(staff, down);
    expect(await mailedTo()).toEqual(['owner-1@example.org']);
  });

  it('about the mail service is not emailed, and counts the waiting emails', async () => {
    const issue = {
      service: 'mail',
      code: 'ETIMEDOUT',
      kind: 'unavailable',
      message: 'No answer.',
      count: 1,
    } as const;
    await raiseAlarm(staff, issue);
    expect(await mailedTo()).toEqual([]);
    const notice = async () => (await alarmNotices(staff)).map(({ service, held }) => [service, held]);
    expect(await notice()).toEqual([['mail', 0]]);
    await raiseAlarm(staff, noCredit);
    expect(await notice()).toContainEqual(['mail', 2]);
    await resolveAlarms(staff, 'mail');
    expect((await stores.store.alarms.open()).map(({ service }) => service)).toEqual(['address-lookup']);
  });

  it('counts the requests held while its service is down, including the one that detected it', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open({ hasWaitlist: false });
    await gate.send(offer, { pass: 'down' });
    await gate.send(offer);
    await raiseAlarm(staff, down);
    await raiseAlarm(staff, { ...down, code: 'network', message: 'Refused.' });
    const held = async () => (await alarmNotices(staff)).map((notice) => [notice.service, notice.held, notice.message]);
    expect(await held()).toEqual([['human-check', 1, 'Refused.']]);
    await moveBack(-hourMs);
    expect(await held()).toEqual([['human-check', 0, 'Refused.']]);
  });

  it('is purged some months after it was resolved, and never while it is open', async () => {
    await raiseAlarm(staff, down);
    await resolveAlarms(staff, 'human-check');
    await raiseAlarm(staff, noCredit);
    await stores.store.housekeeping.removeExpired(Date.now() + 99 * 86_400_000);
    expect(await stores.store.alarms.past(10)).toHaveLength(1);
    await stores.store.housekeeping.removeExpired(Date.now() + 101 * 86_400_000);
    expect(await stores.store.alarms.past(10)).toEqual([]);
    expect(await stores.store.alarms.open()).toHaveLength(1);
  });
});
