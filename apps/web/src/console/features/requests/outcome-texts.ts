// Texts for what became of a request: the one place for all state changes.
import type { RequestState } from '@doorstep/contract';
import type { StaffTextId } from '@doorstep/messages';

type Move = `${RequestState} ${RequestState}`;

/** For the history, where the previous state allows no better text. */
const movedText = (to: RequestState) => `staff.history.${to}` as const;

const movedTexts: Partial<Record<Move, StaffTextId>> = {
  'packed accepted': 'staff.history.taken_out',
  'returned accepted': 'staff.history.to_send_again',
  'lost accepted': 'staff.history.to_send_again',
  'accepted held': 'staff.history.put_back',
  'entered held': 'staff.history.drawn_held',
};

/**
 * A line of the history.
 * @param from The previous state; null for the arrival.
 */
export function moveTextId(from: RequestState | null, to: RequestState): StaffTextId {
  return (from === null ? undefined : movedTexts[`${from} ${to}`]) ?? movedText(to);
}

const doneTexts: Partial<Record<RequestState, StaffTextId>> = {
  accepted: 'staff.request.done.accepted',
  held: 'staff.request.done.held',
  entered: 'staff.request.done.entered',
  waitlisted: 'staff.request.done.waitlisted',
  declined: 'staff.request.done.declined',
  withdrawn: 'staff.request.done.withdrawn',
};

/** For requests whose units were set aside. */
const doneTextsOfTaken: typeof doneTexts = {
  declined: 'staff.request.done.declined_taken',
  withdrawn: 'staff.request.done.withdrawn_taken',
};

/** Shown after a decision about the request on the page; null for no text. */
export function doneTextId({ to, hasTaken }: { to: RequestState; hasTaken: boolean }): StaffTextId | null {
  return (hasTaken ? doneTextsOfTaken[to] : undefined) ?? doneTexts[to] ?? null;
}
