import type { FindItem } from '../../address-lookup/src/protocol.ts';
export type Good = FindItem;
