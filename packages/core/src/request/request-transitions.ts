import type { DrawState, HoldReason, RequestState } from '@doorstep/contract';
import type { QueuedMail } from '../outbox/outbox-store.ts';
import type { RequestLine, ServiceRequest } from './service-request.ts';

interface StateRules {
  /** Whether the state takes units from the stock, and whether they count against the home. */
  takesStock: boolean | 'with_pass';
  takesAllowance: boolean | 'with_pass';
  /** Not packed yet: the address may be corrected and doubts settled in place. */
  isOpen: boolean;
  /** Allowed next states, each with the email to the visitor. */
  to: Partial<Record<RequestState, QueuedMail['kind'] | 'no_mail'>>;
}

/**
 * The states of a request and its moves, defined only here. The store also computes `takesStock` and `takesAllowance`
 * in the database; a test keeps both in step.
 */
export const requestStateRules: Record<RequestState, StateRules> = {
  held: {
    takesStock: 'with_pass',
    takesAllowance: 'with_pass',
    isOpen: true,
    // `entered`: it reached a draw without a pass, and entries are still collected.
    to: {
      accepted: 'accepted',
      waitlisted: 'receipt',
      entered: 'receipt',
      declined: 'declined',
      lapsed: 'lapsed',
      withdrawn: 'withdrawn',
    },
  },
  entered: {
    takesStock: false,
    takesAllowance: true,
    isOpen: true,
    // `held`: drawn, with a doubt that staff have not settled.
    to: {
      accepted: 'accepted',
      waitlisted: 'not_drawn',
      held: 'receipt',
      lapsed: 'lapsed',
      withdrawn: 'withdrawn',
    },
  },
  waitlisted: {
    takesStock: false,
    takesAllowance: true,
    isOpen: true,
    to: { accepted: 'accepted', lapsed: 'lapsed', withdrawn: 'withdrawn' },
  },
  accepted: {
    takesStock: true,
    takesAllowance: true,
    isOpen: true,
    // `closed` and `lapsed`: handed over at the counter, or not collected in time. Only for requests that are
    // collected.
    to: {
      packed: 'no_mail',
      held: 'receipt',
      declined: 'declined',
      withdrawn: 'withdrawn',
      closed: 'no_mail',
      lapsed: 'not_collected',
    },
  },
  packed: {
    takesStock: true,
    takesAllowance: true,
    isOpen: false,
    to: { dispatched: 'dispatched', accepted: 'no_mail' },
  },
  dispatched: {
    takesStock: true,
    takesAllowance: true,
    isOpen: false,
    // `packed`: a dispatch was undone.
    to: { closed: 'no_mail', returned: 'returned', lost: 'lost', packed: 'no_mail' },
  },
  returned: {
    takesStock: true,
    takesAllowance: true,
    isOpen: false,
    // `waitlisted`: its visitor corrected the address, and no unit was left. `dispatched`: the return was undone.
    to: { accepted: 'sent_again', waitlisted: 'receipt', closed: 'no_mail', dispatched: 'no_mail' },
  },
  lost: {
    takesStock: true,
    takesAllowance: true,
    isOpen: false,
    to: { accepted: 'sent_again', closed: 'no_mail', dispatched: 'no_mail' },
  },
  // `accepted`: a hand-over at the counter was undone.
  closed: { takesStock: true, takesAllowance: true, isOpen: false, to: { accepted: 'no_mail' } },
  declined: { takesStock: false, takesAllowance: false, isOpen: false, to: {} },
  withdrawn: { takesStock: false, takesAllowance: false, isOpen: false, to: {} },
  lapsed: { takesStock: false, takesAllowance: false, isOpen: false, to: {} },
};

type Effects = Pick<ServiceRequest, 'state' | 'hasPass'>;

export function takesStock({ state, hasPass }: Effects): boolean {
  const { takesStock: takes } = requestStateRules[state];
  return takes === 'with_pass' ? hasPass : takes;
}

export function takesAllowance({ state, hasPass }: Effects): boolean {
  const { takesAllowance: takes } = requestStateRules[state];
  return takes === 'with_pass' ? hasPass : takes;
}

export function canBecome(from: RequestState, to: RequestState): boolean {
  return requestStateRules[from].to[to] !== undefined;
}

export function isCorrectable({ state }: Pick<ServiceRequest, 'state'>): boolean {
  return requestStateRules[state].isOpen;
}

/** Whether its quantities may still change. Draw entries keep theirs once the list is fixed. */
export function isAdjustable({ state }: Pick<ServiceRequest, 'state'>, draw: DrawState | null): boolean {
  if (state === 'entered') return draw === 'collecting';
  return requestStateRules[state].isOpen;
}

export function stateWithDoubts({ state, hasPass }: Effects, holdReasons: readonly HoldReason[]): RequestState {
  if (state === 'accepted' && holdReasons.length > 0) return 'held';
  if (state === 'held' && hasPass && holdReasons.length === 0) return 'accepted';
  return state;
}

/** Dispatched units do not come back to the request: sent again, or waiting for that, it takes a new one. */
export function leavesUnitBehind(from: RequestState, to: RequestState): boolean {
  return (from === 'returned' || from === 'lost') && (to === 'accepted' || to === 'waitlisted');
}

/** The quantities by which lines exceed others, by item. */
export function beyond(lines: RequestLine[], others: RequestLine[]): RequestLine[] {
  return lines.flatMap(({ itemId, quantity }) => {
    const more = quantity - (others.find((other) => other.itemId === itemId)?.quantity ?? 0);
    return more > 0 ? [{ itemId, quantity: more }] : [];
  });
}
