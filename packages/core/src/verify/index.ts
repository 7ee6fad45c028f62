export type { Miscount, QueueFault } from './books-store.ts';
export { homesOverByMerge } from './over-by-merge.ts';
export { verifyBooks, type BookFault } from './verify-books.ts';
