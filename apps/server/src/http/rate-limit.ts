import { DoorstepError } from '@doorstep/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkPrefix } from './network-prefix.ts';

export type LimitAnswer = { kind: 'allowed' } | { kind: 'refused'; retryAfterSeconds: number };

/** Counts actions per key in a time window, for this process only. */
export interface RateLimit {
  take(key: string): LimitAnswer;
  isUsedUp(key: string): boolean;
  forget(key: string): void;
}

/** An LRU limit, at most 40 MB in a flood of new networks. Given as a size, because `max` would preallocate. */
export const countedSenders = { maxSize: 200_000, sizeCalculation: () => 1 };

/** @param max  per `perSeconds`, starting with the first action. */
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

/** A `preHandler` that counts requests per network. @throws DoorstepError `rate_limited`, with `Retry-After`. */
export function limitByNetwork(limit: RateLimit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const answer = limit.take(networkPrefix(request.ip));
    if (answer.kind === 'allowed') return;
    reply.header('Retry-After', String(answer.retryAfterSeconds));
    throw new DoorstepError('rate_limited');
  };
}
