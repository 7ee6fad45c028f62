export { assignPackers } from './assign-packers.ts';
export { packParcel, showParcel, undoPack } from './pack-parcel.ts';
export type * from './packing-store.ts';
export { packingOf, packingsOf } from './read-packings.ts';
