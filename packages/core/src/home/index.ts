export { canonicalAddress, canonicalForm, canonicalParts } from './canonical-address.ts';
export { comparedRequest } from './compared-request.ts';
export { destroyHomeSecrets } from './destroy-home-secrets.ts';
export { homeKeys, streetHashOf } from './home-keys.ts';
export type * from './home-link-store.ts';
export type * from './home-store.ts';
export { keepHomesApart, mergeHomes, undoHomeLink } from './link-homes.ts';
export { possibleDuplicates } from './possible-duplicates.ts';
