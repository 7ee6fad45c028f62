export { hasLookalikeLetters, hasUnmeantCharacters, withPlainPostcode } from './address-letters.ts';
export { canonicalAddress, canonicalForm, canonicalParts, canonicalVersion } from './canonical-address.ts';
export { comparedRequest } from './compared-request.ts';
export { destroyHomeSecrets } from './destroy-home-secrets.ts';
export { homeKeys, streetHashOf, type HomeIdentity } from './home-keys.ts';
export { keepHomesApart, mergeHomes, undoHomeLink } from './link-homes.ts';
export { deciderOf } from './lock-homes.ts';

export { possibleDuplicates } from './possible-duplicates.ts';
