export { assignPackers } from './assign-packers.ts';
export { packParcel, showParcel, undoPack } from './pack-parcel.ts';
export { packingOf, packingsOf } from './read-packings.ts';
