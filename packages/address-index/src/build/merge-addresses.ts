// Registers list one home in several rows: the building and its shops, a node and a way, with and without a postcode.
// This keeps one of them.
import { fold, unitKey } from '@doorstep/address-language';
import type { SpooledAddress } from './address-spool.ts';
import { noPoint } from '../index-format/stored-address.ts';
import { compareNaturally } from '../normalise/natural-order.ts';

function compareAddresses(a: SpooledAddress, b: SpooledAddress): number {
  return (
    a.value - b.value ||
    compareNaturally(a.tail, b.tail) ||
    compareNaturally(a.buildingName, b.buildingName) ||
    a.postcode - b.postcode ||
    compareNaturally(a.unit, b.unit)
  );
}

export function mergeAddresses(addresses: SpooledAddress[]): SpooledAddress[] {
  addresses.sort(compareAddresses);
  const merged: SpooledAddress[] = [];
  for (const address of addresses) {
    const twin = findTwin(merged, address);
    if (twin === undefined) {
      merged.push(address);
      continue;
    }
    if (twin.postcode < 0) twin.postcode = address.postcode;
    if (twin.lat === noPoint) {
      twin.lat = address.lat;
      twin.lon = address.lon;
    }
    if (twin.sourceId === '') twin.sourceId = address.sourceId;
    twin.unitCount = Math.max(twin.unitCount, address.unitCount);
    if (twin.placeKind === 0) twin.placeKind = address.placeKind;
  }
  return merged;
}

function findTwin(merged: SpooledAddress[], address: SpooledAddress): SpooledAddress | undefined {
  for (let at = merged.length - 1; at >= 0; at--) {
    const other = merged[at];
    if (other === undefined || other.value !== address.value) return undefined;
    if (other.tail !== address.tail && squeeze(other.tail) !== squeeze(address.tail)) {
      if (address.value !== 0) continue;
      return undefined;
    }
    const samePostcode = other.postcode === address.postcode || other.postcode < 0 || address.postcode < 0;
    if (
      samePostcode &&
      sameText(other.unit, address.unit, unitKey) &&
      sameText(other.buildingName, address.buildingName, fold)
    ) {
      return other;
    }
  }
  return undefined;
}

function sameText(a: string, b: string, key: (text: string) => string): boolean {
  return a === b || (a !== '' && b !== '' && key(a) === key(b));
}

function squeeze(tail: string): string {
  return fold(tail).replace(/\s/g, '');
}
