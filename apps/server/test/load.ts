// Visitors that go on asking while things break, and do what a browser does: try again, with the same key.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SubmissionAnswer } from '@doorstep/contract';
import { findDiscrepancies, type Discrepancy, type Offer } from '@doorstep/core';
import { retrievedAddress } from '@doorstep/testing';
import { expect } from 'vitest';
import type { Answer, RealServers } from './real-servers.ts';

export interface Load {
  /** Resolves once so many more requests were acknowledged. */
  acknowledgedMore(count: number): Promise<void>;
  /** Resolves once so many more requests met an outage. */
  refusedMore(count: number): Promise<void>;
  /** Lets every visitor come to an answer, then ends. */
  stop(): Promise<LoadResult>;
}

export interface LoadResult {
  /** Every reference that was shown. */
  acknowledged: SubmissionAnswer[];
  /** How often each outcome came, outages included: `201 accepted`, `503 unavailable`, `no answer`. */
  outcomes: Record<string, number>;
}

const visitors = 8;

/** Half of the visitors share a few homes, so that allowances are fought for as well as units. */
export function startLoad(real: RealServers, offer: Offer): Load {
  const acknowledged: SubmissionAnswer[] = [];
  const outcomes: Record<string, number> = {};
  const stopping = new AbortController();

  async function ask(visitor: number): Promise<void> {
    const street = visitor % 2 === 0 ? 'Shared Street' : randomUUID();
    const sending = {
      home: retrievedAddress({ street, number: String(randomInt(200)) }),
      pass: await real.pass(offer),
      idempotencyKey: randomUUID(),
    };
    let isAnswerLost = false;
    let isPassSpent = false;
    for (;;) {
      const answer = await real.send(offer, { at: randomInt(real.servers.length), ...sending }).catch(() => null);
      if (isAnswerLost && answer?.problem.code === 'human_check_rejected') {
        // "Already asked" costs the pass and leaves the key free: whoever lost that answer comes with another pass.
        isAnswerLost = false;
        isPassSpent = true;
        sending.pass = await real.pass(offer);
        continue;
      }
      const outcome = isPassSpent ? `${nameOf(answer)}, after a pass was spent` : nameOf(answer);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (answer !== null && answer.status < 300) acknowledged.push(answer.saved);
      if (answer !== null && answer.status < 500) return;
      isAnswerLost = true;
      // Who tries again pauses, and leaves the machine to what comes back.
      await wait(20);
    }
  }
  const running = Array.from({ length: visitors }, async (_, visitor) => {
    while (!stopping.signal.aborted) await ask(visitor);
  });

  const more = (message: string, count: number, current: () => number) =>
    expect.poll(current, { message, timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(current() + count);

  return {
    acknowledgedMore: (count) => more('acknowledged requests', count, () => acknowledged.length),
    refusedMore: (count) => more('requests that met an outage', count, () => outcomes['503 unavailable'] ?? 0),
    async stop() {
      stopping.abort();
      await Promise.all(running);
      return { acknowledged, outcomes };
    },
  };
}

function nameOf(answer: Answer | null): string {
  if (answer === null) return 'no answer';
  return `${answer.status} ${answer.status < 300 ? answer.saved.state : answer.problem.code}`;
}

/** What may come. Once a pass was spent without an answer, it must have been for "already asked". */
const allowed = [
  /^(201 accepted|201 waitlisted|409 already_asked|409 sold_out|503 unavailable|no answer)$/,
  /^(409 already_asked|503 unavailable|no answer), after a pass was spent$/,
];

/** Every acknowledged reference is there, once; nothing goes beyond a limit; the counts reconcile. */
export async function expectKept(
  real: RealServers,
  offer: Offer,
  { acknowledged, outcomes }: LoadResult,
): Promise<void> {
  expect(Object.keys(outcomes).filter((outcome) => !allowed.some((form) => form.test(outcome)))).toEqual([]);
  const kept = new Set((await real.requests(offer)).map(({ reference }) => reference));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter(({ reference }) => !kept.has(reference))).toEqual([]);
  for (const { stock, taken, owed } of await real.balance(offer)) {
    expect(taken).toBe(owed);
    expect(taken).toBeLessThanOrEqual(stock ?? Number.POSITIVE_INFINITY);
  }
  const discrepancies: Discrepancy[] = [];
  for await (const discrepancy of findDiscrepancies(real.staff)) discrepancies.push(discrepancy);
  expect(discrepancies).toEqual([]);
}
