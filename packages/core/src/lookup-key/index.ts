export { addLookupKey, revokeLookupKey } from './lookup-keys.ts';
