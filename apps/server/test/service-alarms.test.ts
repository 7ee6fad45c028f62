// Service watches on real stores that several processes share.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { raiseAlarm, resolveAlarms, type RaisedIssue } from '@doorstep/core';
import { openStore, type OpenedStore } from '@doorstep/store';
import { createDataFolder, createTestDatabase } from '@doorstep/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type ServiceIssue,
  type SettlingServiceWatches,
  createServiceWatches,
} from '../src/alarms/create-service-watch.ts';
import { createProductSecrets } from '../src/secrets/product-secrets.ts';

const down: ServiceIssue = { code: 'timeout', kind: 'unavailable', message: 'It did not answer within 5 seconds.' };
const run = promisify(execFile);
const quick = { writeEveryMs: 20, lookEveryMs: 40 };

/** Acts as another process, as long as the two do not write at the same moment. */
interface Process {
  opened: OpenedStore;
  watches: SettlingServiceWatches;
}

/** Another process that reports failures of the human check as fast as it can. */
async function failTimes(place: string, count: number): Promise<{ logged: number; written: number }> {
  const { stdout } = await run(process.execPath, [
    join(import.meta.dirname, 'failing-process.ts'),
    place,
    String(count),
  ]);
  return JSON.parse(stdout) as { logged: number; written: number };
}

describe.each(['SQLite', 'PostgreSQL'])('services watched on %s', (kind) => {
  let ends: (() => unknown)[];
  let place: string;
  beforeEach(async () => {
    ends = [];
    const folder = createDataFolder();
    ends.push(() => folder.remove());
    place = join(folder.path, 'doorstep.db');
    if (kind === 'PostgreSQL') {
      const database = await createTestDatabase();
      ends.push(() => database.drop());
      place = database.url;
    }
  });
  afterEach(async () => {
    for (const end of ends.toReversed()) await end();
  });

  async function startProcess(): Promise<Process> {
    const opened = await openStore(place);
    ends.push(() => opened.store.close());
    const secrets = createProductSecrets('a secret that is long enough for a test');
    const context = { store: opened.store, secrets, mailSite: 'https://offers.example' };
    const watches = createServiceWatches(
      () => undefined,
      {
        raise: (issue) => raiseAlarm(context, issue),
        resolve: (service) => resolveAlarms(context, service),
        report: (_, error) => expect.fail(String(error)),
      },
      quick,
    );
    return { opened, watches };
  }

  async function withOwners({ store }: OpenedStore, count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const id = randomUUID();
      const email = `owner-${index}@example.org`;
      await store.people.insert({ id, accountId: id, name: 'Olive', email, role: 'owner', createdAt: index });
    }
  }

  it('raise one alarm and one mail per owner when two processes meet the same failures', async () => {
    const { opened } = await startProcess();
    await withOwners(opened, 2);
    const outcomes = await Promise.all([1, 2].map(() => failTimes(place, 100)));
    expect(await opened.store.alarms.open()).toMatchObject([
      { service: 'human-check', code: 'timeout', kind: 'unavailable', count: 200 },
    ]);
    const mails = await opened.store.outbox.mails(100);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['owner-0@example.org', 'owner-1@example.org']);
    expect(mails[0]?.order).toMatchObject({
      kind: 'service_alarm',
      values: { service: 'human_check', url: 'https://offers.example/staff/services' },
    });
    for (const { logged, written } of outcomes) {
      expect(logged).toBe(100);
      expect(written).toBeLessThan(20);
    }
  });

  it('are working again for both processes once one has succeeded', async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    one.watches.addressLookup.failed({ code: '14', kind: 'account', message: 'Free service limit exceeded' });
    const openAlarms = async () => (await one.opened.store.alarms.open()).length;
    await expect.poll(openAlarms, { message: 'open alarms' }).toBe(1);
    two.watches.humanCheck.worked();
    await two.watches.settle();
    expect(await one.opened.store.alarms.open()).toHaveLength(1);
    two.watches.addressLookup.worked();
    await expect.poll(openAlarms, { message: 'open alarms' }).toBe(0);
  });

  it('are reported in texts that can be stored, whatever the service returns', async () => {
    const { opened, watches } = await startProcess();
    watches.addressLookup.failed({ code: '14\0', kind: 'account', message: 'Blocked\0 by\u001b[31m us\ud800' });
    await watches.settle();
    expect(await opened.store.alarms.open()).toMatchObject([
      { code: '14\ufffd', message: 'Blocked\ufffd by\ufffd[31m us\ufffd', count: 1 },
    ]);
  });

  it('that fail and work in the same moment have their latest state', async () => {
    const process = await startProcess();
    const { alarms } = process.opened.store;
    process.watches.humanCheck.failed(down);
    process.watches.humanCheck.worked();
    await process.watches.settle();
    expect([await alarms.open(), await alarms.past(9)]).toMatchObject([[], [{ count: 1 }]]);
    process.watches.humanCheck.worked();
    process.watches.humanCheck.failed(down);
    await process.watches.settle();
    expect(await alarms.open()).toHaveLength(1);
  });
});

describe('a watch', () => {
  const issue = { ...down, service: 'human-check', count: 1 } as const;

  it('reads the store occasionally while all is well, not on every success', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    let looks = 0;
    const book = { raise: async () => undefined, resolve: async () => (looks += 1), report: () => undefined };
    const watches = createServiceWatches(() => undefined, book, { writeEveryMs: 1, lookEveryMs: 60_000 });
    for (let index = 0; index < 50; index += 1) {
      watches.humanCheck.worked();
      await vi.advanceTimersByTimeAsync(2);
    }
    await watches.settle();
    expect(looks).toBe(1);
  });

  it('loses no count to an unavailable store, and delays no caller', async () => {
    const written: RaisedIssue[] = [];
    const errors: unknown[] = [];
    let isAway = true;
    const watches = createServiceWatches(
      () => undefined,
      {
        raise: async (seen) => {
          if (isAway) throw new Error('away');
          written.push(seen);
        },
        resolve: async () => 0,
        report: (_, error) => errors.push(error),
      },
      { writeEveryMs: 1, lookEveryMs: 1 },
    );
    watches.humanCheck.failed(down);
    await expect.poll(() => errors.length, { message: 'reported errors' }).toBe(1);
    isAway = false;
    watches.humanCheck.failed(down);
    await expect.poll(() => written, { message: 'issues in the store' }).toEqual([{ ...issue, count: 2 }]);
    await watches.settle();
    expect(errors).toHaveLength(1);
  });
});
