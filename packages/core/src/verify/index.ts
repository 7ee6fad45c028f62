export { verifyBooks, type BookFault } from './verify-books.ts';
