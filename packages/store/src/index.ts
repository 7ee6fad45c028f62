export { hasStore, inspectStore, type InspectedStore } from './inspect-store.ts';
export { openLists, type OpenedLists } from './open-lists.ts';
export { openStore, type OpenedStore } from './open-store.ts';
