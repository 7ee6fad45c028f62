export { canonicalAddress, canonicalUnit, canonicalVersion } from './canonical-address.ts';
export { homeKeys, type HomeIdentity } from './home-keys.ts';
export { parseTypedAddress } from './parse-typed-address.ts';
