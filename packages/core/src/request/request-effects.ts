import type { RequestState } from '@doorstep/contract';
import type { ServiceRequest } from './service-request.ts';

type Effects = Pick<ServiceRequest, 'state' | 'hasPass'>;

const afterAcceptance: RequestState[] = ['accepted', 'packed', 'dispatched', 'closed', 'returned', 'lost'];

/** Whether a request's units are out of the stock. The store computes the same in the database. */
export function takesStock({ state, hasPass }: Effects): boolean {
  return afterAcceptance.includes(state) || (state === 'held' && hasPass);
}

/** Whether a request's units count against its home. The store computes the same in the database. */
export function takesAllowance({ state, hasPass }: Effects): boolean {
  return takesStock({ state, hasPass }) || state === 'waitlisted' || state === 'entered';
}

const transitions: Record<RequestState, RequestState[]> = {
  held: ['accepted', 'waitlisted', 'declined', 'lapsed', 'withdrawn'],
  entered: ['accepted', 'held', 'waitlisted', 'lapsed', 'withdrawn'],
  waitlisted: ['accepted', 'lapsed', 'withdrawn'],
  accepted: ['packed', 'held', 'declined', 'withdrawn'],
  packed: ['dispatched', 'accepted'],
  dispatched: ['closed', 'returned', 'lost'],
  returned: ['accepted', 'closed'],
  lost: ['accepted', 'closed'],
  closed: [],
  declined: [],
  withdrawn: [],
  lapsed: [],
};

/** Whether a request in one state may go to another. */
export function canBecome(from: RequestState, to: RequestState): boolean {
  return transitions[from].includes(to);
}
