import type { RequestDetail } from '@doorstep/contract';
import type { StaffTextId } from '@doorstep/messages';
import { useState } from 'react';

const said: Partial<Record<RequestDetail['state'], StaffTextId>> = {
  accepted: 'staff.request.done.accepted',
  waitlisted: 'staff.request.done.waitlisted',
  declined: 'staff.request.done.declined',
  withdrawn: 'staff.request.done.withdrawn',
};

/** What to say once the request has left the state in which this page met it; null before. */
export function useDecided({ state }: RequestDetail): StaffTextId | null {
  const [met] = useState(state);
  return met === state ? null : (said[state] ?? null);
}
