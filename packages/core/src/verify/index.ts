export { type Discrepancy, findDiscrepancies } from './find-discrepancies.ts';
export { homesOverByMerge } from './over-by-merge.ts';
export type * from './reconciliation-store.ts';
