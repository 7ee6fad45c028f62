export type * from './lookup-key-store.ts';
export { createLookupKey, revokeLookupKey } from './lookup-keys.ts';
