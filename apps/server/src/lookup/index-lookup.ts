import { LookupIdError, toRetrieveItem, type AddressIndex, type AddressRecord } from '@doorstep/address-index';
import type { RetrievedAddress } from '@doorstep/contract';
import type { LookupService } from './lookup-service.ts';

/** Find and Retrieve over the embedded index. A damaged file is an outage, never an empty answer. */
export function indexLookup(index: AddressIndex): LookupService {
  return {
    async find(query) {
      try {
        return { kind: 'found', items: index.find(query) };
      } catch (cause) {
        // A container that was not made here, or belongs to data that was replaced: nothing is in it.
        if (cause instanceof LookupIdError) return { kind: 'found', items: [] };
        return { kind: 'unavailable', cause };
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
    generation: () =>
      index
        .datasets()
        .map(({ dataset, importedAt }) => `${dataset} ${importedAt}`)
        .join('|'),
  };
}

/** A record of the index as the product knows addresses; its temporary id stays behind. */
export function toRetrievedAddress(record: AddressRecord): RetrievedAddress {
  return {
    organisation: record.organisation,
    unit: record.unit,
    buildingName: record.buildingName,
    number: record.number,
    street: record.street,
    locality: record.locality,
    city: record.city,
    district: record.district,
    region: record.region,
    postcode: record.postcode,
    countryCode: record.countryCode,
    lines: record.lines,
    latitude: record.latitude,
    longitude: record.longitude,
    provider: 'index',
    dataset: record.dataset,
    registerId: record.sourceId,
    units: record.units,
  };
}
