import type { RequestDetail } from '@doorstep/contract';
import type { StaffTextId } from '@doorstep/messages';
import { useState } from 'react';
import { doneTextId } from '../outcome-texts.ts';

/** A confirmation once the request has left the state in which this page loaded it; null before. */
export function useDecided({ state, hasPass }: RequestDetail): StaffTextId | null {
  const [met] = useState({ state, hasTaken: state === 'accepted' || (state === 'held' && hasPass) });
  return met.state === state ? null : doneTextId({ to: state, hasTaken: met.hasTaken });
}
