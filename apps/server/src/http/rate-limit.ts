import { DoorstepError } from '@doorstep/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkPrefix } from './network-prefix.ts';

export type LimitAnswer = { kind: 'allowed' } | { kind: 'refused'; retryAfterSeconds: number };

/** Counts actions in a window of time, by key. In memory: each process counts for itself. */
export interface RateLimit {
  take(key: string): LimitAnswer;
  /** Whether the next `take` would be refused. */
  isUsedUp(key: string): boolean;
  /** Resets the count. */
  forget(key: string): void;
}

/**
 * Beyond this many senders the least recently active are forgotten, so that a flood from ever new networks takes up
 * 40 MB at most. A sender who goes on is counted all the same. Given as a size: `max` would reserve the room at once.
 */
export const countedSenders = { maxSize: 200_000, sizeCalculation: () => 1 };

/** @param most How often within `perSeconds`, counted from the first time. */
export function createRateLimit({
  max,
  perSeconds,
  now = Date.now,
}: {
  max: number;
  perSeconds: number;
  now?: () => number;
}): RateLimit {
  const windows = new LRUCache<string, { count: number; endsAt: number }>(countedSenders);
  const windowOf = (key: string) => {
    const window = windows.get(key);
    return window !== undefined && window.endsAt > now() ? window : undefined;
  };
  return {
    take(key) {
      const window = windowOf(key) ?? { count: 0, endsAt: now() + perSeconds * 1000 };
      if (window.count === 0) windows.set(key, window);
      window.count += 1;
      if (window.count <= max) return { kind: 'allowed' };
      return { kind: 'refused', retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - now()) / 1000)) };
    },
    isUsedUp: (key) => (windowOf(key)?.count ?? 0) >= max,
    forget(key) {
      const window = windowOf(key);
      if (window !== undefined) window.endsAt = 0;
    },
  };
}

/**
 * A `preHandler` that counts requests by the sender's network.
 * @throws DoorstepError `rate_limited`, with `Retry-After` on the answer.
 */
export function limitByNetwork(limit: RateLimit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const answer = limit.take(networkPrefix(request.ip));
    if (answer.kind === 'allowed') return;
    reply.header('Retry-After', String(answer.retryAfterSeconds));
    throw new DoorstepError('rate_limited');
  };
}
