import { firstLine, inventedAddresses, type InventedAddress } from './invented-addresses.ts';

const emptyFields = [
  'DomesticId',
  'Language',
  'LanguageAlternatives',
  'Department',
  'Company',
  'SubBuilding',
  'BuildingNumber',
  'BuildingName',
  'SecondaryStreet',
  'Street',
  'Block',
  'Neighbourhood',
  'District',
  'City',
  'Line1',
  'Line2',
  'Line3',
  'Line4',
  'Line5',
  'AdminAreaName',
  'AdminAreaCode',
  'Province',
  'ProvinceName',
  'ProvinceCode',
  'PostalCode',
  'CountryName',
  'CountryIso2',
  'CountryIso3',
  'SortingNumber1',
  'SortingNumber2',
  'Barcode',
  'POBoxNumber',
  'Label',
  'Type',
  'DataLevel',
  ...Array.from({ length: 20 }, (_, index) => `Field${index + 1}`),
];

export type RetrieveItem = Record<string, string | number>;

/** One item per language; null for an Id that Find never issued as an address, an empty list for a deleted address. */
export function answerRetrieve(
  id: string,
  fieldFormats: readonly [field: string, template: string][],
): RetrieveItem[] | null {
  if (!/^GB\|ST\|A\|\d+$/.test(id)) return null;
  const address = inventedAddresses.find((candidate) => candidate.id === id);
  if (address === undefined) return [];
  const { welsh } = address;
  const inEnglish = toItem(address, 'ENG', fieldFormats);
  if (welsh === undefined) return [inEnglish];
  return [inEnglish, toItem({ ...address, ...welsh }, 'CYM', fieldFormats)];
}

function toItem(address: InventedAddress, language: string, fieldFormats: readonly [string, string][]): RetrieveItem {
  const lines = linesOf(address);
  const item: RetrieveItem = {
    Id: address.id,
    ...Object.fromEntries(emptyFields.map((field) => [field, ''])),
    DomesticId: address.id.replaceAll(/\D/g, ''),
    Language: language,
    LanguageAlternatives: address.welsh === undefined ? language : 'ENG,CYM',
    SubBuilding: address.unit ?? '',
    BuildingNumber: address.number ?? '',
    BuildingName: address.building ?? address.name ?? '',
    Street: address.street,
    City: address.town,
    Line1: lines[0] ?? '',
    Line2: lines[1] ?? '',
    Line3: lines[2] ?? '',
    PostalCode: address.postcode,
    CountryName: 'United Kingdom',
    CountryIso2: 'GB',
    CountryIso3: 'GBR',
    CountryIsoNumber: 826,
    Label: [...lines, address.town.toUpperCase(), address.postcode, 'UNITED KINGDOM'].join('\n'),
    Type: 'Residential',
    DataLevel: 'Premise',
  };
  const known: RetrieveItem = { ...item, Latitude: address.latitude, Longitude: address.longitude };
  for (const [field, template] of fieldFormats) {
    item[field] = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(known[name] ?? ''));
  }
  return item;
}

function linesOf(address: InventedAddress): string[] {
  return firstLine(address).split(', ');
}
