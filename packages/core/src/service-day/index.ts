export { serviceDaysAgo } from './service-days-ago.ts';
export { settledNow } from './settled-now.ts';
