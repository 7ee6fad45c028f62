// Open data that needs no mapping file: the columns of each format, and how to recognise it.
import { type ColumnMapping, columnsOf, type StreetChoice } from './column-mapping.ts';
import { targetOfColumn } from './suggest-mapping.ts';

/** The command line's names of the formats. `csv` and `geojson` need a mapping. */
export const importFormats = [
  'openaddresses',
  'openaddresses-geojson',
  'overture',
  'ban',
  'bal',
  'addressbase-plus',
  'addressbase-core',
  'gnaf',
  'nad',
  'osm-pbf',
  'osm-xml',
  'csv',
  'geojson',
] as const;

export type ImportFormat = (typeof importFormats)[number];

interface KnownFormat {
  mapping: ColumnMapping;
  /** Columns or properties that only this format combines, in capitals. */
  marks: string[];
  header?: string[];
}

const paoNumber = {
  join: [
    { join: ['PAO_START_NUMBER', 'PAO_START_SUFFIX'], with: '' },
    { join: ['PAO_END_NUMBER', 'PAO_END_SUFFIX'], with: '' },
  ],
  with: '-',
};
const saoNumber = {
  join: [
    { join: ['SAO_START_NUMBER', 'SAO_START_SUFFIX'], with: '' },
    { join: ['SAO_END_NUMBER', 'SAO_END_SUFFIX'], with: '' },
  ],
  with: '-',
};

