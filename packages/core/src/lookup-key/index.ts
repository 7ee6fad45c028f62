export { createLookupKey, findLookupKey, revokeLookupKey } from './lookup-keys.ts';
