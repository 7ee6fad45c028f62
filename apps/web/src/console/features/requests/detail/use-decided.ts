import type { RequestDetail } from '@doorstep/contract';
import type { StaffTextId } from '@doorstep/messages';
import { useState } from 'react';

const doneTexts: Partial<Record<RequestDetail['state'], StaffTextId>> = {
  accepted: 'staff.request.done.accepted',
  held: 'staff.request.done.held',
  waitlisted: 'staff.request.done.waitlisted',
  declined: 'staff.request.done.declined',
  withdrawn: 'staff.request.done.withdrawn',
};

/** Of requests whose units were set aside. */
const doneTextsOfTaken: typeof doneTexts = {
  declined: 'staff.request.done.declined_taken',
  withdrawn: 'staff.request.done.withdrawn_taken',
};

/** What to say once the request has left the state in which this page met it; null before. */
export function useDecided({ state, hasPass }: RequestDetail): StaffTextId | null {
  const [met] = useState({ state, hasTaken: state === 'accepted' || (state === 'held' && hasPass) });
  if (met.state === state) return null;
  return (met.hasTaken ? doneTextsOfTaken[state] : undefined) ?? doneTexts[state] ?? null;
}