const formats = {
  /** https://doc.adresse.data.gouv.fr, "Fichiers BAN". `x` and `y` are Lambert-93. Former communes stay searchable. */
  ban: {
    marks: ['NUMERO', 'NOM_VOIE', 'CODE_POSTAL'],
    mapping: {
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
    },
  },
  /** Base Adresse Locale 1.1 to 1.4, https://aitf-sig-topo.github.io/voies-adresses/. It has no postcodes. */
  bal: {
    marks: ['CLE_INTEROP', 'VOIE_NOM', 'NUMERO'],
    mapping: {
      columns: {
        number: 'numero',
        suffix: 'suffixe',
        street: 'voie_nom',
        locality: { either: ['lieudit_complement_nom', 'commune_deleguee_nom'] },
        city: 'commune_nom',
        lat: 'lat',
        lon: 'long',
        sourceId: { either: ['id_ban_adresse', 'cle_interop'] },
      },
      aliases: ['voie_nom_bre', 'voie_nom_eus', 'voie_nom_cos', 'voie_nom_gsw', 'voie_nom_cat', 'voie_nom_oci'],
      constants: { country: 'FR' },
    },
  },
  /**
   * OS AddressBase Plus, https://docs.os.uk/os-downloads/addressing-and-location/addressbase-plus. Prefers Royal Mail's
   * postal address to the council's. A number with a letter ("12A") is in the building name.
   */
  'addressbase-plus': {
    marks: ['UPRN', 'PAO_START_NUMBER', 'STREET_DESCRIPTION', 'POSTCODE_LOCATOR'],
    header: `UPRN UDPRN CHANGE_TYPE STATE STATE_DATE CLASS PARENT_UPRN X_COORDINATE Y_COORDINATE LATITUDE LONGITUDE RPC
      LOCAL_CUSTODIAN_CODE COUNTRY LA_START_DATE LAST_UPDATE_DATE ENTRY_DATE RM_ORGANISATION_NAME LA_ORGANISATION
      DEPARTMENT_NAME LEGAL_NAME SUB_BUILDING_NAME BUILDING_NAME BUILDING_NUMBER SAO_START_NUMBER SAO_START_SUFFIX
      SAO_END_NUMBER SAO_END_SUFFIX SAO_TEXT ALT_LANGUAGE_SAO_TEXT PAO_START_NUMBER PAO_START_SUFFIX PAO_END_NUMBER
      PAO_END_SUFFIX PAO_TEXT ALT_LANGUAGE_PAO_TEXT USRN USRN_MATCH_INDICATOR AREA_NAME LEVEL OFFICIAL_FLAG
      OS_ADDRESS_TOID OS_ADDRESS_TOID_VERSION OS_ROADLINK_TOID OS_ROADLINK_TOID_VERSION OS_TOPO_TOID
      OS_TOPO_TOID_VERSION VOA_CT_RECORD VOA_NDR_RECORD STREET_DESCRIPTION ALT_LANGUAGE_STREET_DESCRIPTION
      DEPENDENT_THOROUGHFARE THOROUGHFARE WELSH_DEPENDENT_THOROUGHFARE WELSH_THOROUGHFARE DOUBLE_DEPENDENT_LOCALITY
      DEPENDENT_LOCALITY LOCALITY WELSH_DEPENDENT_LOCALITY WELSH_DOUBLE_DEPENDENT_LOCALITY TOWN_NAME
      ADMINISTRATIVE_AREA POST_TOWN WELSH_POST_TOWN POSTCODE POSTCODE_LOCATOR POSTCODE_TYPE DELIVERY_POINT_SUFFIX
      ADDRESSBASE_POSTAL PO_BOX_NUMBER WARD_CODE PARISH_CODE RM_START_DATE MULTI_OCC_COUNT VOA_NDR_P_DESC_CODE
      VOA_NDR_SCAT_CODE ALT_LANGUAGE`.split(/\s+/),
    mapping: {
      columns: {
        number: { either: [paoNumber, 'BUILDING_NUMBER'] },
        unit: { either: ['SUB_BUILDING_NAME', ['SAO_TEXT', saoNumber]] },
        buildingName: { either: ['BUILDING_NAME', 'PAO_TEXT'] },
        street: { either: ['DEPENDENT_THOROUGHFARE', 'THOROUGHFARE', 'STREET_DESCRIPTION'] },
        locality: {
          either: [{ join: ['DOUBLE_DEPENDENT_LOCALITY', 'DEPENDENT_LOCALITY'], with: ', ' }, 'LOCALITY'],
        },
        city: { either: ['POST_TOWN', 'TOWN_NAME'] },
        postcode: { either: ['POSTCODE', 'POSTCODE_LOCATOR'] },
        lat: 'LATITUDE',
        lon: 'LONGITUDE',
        sourceId: 'UPRN',
        unitCount: 'MULTI_OCC_COUNT',
      },
      aliases: ['STREET_DESCRIPTION', 'ALT_LANGUAGE_STREET_DESCRIPTION', 'WELSH_THOROUGHFARE'],
      constants: { country: 'GB' },
    },
  },
  /** OS AddressBase Core, https://docs.os.uk/os-downloads/addressing-and-location/addressbase-core. */
  'addressbase-core': {
    marks: ['UPRN', 'SINGLE_LINE_ADDRESS', 'STREET_NAME', 'POST_TOWN'],
    header:
      `UPRN PARENT_UPRN UDPRN USRN TOID CLASSIFICATION_CODE EASTING NORTHING LATITUDE LONGITUDE RPC LAST_UPDATE_DATE
      SINGLE_LINE_ADDRESS PO_BOX ORGANISATION SUB_BUILDING BUILDING_NAME BUILDING_NUMBER STREET_NAME LOCALITY TOWN_NAME
      POST_TOWN ISLAND POSTCODE DELIVERY_POINT_SUFFIX GSS_CODE CHANGE_CODE`.split(/\s+/),
    mapping: {
      columns: {
        number: 'BUILDING_NUMBER',
        unit: 'SUB_BUILDING',
        buildingName: 'BUILDING_NAME',
        street: 'STREET_NAME',
        locality: 'LOCALITY',
        city: { either: ['POST_TOWN', 'TOWN_NAME'] },
        postcode: 'POSTCODE',
        lat: 'LATITUDE',
        lon: 'LONGITUDE',
        sourceId: 'UPRN',
      },
      constants: { country: 'GB' },
    },
  },
  /**
   * G-NAF Core (GNAF_CORE.psv) and the ADDRESS_VIEW of the full G-NAF, https://geoscape.com.au/documentation. In Core
   * the number includes its prefix and suffix.
   */
  gnaf: {
    marks: ['ADDRESS_DETAIL_PID', 'NUMBER_FIRST', 'STREET_NAME', 'LOCALITY_NAME'],
    mapping: {
      columns: {
        number: {
          join: [
            { join: ['NUMBER_FIRST_PREFIX', 'NUMBER_FIRST', 'NUMBER_FIRST_SUFFIX'], with: '' },
            { join: ['NUMBER_LAST_PREFIX', 'NUMBER_LAST', 'NUMBER_LAST_SUFFIX'], with: '' },
          ],
          with: '-',
        },
        unit: ['FLAT_TYPE', { join: ['FLAT_NUMBER_PREFIX', 'FLAT_NUMBER', 'FLAT_NUMBER_SUFFIX'], with: '' }],
        floor: ['LEVEL_TYPE', { join: ['LEVEL_NUMBER_PREFIX', 'LEVEL_NUMBER', 'LEVEL_NUMBER_SUFFIX'], with: '' }],
        buildingName: { either: ['BUILDING_NAME', 'ADDRESS_SITE_NAME'] },
        street: ['STREET_NAME', 'STREET_TYPE', 'STREET_TYPE_CODE', 'STREET_SUFFIX', 'STREET_SUFFIX_TYPE'],
        city: 'LOCALITY_NAME',
        region: { either: ['STATE', 'STATE_ABBREVIATION'] },
        postcode: 'POSTCODE',
        lat: 'LATITUDE',
        lon: 'LONGITUDE',
        sourceId: 'ADDRESS_DETAIL_PID',
      },
      constants: { country: 'AU' },
    },
  },
  /**
   * National Address Database, text release, https://www.transportation.gov/gis/national-address-database: the columns
   * since release 8, preceded by the ones of releases 1 to 7.
   */
  nad: {
    marks: ['ADD_NUMBER', 'ADDNUM_SUF', 'INC_MUNI', 'ZIP_CODE'],
    mapping: {
      columns: {
        number: { either: ['AddNo_Full', ['AddNum_Pre', 'Add_Number', 'AddNum_Suf']] },
        unit: { either: [{ join: ['Unit', 'Room'], with: ', ' }, 'SubAddress'] },
        floor: 'Floor',
        buildingName: { either: ['Building', 'LandmkName'] },
        street: {
          either: [
            'StNam_Full',
            'St_PreMod St_PreDir St_PreTyp St_PreSep St_Name St_PosTyp St_PosDir St_PosMod'.split(' '),
            'StN_PreMod StN_PreDir StN_PreTyp StN_PreSep StreetName StN_PosTyp StN_PosDir StN_PosMod'.split(' '),
          ],
        },
        city: { either: ['Post_City', 'Post_Comm', 'Inc_Muni', 'Uninc_Comm', 'Census_Plc', 'Nbrhd_Comm'] },
        district: 'Inc_Muni',
        region: 'State',
        postcode: 'Zip_Code',
        lat: 'Latitude',
        lon: 'Longitude',
        sourceId: { either: ['UUID', 'GUID'] },
      },
      constants: { country: 'US' },
    },
  },
  /** https://docs.overturemaps.org/schema/reference/addresses/address/. Levels are ordered broadest first. */
  overture: {
    marks: ['ADDRESS_LEVELS', 'STREET', 'NUMBER'],
    mapping: {
      columns: {
        number: 'number',
        street: 'street',
        unit: 'unit',
        city: { either: ['postal_city', 'address_levels.-1.value'] },
        district: 'address_levels.-1.value',
        region: 'address_levels.0.value',
        postcode: 'postcode',
        country: 'country',
        sourceId: { either: ['id', '@id'] },
      },
    },
  },
  /** https://github.com/openaddresses/openaddresses, until 2021. */
  openaddresses: {
    marks: ['NUMBER', 'STREET', 'LON', 'LAT'],
    mapping: {
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
        buildingName: 'BUILDING',
        locality: 'LOCALITY',
        unitCount: 'UNITCOUNT',
        placeKind: 'KIND',
      },
    },
  },
  /** https://batch.openaddresses.io, since 2021. */
  'openaddresses-geojson': {
    marks: ['NUMBER', 'STREET'],
    mapping: {
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
    },
  },
} satisfies Partial<Record<ImportFormat, KnownFormat>>;

