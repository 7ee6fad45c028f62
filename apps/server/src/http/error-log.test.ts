import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorLog } from './error-log.ts';

const diskFull = (message = 'database or disk is full') => Object.assign(new Error(message), { code: 'SQLITE_FULL' });

describe('the error log', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start() {
    const lines: [fields: Record<string, unknown>, message: string][] = [];
    const write = (fields: unknown, message: unknown) => void lines.push([fields as never, message as never]);
    const log = createErrorLog({ error: write, warn: write } as never);
    return { lines, log };
  }

  it('logs an outage once per cause and minute, with a count and without a stack', () => {
    const { lines, log } = start();
    for (let count = 0; count < 50; count += 1)
      log.report(new Error('not saved', { cause: diskFull() }), 'the request failed', { requestId: `r${count}` });
    const cause = { type: 'Error', code: 'SQLITE_FULL', message: 'database or disk is full' };
    const reason = 'its disk is full';
    expect(lines).toEqual([[{ requestId: 'r0', reason, cause, count: 1 }, 'the request failed']]);
    log.report(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 'the request failed');
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(2)).toEqual([[{ requestId: 'r49', reason, cause, count: 49 }, 'the request failed']]);
    vi.advanceTimersByTime(120_000);
    expect(lines).toHaveLength(3);
    log.report(diskFull(), 'the request failed', { requestId: 'later' });
    expect(lines[3]?.[0]).toMatchObject({ requestId: 'later', count: 1 });
    expect(log.storeOutages()).toBe(52);
  });

  it('logs a bug every time, with its stack', () => {
    const { lines, log } = start();
    const bug = new TypeError('Cannot read properties of undefined');
    for (let count = 0; count < 3; count += 1) log.report(bug, 'the request failed');
    expect(lines).toEqual(Array.from({ length: 3 }, () => [{ err: bug }, 'the request failed']));
    expect(log.storeOutages()).toBe(0);
  });

  it('logs a service’s warning once per cause and minute', () => {
    const { lines, log } = start();
    for (let count = 0; count < 5; count += 1) log.warn('mail ECONNREFUSED', 'a third-party service fails', {});
    log.warn('mail EAUTH', 'a third-party service fails', {});
    expect(lines.map(([fields]) => fields['count'])).toEqual([1, 1]);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(2).map(([fields]) => fields['count'])).toEqual([4]);
  });
});
