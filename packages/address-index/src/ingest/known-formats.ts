// The open data that needs no mapping file.
import type { ColumnMapping } from './column-mapping.ts';

/** Formats by the names that the command line uses. `csv` and `geojson` need a mapping. */
export const importFormats = [
  'openaddresses',
  'openaddresses-geojson',
  'ban',
  'osm-pbf',
  'osm-xml',
  'csv',
  'geojson',
] as const;

export type ImportFormat = (typeof importFormats)[number];

const openAddresses: ColumnMapping = {
  columns: {
    lon: 'LON',
    lat: 'LAT',
    number: 'NUMBER',
    street: 'STREET',
    unit: 'UNIT',
    city: 'CITY',
    district: 'DISTRICT',
    region: 'REGION',
    postcode: 'POSTCODE',
    country: 'COUNTRY',
    sourceId: 'ID',
    // Doorstep's own additions, absent from OpenAddresses' files:
    buildingName: 'BUILDING',
    locality: 'LOCALITY',
    unitCount: 'UNITCOUNT',
    placeKind: 'KIND',
  },
};

const openAddressesGeoJson: ColumnMapping = {
  columns: {
    number: 'number',
    street: 'street',
    unit: 'unit',
    city: 'city',
    district: 'district',
    region: 'region',
    postcode: 'postcode',
    country: 'country',
    sourceId: 'id',
  },
};

/** `x` and `y` are Lambert-93 and not used. Former communes stay searchable as the locality. */
const ban: ColumnMapping = {
  columns: {
    number: 'numero',
    suffix: 'rep',
    street: 'nom_voie',
    locality: 'nom_ld',
    city: 'libelle_acheminement', // the postal town ("PARIS"); `nom_commune` is "Paris 1er Arrondissement"
    district: 'nom_commune',
    postcode: 'code_postal',
    lat: 'lat',
    lon: 'lon',
    sourceId: 'id',
  },
  aliases: ['alias', 'nom_afnor'],
  constants: { country: 'FR' },
  delimiter: ';',
};

/** What BAN's `rep` letters stand for; other letters are shown as they are. */
export const frenchSuffixes: Record<string, string> = { b: 'bis', t: 'ter', q: 'quater' };

export const mappingByFormat: Partial<Record<ImportFormat, ColumnMapping>> = {
  openaddresses: openAddresses,
  'openaddresses-geojson': openAddressesGeoJson,
  ban,
};

/** What the publishers ask for; OpenAddresses passes on many licences, and a mapped file may have any. */
export const termsByFormat: Partial<Record<ImportFormat, { licence: string; attribution: string }>> = {
  ban: { licence: 'Licence Ouverte 2.0', attribution: 'Base Adresse Nationale' },
  'osm-pbf': { licence: 'ODbL 1.0', attribution: '© OpenStreetMap contributors' },
  'osm-xml': { licence: 'ODbL 1.0', attribution: '© OpenStreetMap contributors' },
};

/** The format that a CSV header shows, or null. @param columns  as in the file. */
export function formatOfHeader(columns: readonly string[]): ImportFormat | null {
  const names = new Set(columns);
  if (names.has('nom_voie') && names.has('numero') && names.has('code_postal')) return 'ban';
  const upper = new Set(columns.map((column) => column.toUpperCase()));
  return upper.has('NUMBER') && upper.has('STREET') && upper.has('LON') && upper.has('LAT') ? 'openaddresses' : null;
}

/** Whether a feature's properties are those of OpenAddresses. */
export function isOpenAddressesFeature(properties: Record<string, unknown>): boolean {
  return 'number' in properties && 'street' in properties;
}
