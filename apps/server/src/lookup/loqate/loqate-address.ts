import { chooseLanguage, type RetrieveItem } from '@doorstep/address-lookup';
import type { RetrievedAddress } from '@doorstep/contract';
import { printable } from '../../http/unprintable-text.ts';

/** A building name that is a house number: `26A`, `12-14`, `3/2`. */
const numberAlone = /^\d+\s?\p{L}?(?:\s?[-/]\s?\d+\s?\p{L}?)?$/u;
/** A building name that is a flat: `Flat 2`, `Unit B`. */
const flatAlone = /^(?:flat|apartment|apt|unit|suite|room|studio)\s+(?:\d+\p{L}?|\p{L})$/iu;
/** Ids of delivery points end with the register's number; other ids are temporary. */
const registerIdPattern = /^([A-Z]{2}\|[A-Z]{2})\|A\|(\d+)$/;

/**
 * The first item's parts identify the home in any language; the lines are the visitor's. Null without country or lines.
 */
export function toLoqateAddress(items: readonly RetrieveItem[], language: string): RetrievedAddress | null {
  const [first] = items.map(withPrintableTexts);
  const chosen = chooseLanguage(items, language);
  if (first === undefined || chosen === undefined) return null;
  const shown = withPrintableTexts(chosen);
  const lines = linesOf(shown);
  const countryCode = first.CountryIso2.trim().toUpperCase();
  if (lines.length === 0 || !/^[A-Z]{2}$/.test(countryCode)) return null;
  return {
    organisation: joined(first.Department, first.Company),
    ...buildingOf(first),
    street: joined(first.SecondaryStreet, first.Street),
    locality: first.Neighbourhood || first.District,
    city: first.City,
    district: first.AdminAreaName,
    region: first.ProvinceName || first.Province,
    postcode: first.PostalCode,
    countryCode,
    lines,
    // Loqate returns these only for `FieldNFormat`, which Retrieve is not sent with.
    latitude: null,
    longitude: null,
    provider: 'loqate',
    ...registerOf(first),
    // The data lists every flat with a letter box as an address, so an address without a flat has no known flats, and
    // staff check a flat typed in addition.
    units: { kind: 'none' },
  };
}

/** Stored and printed, so the provider's texts obey the rules for visitors' texts. */
function withPrintableTexts(item: RetrieveItem): RetrieveItem {
  const texts = Object.entries(item).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? printable(value) : value,
  ]);
  return Object.fromEntries(texts) as RetrieveItem;
}

export function linesOf(item: RetrieveItem): string[] {
  const { Line1, Line2, Line3, Line4, Line5, City, PostalCode } = item;
  const street = [Line1, Line2, Line3, Line4, Line5].map((line) => line.trim()).filter((line) => line !== '');
  const place = [City, PostalCode].map((line) => line.trim());
  return [...street, ...place.filter((line) => line !== '' && !street.includes(line))];
}

function buildingOf(item: RetrieveItem): Pick<RetrievedAddress, 'unit' | 'number' | 'buildingName'> {
  const { SubBuilding: unit, BuildingNumber: number, BuildingName: name } = item;
  const box = item.POBoxNumber === '' ? '' : `PO Box ${item.POBoxNumber.replace(/^p\.?\s?o\.?\s?box\s*/i, '')}`;
  const rest = joined(item.Block, box);
  // House 26, sub-building A: the lines say 26A if it is a separate house, not a flat.
  if (number !== '' && /^\p{L}$/u.test(unit) && linesOf(item).some((line) => line.startsWith(`${number}${unit} `)))
    return { unit: '', number: `${number}${unit}`, buildingName: joined(name, rest) };
  if (unit === '' && flatAlone.test(name.trim())) return { unit: name.trim(), number, buildingName: rest };
  if (number === '' && numberAlone.test(name.trim())) return { unit, number: name.trim(), buildingName: rest };
  return { unit, number, buildingName: joined(name, rest) };
}

/** `DomesticId` where the id ends with it: a register number that stays with the letter box. */
function registerOf({ Id, DomesticId }: RetrieveItem): Pick<RetrievedAddress, 'dataset' | 'registerId'> {
  const [, dataset, number] = registerIdPattern.exec(Id) ?? [];
  if (dataset === undefined || number === undefined || number !== DomesticId) return { dataset: '', registerId: null };
  return { dataset, registerId: number };
}

function joined(...parts: string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