const formatList = Object.entries(formats) as [keyof typeof formats, KnownFormat][];

/** Expands BAN's `rep` letters; other letters are shown unchanged. */
export const frenchSuffixes: Record<string, string> = { b: 'bis', t: 'ter', q: 'quater' };

export const mappingByFormat: Partial<Record<ImportFormat, ColumnMapping>> = Object.fromEntries(
  formatList.map(([name, { mapping }]) => [name, mapping]),
);

/** The publishers' terms. OpenAddresses passes on many licences, and a mapped file may have any. */
export const termsByFormat: Partial<Record<ImportFormat, { licence: string; attribution: string }>> = {
  ban: { licence: 'Licence Ouverte 2.0', attribution: 'Base Adresse Nationale' },
  'osm-pbf': { licence: 'ODbL 1.0', attribution: '© OpenStreetMap contributors' },
  'osm-xml': { licence: 'ODbL 1.0', attribution: '© OpenStreetMap contributors' },
};

/**
 * Recognises a format by a header or by a feature's properties; else null. Number and street are common names: without
 * other distinctive columns, a file counts as OpenAddresses only if no other column looks like an address part.
 */
export function recogniseFormat(columns: readonly string[], isGeoJson: boolean): ImportFormat | null {
  const names = new Set(columns.map((column) => column.toUpperCase()));
  for (const [format, { marks, mapping }] of formatList) {
    if (!marks.every((mark) => names.has(mark))) continue;
    if (
      format === 'overture' || format === 'openaddresses-geojson' ? !isGeoJson : isGeoJson && format === 'openaddresses'
    )
      continue;
    if (format.startsWith('openaddresses') && leavesOut(columns, names, mapping)) continue;
    return format;
  }
  return null;
}

