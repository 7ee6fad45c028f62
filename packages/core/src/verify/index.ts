export type { Miscount, QueueDiscrepancy } from './reconciliation-store.ts';
export { homesOverByMerge } from './over-by-merge.ts';
export { findDiscrepancies, type Discrepancy } from './find-discrepancies.ts';
