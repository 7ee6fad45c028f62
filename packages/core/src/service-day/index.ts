export type * from './service-day-store.ts';
export { serviceDaysAgo } from './service-days-ago.ts';
export { settledNow } from './settled-now.ts';
