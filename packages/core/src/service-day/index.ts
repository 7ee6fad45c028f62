export type * from './service-day-store.ts';
export { serviceDaysAgo, settledNow } from './service-days-ago.ts';
