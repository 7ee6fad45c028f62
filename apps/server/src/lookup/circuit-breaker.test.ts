import { beforeEach, describe, expect, it } from 'vitest';
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

let now = 0;
let breaker: CircuitBreaker;
beforeEach(() => {
  now = 0;
  breaker = createCircuitBreaker(() => now);
});

const failTimes = (times: number) => {
  for (let count = 0; count < times; count += 1) breaker.failed();
};

describe('a circuit breaker', () => {
  it('stays closed through two failures, and opens at the third consecutive one', () => {
    failTimes(2);
    expect(breaker.allows()).toBe(true);
    breaker.worked();
    failTimes(2);
    expect(breaker.allows()).toBe(true);
    breaker.failed();
    expect(breaker.allows()).toBe(false);
  });

  it('lets a single trial call through after its pause, whose success closes it', () => {
    failTimes(3);
    now = 15 * second - 1;
    expect(breaker.allows()).toBe(false);
    now += 1;
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
    breaker.worked();
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
    failTimes(2);
    expect(breaker.allows()).toBe(true);
  });

  it('doubles its pause after each failed attempt, up to a quarter of an hour', () => {
    failTimes(3);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const from = now;
      while (!breaker.allows()) now += second;
      pauses.push((now - from) / second);
      breaker.failed();
    }
    expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 900, 900]);
  });

  it('does not count failures of calls in flight when it opened', () => {
    failTimes(10);
    now = 15 * second;
    expect(breaker.allows()).toBe(true);
  });

  it('allows another trial when the previous one was not made or never reported back', () => {
    failTimes(3);
    now = 15 * second;
    expect(breaker.allows()).toBe(true);
    breaker.release();
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
    now += 20 * second;
    expect(breaker.allows()).toBe(true);
  });

  it('opens at once for the given pause, and longer the next time', () => {
    breaker.open(minute);
    now = minute - 1;
    expect(breaker.allows()).toBe(false);
    now = minute;
    expect(breaker.allows()).toBe(true);
    breaker.open(minute);
    now = 3 * minute - 1;
    expect(breaker.allows()).toBe(false);
    now = 3 * minute;
    expect(breaker.allows()).toBe(true);
  });

  it('opens until the day ends, then retries hourly in case the day of the service ends later', () => {
    now = 5 * 60 * minute;
    breaker.open('dayEnds');
    now = day - 1;
    expect(breaker.allows()).toBe(false);
    now = day;
    expect(breaker.allows()).toBe(true);
    breaker.open('dayEnds');
    now = day + 60 * minute - 1;
    expect(breaker.allows()).toBe(false);
    now += 1;
    expect(breaker.allows()).toBe(true);
  });
});
