// How an offer gives its places. Separate from the schemas, because the console needs it without them.
import type { Giving } from './brief.ts';

export const allocations = ['first-come', 'draw', 'review'] as const;
export type Allocation = (typeof allocations)[number];

interface AllocationRules {
  /** What visitors read while places are left. */
  giving: Giving;
  /** Everyone enters. The draw gives the places, and its ranking becomes the queue. */
  isDrawn: boolean;
  /** Each request waits for a staff decision. */
  isDecidedByStaff: boolean;
}

/** Everything that depends on the allocation, so that the compiler asks for each rule of a new one. */
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

/** Whether a request without a place joins the queue. */
export function keepsQueue(offer: Allocated & { hasWaitlist: boolean }): boolean {
  return offer.hasWaitlist || isDrawn(offer);
}
