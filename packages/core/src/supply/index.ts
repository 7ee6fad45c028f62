export { moveStock } from './move-stock.ts';
export { saveOffer } from './save-offer.ts';
