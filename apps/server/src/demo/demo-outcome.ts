import { hourMs, dayMs, type ErrorCode, type RequestState, type ReturnInput } from '@doorstep/contract';
import {
  acceptRequest,
  declineRequest,
  DoorstepError,
  lockRequest,
  recordReturn,
  transitionRequest,
  withdrawRequest,
  type Context,
} from '@doorstep/core';
import { choose, spread } from './spread.ts';

export interface Turn {
  afterMs: number;
  happen(context: Context, id: string): Promise<boolean>;
  next: Turn[];
}

const reasons = [
  'The address is a shop.',
  'Asked for twice by mistake.',
  'Outside the towns that we deliver to.',
] as const;

export function demoOutcome(state: RequestState, index: number, hasPass: boolean): Turn[] {
  const hours = (min: number, max: number, series: number) => (min + (max - min) * spread(index, series)) * hourMs;
  switch (state) {
    case 'accepted':
      if (index % 17 === 3) return [withdrawal(hours(2, 40, 2))];
      if (index % 37 === 8) return [refusal(hours(4, 48, 2), index)];
      return [];
    case 'held':
      if (!hasPass && index % 2 === 0) return [become('lapsed', 14 * dayMs, [])];
      if (index % 7 === 2) return [refusal(hours(5, 60, 3), index)];
      return [decision(index % 7 < 2 ? hours(200, 330, 2) : hours(5, 150, 2))];
    case 'waitlisted':
      return index % 7 === 1 ? [withdrawal(hours(20, 200, 3))] : [];
    default:
      return [];
  }
}

export function demoJourney(index: number): Turn {
  const hours = (min: number, max: number, series: number) => (min + (max - min) * spread(index, series)) * hourMs;
  if (index % 13 === 6) {
    const end = comeBack('returned', hours(48, 160, 0));
    return index % 2 === 0 ? { ...end, next: [become('closed', 4 * dayMs, [])] } : end;
  }
  if (index % 41 === 2) return comeBack('lost', hours(150, 300, 0));
  return become('closed', hours(40, 260, 0), []);
}

function comeBack(outcome: ReturnInput['outcome'], afterMs: number): Turn {
  const reason = outcome === 'lost' ? 'lost_on_the_way' : 'not_collected';
  return {
    afterMs,
    async happen(context, id) {
      const reference = (await context.store.requests.find(id))?.reference ?? '';
      return unlessItMoved(recordReturn(context, { reference, outcome, reason, isBackOnShelf: false }));
    },
    next: [],
  };
}

function decision(afterMs: number): Turn {
  return {
    afterMs,
    happen: (context, id) => unlessItMoved(acceptRequest(context, { id, reason: '' })),
    next: [],
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
