import {
  LookupIdError,
  openAddressIndex,
  toRetrieveItem,
  type AddressIndex,
  type AddressRecord,
} from '@doorstep/address-index';
import type { FindQuery } from '@doorstep/address-lookup';
import type { RetrievedAddress } from '@doorstep/contract';
import { subKey } from '../secrets/sub-key.ts';
import type { FindOutcome, Limited, LookupService, RetrieveOutcome } from './lookup-service.ts';

/** The embedded index as a provider of the lookup. */
export interface IndexLookup extends LookupService {
  readonly index: AddressIndex;
  /** Costs nobody anything. */
  find(query: FindQuery): Promise<Exclude<FindOutcome, Limited>>;
  retrieve(id: string, language: string): Promise<Exclude<RetrieveOutcome, Limited>>;
  /** Looks whether the address data was changed by somebody else, such as an import beside the running server. */
  refresh(): void;
  /** Whom to credit where its addresses are shown, each once. */
  attributions(): string[];
  close(): void;
}

/** @param folder Where the data sets are; it may be empty or not there yet. */
export function openIndexLookup({ folder, masterSecret }: { folder: string; masterSecret: string }): IndexLookup {
  const index = openAddressIndex(folder, { secret: subKey(masterSecret, 'address-ids').toString('hex') });
  let generation = 0;
  return {
    index,
    generation: () => String(generation),
    async find(query) {
      // Without any data nothing can be said about any address.
      if (index.datasets().length === 0) return { kind: 'unavailable', cause: new Error('there is no address data') };
      try {
        return { kind: 'found', items: index.find(query) };
      } catch (cause) {
        // A container that was made up, or made by another installation, holds nothing.
        return cause instanceof LookupIdError ? { kind: 'found', items: [] } : { kind: 'unavailable', cause };
      }
    },
    async retrieve(id, language) {
      try {
        const record = index.retrieve(id);
        if (record === null) return { kind: 'unknown' };
        return { kind: 'found', items: [toRetrieveItem(record, language)], address: toRetrievedAddress(record) };
      } catch (cause) {
        return cause instanceof LookupIdError ? { kind: 'invalid_id' } : { kind: 'unavailable', cause };
      }
    },
    refresh() {
      if (index.refresh()) generation += 1;
    },
    attributions: () => [...new Set(index.datasets().map(({ attribution }) => attribution))].filter(Boolean),
    close: () => index.close(),
  };
}

/** An address of the index as the product knows it. */
export function toRetrievedAddress(record: AddressRecord): RetrievedAddress {
  const { id: _id, sourceId, placeKind: _placeKind, attribution: _attribution, ...address } = record;
  return { ...address, provider: 'index', registerId: sourceId };
}
