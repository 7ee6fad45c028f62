import type { ErrorCode, RequestState } from '@doorstep/contract';
import {
  acceptRequest,
  declineRequest,
  DoorstepError,
  lockRequest,
  transitionRequest,
  withdrawRequest,
  type Context,
} from '@doorstep/core';
import { choose, spread } from './spread.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What happens to a request later on, and what happens after that. */
export interface Turn {
  afterMs: number;
  /** @returns whether it came about: a request that has gone another way since is left alone. */
  happen(context: Context, id: string): Promise<boolean>;
  next: Turn[];
}

const reasons = [
  'The address is a shop.',
  'Asked for twice by mistake.',
  'Outside the towns that we deliver to.',
] as const;

// Remainders of primes: the offers take turns in thirties, and no offer shall have all the same fates.

/** The life of the request with this number, from the state in which it arrived. Empty when it just waits. */
export function demoFate(state: RequestState, index: number, hasPass: boolean): Turn[] {
  const hours = (least: number, most: number, series: number) =>
    (least + (most - least) * spread(index, series)) * hourMs;
  switch (state) {
    case 'accepted':
      if (index % 17 === 3) return [withdrawal(hours(2, 40, 2))];
      if (index % 37 === 8) return [refusal(hours(4, 48, 2), index)];
      return [delivery(index, hours)];
    case 'held':
      if (!hasPass && index % 2 === 0) return [become('lapsed', 14 * dayMs, [])];
      if (index % 7 === 2) return [refusal(hours(5, 60, 3), index)];
      return [decision(index % 7 < 2 ? hours(200, 330, 2) : hours(5, 150, 2), [delivery(index, hours)])];
    case 'waitlisted':
      return index % 7 === 1 ? [withdrawal(hours(20, 200, 3))] : [];
    default:
      return [];
  }
}

function delivery(index: number, hours: (least: number, most: number, series: number) => number): Turn {
  const end: Turn =
    index % 13 === 6
      ? become('returned', hours(48, 160, 0), index % 2 === 0 ? [become('closed', 4 * dayMs, [])] : [])
      : index % 41 === 2
        ? become('lost', hours(150, 300, 0), [])
        : become('closed', hours(40, 260, 0), []);
  return become('packed', hours(15, 170, 4), [become('dispatched', hours(8, 90, 1), [end])]);
}

function decision(afterMs: number, next: Turn[]): Turn {
  return {
    afterMs,
    happen: (context, id) => unlessItMoved(acceptRequest(context, { id, reason: '' })),
    next,
  };
}

function refusal(afterMs: number, index: number): Turn {
  const reason = choose(reasons, index, 1);
  return {
    afterMs,
    happen: (context, id) => unlessItMoved(declineRequest(context, { id, reason, note: '' })),
    next: [],
  };
}

function withdrawal(afterMs: number): Turn {
  const actor = { kind: 'visitor' } as const;
  return {
    afterMs,
    happen: (context, id) => unlessItMoved(withdrawRequest({ ...context, actor }, { id, reason: '' })),
    next: [],
  };
}

/** By the same verb as all moves; those that have no button yet as well. */
function become(to: RequestState, afterMs: number, next: Turn[]): Turn {
  return {
    afterMs,
    happen: (context, id) =>
      unlessItMoved(
        context.store.transaction(async (tx) =>
          transitionRequest(context, tx, await lockRequest(tx, id), { to, at: await tx.now() }),
        ),
      ),
    next,
  };
}

const overtaken: ErrorCode[] = ['state_conflict', 'sold_out', 'already_asked'];

async function unlessItMoved(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (error instanceof DoorstepError && overtaken.includes(error.code)) return false;
    throw error;
  }
}
