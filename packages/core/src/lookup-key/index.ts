export { createLookupKey, revokeLookupKey } from './lookup-keys.ts';
