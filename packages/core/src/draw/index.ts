export { carryOutDraws } from './carry-out-draw.ts';
export type * from './draw-store.ts';
export { enterDrawValue } from './enter-draw-value.ts';
export { entryHash, listDigest } from './entry-hash.ts';
export { fixAfterMs, fixDueDraws } from './fix-draw.ts';
export { rankEntries } from './rank-entries.ts';
