import type { CounterStore } from '@doorstep/core';
import { LRUCache } from 'lru-cache';
import { countedSenders, type LimitAnswer } from './rate-limit.ts';

/** Counts actions per key in a time window, across processes. */
export interface SharedLimit {
  take(key: string): Promise<LimitAnswer>;
}

interface Share {
  window: number;
  left: number;
  taken: number;
  isUsedUp: boolean;
  /** Shared by concurrent callers, so that only one share is taken. */
  taking: Promise<void> | null;
}

/**
 * Each process counts down a share locally, so few calls write. The limit is never exceeded, but may be reached early.
 */
export function createSharedLimit(parts: {
  counters: Pick<CounterStore, 'take'>;
  name: string;
  max: number;
  perSeconds: number;
  share: number;
  now?: () => number;
}): SharedLimit {
  const { counters, name, perSeconds, now = Date.now } = parts;
  const max = Math.max(1, parts.max);
  const share = Math.min(parts.share, max);
  const maxShares = Math.floor(max / share);
  const windowMs = perSeconds * 1000;
  const shares = new LRUCache<string, Share>(countedSenders);

  const takeShare = async (key: string, held: Share): Promise<void> => {
    const counter = `${name}:${key}:${held.window}`;
    // While the store is down each process counts locally, because an outage is no reason to refuse anyone.
    const isTaken = await counters
      .take(counter, maxShares, (held.window + 1) * windowMs)
      .catch(() => held.taken < maxShares);
    if (isTaken) {
      held.left += share;
      held.taken += 1;
    } else held.isUsedUp = true;
  };

  return {
    async take(key) {
      const window = Math.floor(now() / windowMs);
      const known = shares.get(key);
      const held = known?.window === window ? known : { window, left: 0, taken: 0, isUsedUp: false, taking: null };
      if (held !== known) shares.set(key, held);
      while (held.left === 0 && !held.isUsedUp) {
        held.taking ??= takeShare(key, held).finally(() => (held.taking = null));
        await held.taking;
      }
      if (held.left > 0) {
        held.left -= 1;
        return { kind: 'allowed' };
      }
      return { kind: 'refused', retryAfterSeconds: Math.max(1, Math.ceil(((window + 1) * windowMs - now()) / 1000)) };
    },
  };
}
