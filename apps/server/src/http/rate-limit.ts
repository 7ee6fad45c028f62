import { DoorstepError } from '@doorstep/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkPrefix } from './network-prefix.ts';

export type LimitAnswer = { kind: 'allowed' } | { kind: 'refused'; retryAfterSeconds: number };

/** Counts what somebody does in a window of time. In memory: a process of its own counts for itself. */
export interface RateLimit {
  take(who: string): Promise<LimitAnswer>;
  /** Whether the next `take` would be refused. */
  isUsedUp(who: string): Promise<boolean>;
  /** Begins anew for somebody. */
  forget(who: string): Promise<void>;
}

/** @param most How often within `perSeconds`, counted from the first time. */
export function createRateLimit({ most, perSeconds }: { most: number; perSeconds: number }): RateLimit {
  const limiter = new RateLimiterMemory({ points: most, duration: perSeconds });
  return {
    async take(who) {
      try {
        await limiter.consume(who);
        return { kind: 'allowed' };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { kind: 'refused', retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
    async isUsedUp(who) {
      return ((await limiter.get(who))?.consumedPoints ?? 0) >= most;
    },
    async forget(who) {
      await limiter.delete(who);
    },
  };
}

/**
 * A `preHandler` that counts requests by the sender's network.
 * @throws DoorstepError `rate_limited`, with `Retry-After` on the answer.
 */
export function limitByNetwork(limit: RateLimit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const answer = await limit.take(networkPrefix(request.ip));
    if (answer.kind === 'allowed') return;
    reply.header('Retry-After', String(answer.retryAfterSeconds));
    throw new DoorstepError('rate_limited');
  };
}
