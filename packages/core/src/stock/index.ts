export { moveStock } from './move-stock.ts';
