export { type Discrepancy, type DiscrepancyStep, findDiscrepancies, isOff } from './find-discrepancies.ts';
export { homesOverByMerge } from './over-by-merge.ts';
export type * from './reconciliation-store.ts';
