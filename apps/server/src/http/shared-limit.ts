import type { CounterStore } from '@doorstep/core';
import { LRUCache } from 'lru-cache';
import { countedSenders, type LimitAnswer } from './rate-limit.ts';

/** Counts actions in a window of time, by key, for all processes together. */
export interface SharedLimit {
  /** @param key Goes into the store: a hash, never an address. */
  take(key: string): Promise<LimitAnswer>;
}

interface Share {
  window: number;
  left: number;
  /** How many shares were taken here. */
  taken: number;
  isUsedUp: boolean;
  /** Under way: later callers wait for it instead of taking another share. */
  taking: Promise<void> | null;
}

/**
 * A process takes a share of the limit from the store and counts it down by itself, so that a key press is no write. At
 * most one share a process is lost: the limit is never exceeded, and reached a little early by several processes.
 */
export function createSharedLimit(parts: {
  counters: Pick<CounterStore, 'take'>;
  /** Begins the names of its counters. */
  name: string;
  /** How often within `perSeconds`. */
  max: number;
  perSeconds: number;
  /** How much a process takes at once. */
  share: number;
  now?: () => number;
}): SharedLimit {
  const { counters, name, perSeconds, now = Date.now } = parts;
  const max = Math.max(1, parts.max);
  const share = Math.min(parts.share, max);
  const maxShares = Math.floor(max / share);
  const windowMs = perSeconds * 1000;
  // A sender who is forgotten takes a new share from the store.
  const shares = new LRUCache<string, Share>(countedSenders);

  const takeShare = async (key: string, held: Share): Promise<void> => {
    const counter = `${name}:${key}:${held.window}`;
    // While the store is down each process counts for itself: an outage is no reason to refuse anybody.
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
