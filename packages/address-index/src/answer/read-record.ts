import { documentFlag } from '../index-format/file-layout.ts';
import type { IndexReader } from '../index-format/index-reader.ts';
import { degreesPerStep, isSameBuilding, noPoint, type StoredAddress } from '../index-format/stored-address.ts';
import { addressLines, type AddressParts, showHouseNumber } from '@doorstep/address-language';
import type { Address, UnitKnowledge } from '@doorstep/contract';

/** An address of the index, without the organisation at it. */
export interface AddressRecord extends Address {
  id: string;
  dataset: string;
  sourceId: string | null;
  /** Units of the building, whether this address is a unit or the building itself. */
  units: UnitKnowledge;
  placeKind: string | null;
  /** The required credit; "" for none. */
  attribution: string;
}

export function addressParts(reader: IndexReader, street: number, address: StoredAddress): AddressParts {
  const place = reader.place(reader.placeOf(street));
  const isTown = ((reader.sections.documentFlags[street] ?? 0) & documentFlag.namedAfterTown) !== 0;
  const locality = reader.extraNames(street).find((extra) => extra.isLocality);
  return {
    unit: address.unit,
    buildingName: address.buildingName,
    number: showHouseNumber(address.value, address.tail),
    street: reader.text(reader.sections.documentName[street] ?? 0),
    locality: locality === undefined ? '' : reader.text(locality.name),
    postcode: reader.postcodeOf(address),
    ...place,
    ...(isTown && place.city === '' ? { city: place.district } : {}),
  };
}

/** Of the address or its building; null when the street does not list it. @throws IndexFileError */
export function readRecord(
  reader: IndexReader,
  target: { kind: 'address' | 'building'; street: number; ordinal: number },
  id: string,
): AddressRecord | null {
  const addresses = reader.addresses(target.street);
  const listed = addresses[target.ordinal];
  if (listed === undefined) return null;
  // The register's id and the kind of place describe the unit, not its building.
  const address = target.kind === 'address' ? listed : { ...listed, unit: '', sourceId: '', placeKind: 0 };
  const written = addressParts(reader, target.street, address);
  const { country, ...parts } = written;
  const hasPoint = address.lat !== noPoint;
  const info = reader.contents.info;
  return {
    id,
    organisation: '',
    ...parts,
    countryCode: country,
    latitude: hasPoint ? toDegrees(address.lat) : null,
    longitude: hasPoint ? toDegrees(address.lon) : null,
    dataset: info.dataset,
    sourceId: address.sourceId === '' ? null : address.sourceId,
    lines: addressLines(written),
    units: knownUnits(reader, addresses, listed),
    placeKind: address.placeKind === 0 ? null : (reader.contents.placeKinds[address.placeKind] ?? null),
    attribution: info.attribution,
  };
}

function knownUnits(reader: IndexReader, addresses: readonly StoredAddress[], address: StoredAddress): UnitKnowledge {
  const building = addresses.filter((other) => isSameBuilding(other, address));
  const named = building.filter((other) => other.unit !== '').length;
  if (named > 0) return { kind: 'named', count: named };
  const count = Math.max(...building.map((other) => other.unitCount));
  if (count > 1) return { kind: 'counted', count };
  const isMultiple = building.some((other) => reader.contents.multipleUnitKinds.includes(other.placeKind));
  return isMultiple ? { kind: 'multiple' } : { kind: 'none' };
}

function toDegrees(steps: number): number {
  return Number((steps * degreesPerStep).toFixed(5));
}
