// How the places of an offer are given. Apart from the schemas, since the console needs it without them.
import type { Giving } from './brief.ts';

export const allocations = ['first-come', 'draw', 'review'] as const;
export type Allocation = (typeof allocations)[number];

interface AllocationRules {
  /** What visitors are told while there are places. */
  giving: Giving;
  /** Everyone enters. Places are given when the draw is held, and the draw makes the queue. */
  isDrawn: boolean;
  /** Every request waits for a decision. */
  isDecidedByStaff: boolean;
}

/** Whatever depends on the allocation is asked here, so that a new one cannot be forgotten anywhere. */
const rules: Record<Allocation, AllocationRules> = {
  'first-come': { giving: 'first_come', isDrawn: false, isDecidedByStaff: false },
  draw: { giving: 'draw', isDrawn: true, isDecidedByStaff: false },
  review: { giving: 'decided', isDrawn: false, isDecidedByStaff: true },
};

interface Allocated {
  allocation: Allocation;
}

export const usualGiving = ({ allocation }: Allocated): Giving => rules[allocation].giving;
export const isDrawn = ({ allocation }: Allocated): boolean => rules[allocation].isDrawn;
export const isDecidedByStaff = ({ allocation }: Allocated): boolean => rules[allocation].isDecidedByStaff;

/** Whether a request that gets no place waits for one. */
export function keepsQueue(offer: Allocated & { hasWaitlist: boolean }): boolean {
  return offer.hasWaitlist || isDrawn(offer);
}
