// Visitors that keep sending while things break, and retry with the same key like a browser.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SubmissionAnswer } from '@doorstep/contract';
import { findDiscrepancies, type Discrepancy, type Offer } from '@doorstep/core';
import { retrievedAddress } from '@doorstep/testing';
import { expect } from 'vitest';
import type { Answer, RealServers } from './real-servers.ts';

export interface Load {
  /** Resolves after this many more acknowledged requests. */
  acknowledgedMore(count: number): Promise<void>;
  /** Resolves after this many more requests met an outage. */
  refusedMore(count: number): Promise<void>;
  /** Lets every visitor get an answer, then ends. */
  stop(): Promise<LoadResult>;
}

export interface LoadResult {
  /** Every reference that was shown. */
  acknowledged: SubmissionAnswer[];
  /** The number of each outcome, including outages: `201 accepted`, `503 unavailable`, `no answer`. */
  outcomes: Record<string, number>;
}

const visitors = 8;

/** Half of the visitors share a few homes, so that both allowances and units are contested. */
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
        // "Already asked" spends the pass and frees the key: after losing that answer, the visitor retries with another
        // pass.
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
      // Retries pause, to leave the machine to the restarting server.
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

/** Allowed outcomes. A pass that was spent without an answer must have been for "already asked". */
const allowed = [
  /^(201 accepted|201 waitlisted|409 already_asked|409 sold_out|503 unavailable|no answer)$/,
  /^(409 already_asked|503 unavailable|no answer), after a pass was spent$/,
];

/** Every acknowledged reference exists once, no limit is exceeded, and the counts reconcile. */
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
