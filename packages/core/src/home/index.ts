export {
  canonicalAddress,
  canonicalForm,
  canonicalName,
  canonicalParts,
  canonicalUnit,
  canonicalVersion,
} from './canonical-address.ts';
export { destroyHomeSecrets } from './destroy-home-secrets.ts';
export { canonicalVersions, homeKeys, type CanonicalVersion, type HomeIdentity } from './home-keys.ts';
export { keepHomesApart, mergeHomes, undoHomeLink } from './link-homes.ts';
export { deciderOf } from './lock-homes.ts';
export { firstReading } from './first-reading.ts';
export { parseTypedAddress } from './parse-typed-address.ts';
export { possibleDuplicates } from './possible-duplicates.ts';