function leavesOut(columns: readonly string[], names: ReadonlySet<string>, { columns: own }: ColumnMapping): boolean {
  const columnsBy = (choice: StreetChoice): string[] => columnsOf(choice).map((column) => column.toUpperCase());
  const known = new Set(Object.values(own).flatMap(columnsBy));
  return columns.some((column) => {
    const target = known.has(column.toUpperCase()) ? null : targetOfColumn(column);
    if (target === null || target === 'sourceId') return false;
    return !columnsBy(own[target] ?? []).some((each) => names.has(each));
  });
}

export function adviceOnColumns(columns: readonly string[]): string | null {
  const names = new Set(columns.map((column) => column.toUpperCase()));
  const isWhole = names.has('STREET_NAME') && names.has('LOCALITY_NAME');
  if (!isWhole && (names.has('STREET_LOCALITY_PID') || names.has('LOCALITY_PID'))) {
    return 'it is a table of the full G-NAF, which has streets, towns and positions in other files: import G-NAF Core, or its ADDRESS_VIEW';
  }
  const isPremium = /^(?:10|11|21)$/.test(columns[0] ?? '') && /^(?:GeoPlace|[IUD])$/.test(columns[1] ?? '');
  return isPremium
    ? 'it looks like AddressBase Premium, which has an address in several records: import AddressBase Plus or Core'
    : null;
}

export function formatByPosition(cells: readonly string[]): { format: ImportFormat; header: string[] } | null {
  for (const [format, { header }] of formatList) {
    if (header === undefined || header.length !== cells.length) continue;
    const at = (column: string): number => Number(cells[header.indexOf(column)]?.trim() || Number.NaN);
    const isNumbered = /^\d{1,12}$/.test(cells[0]?.trim() ?? '');
    if (isNumbered && Math.abs(at('LATITUDE')) <= 90 && Math.abs(at('LONGITUDE')) <= 180) return { format, header };
  }
  return null;
}
