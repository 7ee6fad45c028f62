export { hasStore, inspectStore, type InspectedStore } from './inspect-store.ts';
export { openStore, type OpenedStore, openLists, type OpenedLists, type WhenOutdated } from './open-store.ts';
