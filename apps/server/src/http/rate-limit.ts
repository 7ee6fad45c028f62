import { DoorstepError } from '@doorstep/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkPrefix } from './network-hashes.ts';

export type LimitAnswer = { kind: 'allowed' } | { kind: 'refused'; retryAfterSeconds: number };

/** Counts actions per key in a time window, for this process only. */
export interface RateLimit {
  max: number;
  perSeconds: number;
  standing(key: string): { left: number; endsInSeconds: number };
  take(key: string): LimitAnswer;
  isUsedUp(key: string): boolean;
  forget(key: string): void;
}

/** An LRU limit, at most 40 MB in a flood of new networks. Given as a size, because `max` would preallocate. */
export const countedSenders = { maxSize: 200_000, sizeCalculation: () => 1 };

/** @param max Per `perSeconds`, starting with the first action. */
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
    max,
    perSeconds,
    standing(key) {
      const { count, endsAt } = windowOf(key) ?? { count: 0, endsAt: now() + perSeconds * 1000 };
      return { left: Math.max(0, max - count), endsInSeconds: Math.max(1, Math.ceil((endsAt - now()) / 1000)) };
    },
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

type CountedBy = 'network' | 'service' | 'token';

/**
 * Counts a call, and reports the remaining calls in the response (draft-ietf-httpapi-ratelimit-headers).
 * @throws DoorstepError `rate_limited`, with `Retry-After` in the response.
 */
export function countCall(reply: FastifyReply, limit: RateLimit, { by, key }: { by: CountedBy; key: string }): void {
  const answer = limit.take(key);
  const { left, endsInSeconds } = limit.standing(key);
  addToHeader(reply, 'RateLimit-Policy', `"${by}";q=${limit.max};w=${limit.perSeconds}`);
  addToHeader(reply, 'RateLimit', `"${by}";r=${left};t=${endsInSeconds}`);
  if (answer.kind === 'refused')
    throw new DoorstepError('rate_limited', { retryAfterSeconds: answer.retryAfterSeconds });
}

/** Adds to every refusal when to retry. Limits that are counted elsewhere know nothing more precise. */
export function markLimited(
  reply: FastifyReply,
  { by, retryAfterSeconds }: { by: string; retryAfterSeconds: number },
): void {
  if (!reply.hasHeader('Retry-After')) reply.header('Retry-After', String(retryAfterSeconds));
  if (!reply.hasHeader('RateLimit')) reply.header('RateLimit', `"${by}";r=0;t=${retryAfterSeconds}`);
}

function addToHeader(reply: FastifyReply, name: string, item: string): void {
  const before = reply.getHeader(name);
  reply.header(name, before === undefined ? item : `${String(before)}, ${item}`);
}

export function limitByNetwork(limit: RateLimit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    countCall(reply, limit, { by: 'network', key: networkPrefix(request.ip) });
}

/** Limits by network: a library, a care home or a mobile carrier is one network with many people. */
export type RateLimits = ReturnType<typeof createRateLimits>;

// A library with 200 people at a busy opening (one challenge and one or two attempts each within minutes) passes, and a
// single machine gets no more than such a library. Signing in is for a few staff; guessing a password at this rate
// takes centuries.
export function createRateLimits() {
  return {
    challenge: createRateLimit({ max: 1200, perSeconds: 600 }),
    submit: createRateLimit({ max: 1200, perSeconds: 600 }),
    // A list of a hundred thousand entries has several megabytes.
    drawList: createRateLimit({ max: 120, perSeconds: 600 }),
    // Visitors try a few times for their own request; a library has a few such visitors.
    findRequest: createRateLimit({ max: 30, perSeconds: 3600 }),
    // Ten a second from one program, all day.
    token: createRateLimit({ max: 600, perSeconds: 60 }),
    wrongToken: createRateLimit({ max: 30, perSeconds: 300 }),
    signIn: createRateLimit({ max: 30, perSeconds: 300 }),
  };
}
