// Published formats with their real headers; places, streets and numbers are fictional.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createImportFolder, errorCodeOf, type ImportFolder } from '../fixtures/import-folder.ts';

let folder: ImportFolder;
beforeEach(() => {
  folder = createImportFolder();
});
afterEach(() => folder.remove());

function table(header: string, records: Record<string, string>[], separator = ','): string {
  const columns = header.trim().split(/[\s,;|]+/);
  for (const record of records) {
    const unknown = Object.keys(record).filter((name) => !columns.includes(name));
    if (unknown.length > 0) throw new Error(`the header has no ${unknown.join(', ')}`);
  }
  const lines = records.map((record) => columns.map((column) => record[column] ?? '').join(separator));
  return [columns.join(separator), ...lines, ''].join('\n');
}

const addressBasePlus = `UPRN,UDPRN,CHANGE_TYPE,STATE,STATE_DATE,CLASS,PARENT_UPRN,X_COORDINATE,Y_COORDINATE,LATITUDE,LONGITUDE,RPC,LOCAL_CUSTODIAN_CODE,COUNTRY,LA_START_DATE,LAST_UPDATE_DATE,ENTRY_DATE,RM_ORGANISATION_NAME,LA_ORGANISATION,DEPARTMENT_NAME,LEGAL_NAME,SUB_BUILDING_NAME,BUILDING_NAME,BUILDING_NUMBER,SAO_START_NUMBER,SAO_START_SUFFIX,SAO_END_NUMBER,SAO_END_SUFFIX,SAO_TEXT,ALT_LANGUAGE_SAO_TEXT,PAO_START_NUMBER,PAO_START_SUFFIX,PAO_END_NUMBER,PAO_END_SUFFIX,PAO_TEXT,ALT_LANGUAGE_PAO_TEXT,USRN,USRN_MATCH_INDICATOR,AREA_NAME,LEVEL,OFFICIAL_FLAG,OS_ADDRESS_TOID,OS_ADDRESS_TOID_VERSION,OS_ROADLINK_TOID,OS_ROADLINK_TOID_VERSION,OS_TOPO_TOID,OS_TOPO_TOID_VERSION,VOA_CT_RECORD,VOA_NDR_RECORD,STREET_DESCRIPTION,ALT_LANGUAGE_STREET_DESCRIPTION,DEPENDENT_THOROUGHFARE,THOROUGHFARE,WELSH_DEPENDENT_THOROUGHFARE,WELSH_THOROUGHFARE,DOUBLE_DEPENDENT_LOCALITY,DEPENDENT_LOCALITY,LOCALITY,WELSH_DEPENDENT_LOCALITY,WELSH_DOUBLE_DEPENDENT_LOCALITY,TOWN_NAME,ADMINISTRATIVE_AREA,POST_TOWN,WELSH_POST_TOWN,POSTCODE,POSTCODE_LOCATOR,POSTCODE_TYPE,DELIVERY_POINT_SUFFIX,ADDRESSBASE_POSTAL,PO_BOX_NUMBER,WARD_CODE,PARISH_CODE,RM_START_DATE,MULTI_OCC_COUNT,VOA_NDR_P_DESC_CODE,VOA_NDR_SCAT_CODE,ALT_LANGUAGE`;

describe('AddressBase Plus', () => {
  const british = {
    CHANGE_TYPE: 'I',
    STATE: '2',
    STATE_DATE: '2010-01-01',
    COUNTRY: 'E',
    LATITUDE: '50.25',
    LONGITUDE: '-3.5',
    STREET_DESCRIPTION: 'LANTERN ROW',
    TOWN_NAME: 'WEXMOUTH',
    POSTCODE_LOCATOR: 'ZZ1 1AA',
  };
  const postal = { ...british, THOROUGHFARE: 'LANTERN ROW', POST_TOWN: 'WEXMOUTH', POSTCODE: 'ZZ1 1AA' };
  const records = [
    { ...postal, UPRN: '1', BUILDING_NUMBER: '12', PAO_START_NUMBER: '12' },
    { ...postal, UPRN: '2', BUILDING_NAME: '14A', PAO_START_NUMBER: '14', PAO_START_SUFFIX: 'A' },
    { ...postal, UPRN: '3', SUB_BUILDING_NAME: 'FLAT 2', BUILDING_NUMBER: '16', PAO_START_NUMBER: '16' },
    { ...british, UPRN: '4', PAO_START_NUMBER: '18', PAO_END_NUMBER: '20', SAO_START_NUMBER: '3', SAO_TEXT: 'FLAT' },
    { ...postal, UPRN: '5', BUILDING_NAME: 'ROSE COTTAGE', PAO_TEXT: 'ROSE COTTAGE', DEPENDENT_LOCALITY: 'NETHER END' },
  ];

  test.each([
    ['with a header', table(addressBasePlus, records)],
    ['without one, as it is delivered', table(addressBasePlus, records).replace(/^.*\n/, '')],
  ])('is read %s', async (_, text) => {
    const summary = await folder.import(text, { country: '' });
    expect(summary).toMatchObject({ kept: 5, refused: [], files: [{ format: 'addressbase-plus', rows: 5 }] });
    expect(folder.find('12 lantern')[0]).toBe('12 Lantern Row, Wexmouth, ZZ1 1AA');
    expect(folder.first('14a lantern row')).toMatchObject({ number: '14A', buildingName: '', sourceId: '2' });
    expect(folder.first('flat 2 16 lantern row')).toMatchObject({ number: '16', unit: 'Flat 2', region: '' });
    expect(folder.first('flat 3 18 lantern row')).toMatchObject({
      number: '18-20',
      unit: 'Flat 3',
      postcode: 'ZZ1 1AA',
    });
    expect(folder.first('rose cottage')).toMatchObject({ number: '', locality: 'Nether End', latitude: 50.25 });
  });
});

test('AddressBase Core is read', async () => {
  const header = `UPRN,PARENT_UPRN,UDPRN,USRN,TOID,CLASSIFICATION_CODE,EASTING,NORTHING,LATITUDE,LONGITUDE,RPC,LAST_UPDATE_DATE,SINGLE_LINE_ADDRESS,PO_BOX,ORGANISATION,SUB_BUILDING,BUILDING_NAME,BUILDING_NUMBER,STREET_NAME,LOCALITY,TOWN_NAME,POST_TOWN,ISLAND,POSTCODE,DELIVERY_POINT_SUFFIX,GSS_CODE,CHANGE_CODE`;
  const place = { LATITUDE: '50.25', LONGITUDE: '-3.5', STREET_NAME: 'LANTERN ROW', POST_TOWN: 'WEXMOUTH' };
  const records = [
    { ...place, UPRN: '1', SUB_BUILDING: 'FLAT 2', BUILDING_NUMBER: '12', POSTCODE: 'ZZ1 1AA' },
    { ...place, UPRN: '2', BUILDING_NAME: '14A', POSTCODE: 'ZZ1 1AA' },
  ];
  const summary = await folder.import(table(header, records), { country: '' });
  expect(summary).toMatchObject({ kept: 2, files: [{ format: 'addressbase-core' }] });
  expect(folder.first('flat 2 12 lantern row')).toMatchObject({ unit: 'Flat 2', number: '12', sourceId: '1' });
  expect(folder.first('14a lantern row')).toMatchObject({ number: '14A', buildingName: '', countryCode: 'GB' });
});

describe('G-NAF is read', () => {
  test('as Core', async () => {
    const header =
      'ADDRESS_DETAIL_PID|DATE_CREATED|ADDRESS_LABEL|ADDRESS_SITE_NAME|BUILDING_NAME|FLAT_TYPE|FLAT_NUMBER|LEVEL_TYPE|LEVEL_NUMBER|NUMBER_FIRST|NUMBER_LAST|LOT_NUMBER|STREET_NAME|STREET_TYPE|STREET_SUFFIX|LOCALITY_NAME|STATE|POSTCODE|LEGAL_PARCEL_ID|MB_CODE|ALIAS_PRINCIPAL|PRINCIPAL_PID|PRIMARY_SECONDARY|PRIMARY_PID|GEOCODE_TYPE|LONGITUDE|LATITUDE';
    const place = {
      LOCALITY_NAME: 'MARRI CREEK',
      STATE: 'VIC',
      POSTCODE: '0951',
      LONGITUDE: '146.1',
      LATITUDE: '-36.2',
    };
    const street = { ...place, STREET_NAME: 'WATTLE', STREET_TYPE: 'STREET', STREET_SUFFIX: 'NORTH' };
    const records = [
      { ...street, ADDRESS_DETAIL_PID: 'GAXX1', NUMBER_FIRST: '14', NUMBER_LAST: '18' },
      { ...street, ADDRESS_DETAIL_PID: 'GAXX2', FLAT_TYPE: 'UNIT', FLAT_NUMBER: '3', NUMBER_FIRST: '20A' },
    ];
    const summary = await folder.import(table(header, records, '|'), { country: '' });
    expect(summary).toMatchObject({ kept: 2, files: [{ format: 'gnaf', delimiter: '|' }] });
    expect(folder.find('18 wattle')[0]).toBe('14-18 Wattle Street North, Marri Creek, VIC 0951');
    expect(folder.first('3/20a wattle street')).toMatchObject({ number: '20A', unit: 'Unit 3', sourceId: 'GAXX2' });
  });

  test('as the full G-NAF’s address view', async () => {
    const header =
      'ADDRESS_DETAIL_PID|STREET_LOCALITY_PID|LOCALITY_PID|BUILDING_NAME|FLAT_TYPE|FLAT_NUMBER_PREFIX|FLAT_NUMBER|FLAT_NUMBER_SUFFIX|LEVEL_TYPE|LEVEL_NUMBER_PREFIX|LEVEL_NUMBER|LEVEL_NUMBER_SUFFIX|NUMBER_FIRST_PREFIX|NUMBER_FIRST|NUMBER_FIRST_SUFFIX|NUMBER_LAST_PREFIX|NUMBER_LAST|NUMBER_LAST_SUFFIX|STREET_NAME|STREET_CLASS_CODE|STREET_CLASS_TYPE|STREET_TYPE_CODE|STREET_SUFFIX_CODE|STREET_SUFFIX_TYPE|LOCALITY_NAME|STATE_ABBREVIATION|POSTCODE|LATITUDE|LONGITUDE';
    const record = {
      ADDRESS_DETAIL_PID: 'GAXX1',
      NUMBER_FIRST: '14',
      NUMBER_FIRST_SUFFIX: 'B',
      STREET_NAME: 'WATTLE',
      STREET_CLASS_TYPE: 'CONFIRMED',
      STREET_TYPE_CODE: 'STREET',
      LOCALITY_NAME: 'MARRI CREEK',
      STATE_ABBREVIATION: 'VIC',
      POSTCODE: '0951',
      LATITUDE: '-36.2',
      LONGITUDE: '146.1',
    };
    await folder.import(table(header, [record], '|'), { country: '' });
    expect(folder.find('14b wattle')[0]).toBe('14B Wattle Street, Marri Creek, VIC 0951');
  });
});

test.each([
  ['ADDRESS_DETAIL_PID|DATE_CREATED|NUMBER_FIRST|STREET_LOCALITY_PID|LOCALITY_PID\nG|x|12|S|L\n', /G-NAF Core/],
  ['STREET_LOCALITY_PID|STREET_NAME|LOCALITY_PID\nS|WATTLE|L\n', /G-NAF Core/],
  ['10,"GeoPlace",9999,2016-01-01,0,2016-01-01,09:01:38,"2.0","F"\n21,"I",2,1\n', /AddressBase Plus or Core/],
])('a table without complete addresses is reported by name: %#', async (text, words) => {
  expect(await errorCodeOf(folder.import(text))).toEqual(['format_unknown', expect.stringMatching(words)]);
});

describe('the National Address Database is read', () => {
  test('as published since release 8', async () => {
    const header =
      'OID_,AddNum_Pre,Add_Number,AddNum_Suf,AddNo_Full,St_PreMod,St_PreDir,St_PreTyp,St_PreSep,St_Name,St_PosTyp,St_PosDir,St_PosMod,StNam_Full,Building,Floor,Unit,Room,Seat,Addtl_Loc,SubAddress,LandmkName,County,Inc_Muni,Post_City,Census_Plc,Uninc_Comm,Nbrhd_Comm,NatAmArea,NatAmSub,Urbnztn_PR,PlaceOther,PlaceNmTyp,State,Zip_Code,Plus_4,UUID,AddAuth,AddrRefSys,Longitude,Latitude';
    const place = { St_Name: 'Elm', State: 'VT', Zip_Code: '05747', Longitude: '-68.6', Latitude: '41' };
    const street = { ...place, StNam_Full: 'North Elm Street', Inc_Muni: 'Larkspur Town', County: 'Otter' };
    const records = [
      { ...street, UUID: '{A}', Add_Number: '12', AddNo_Full: '12 1/2', Post_City: 'Larkspur Falls' },
      { ...street, UUID: '{B}', Add_Number: '14', AddNo_Full: '14', Post_City: 'Not stated', Unit: 'Apartment 101' },
    ];
    const summary = await folder.import(table(header, records), { country: '' });
    expect(summary).toMatchObject({ kept: 2, files: [{ format: 'nad' }] });
    expect(folder.find('12 1/2 north elm')[0]).toBe('12 1/2 North Elm Street, Larkspur Falls, VT 05747');
    expect(folder.first('12 1/2 north elm')).toMatchObject({ district: 'Larkspur Town', sourceId: '{A}' });
    expect(folder.first('14 north elm')).toMatchObject({ city: 'Larkspur Town', district: '', unit: 'Apartment 101' });
  });

  test('as published before release 8', async () => {
    const header =
      'State,County,Inc_Muni,Uninc_Comm,Nbrhd_Comm,Post_Comm,Zip_Code,Plus_4,Bulk_Zip,Bulk_Plus4,StN_PreMod,StN_PreDir,StN_PreTyp,StN_PreSep,StreetName,StN_PosTyp,StN_PosDir,StN_PosMod,AddNum_Pre,Add_Number,AddNum_Suf,LandmkPart,LandmkName,Building,Floor,Unit,Room,Addtl_Loc,Milepost,Longitude,Latitude,NatGrid_Coord,GUID,Addr_Type';
    const record = {
      State: 'VT',
      Post_Comm: 'LARKSPUR FALLS',
      Zip_Code: '05747',
      StN_PreDir: 'N',
      StreetName: 'ELM',
      StN_PosTyp: 'ST',
      Add_Number: '12',
      Longitude: '-68.6',
      Latitude: '41',
      GUID: '{A}',
    };
    await folder.import(table(header, [record]), { country: '' });
    expect(folder.find('12 n elm')[0]).toBe('12 N Elm St, Larkspur Falls, VT 05747');
  });
});

test.each([
  [
    '1.3',
    'uid_adresse;cle_interop;commune_insee;commune_nom;commune_deleguee_insee;commune_deleguee_nom;voie_nom;lieudit_complement_nom;numero;suffixe;position;x;y;long;lat;cad_parcelles;source;date_der_maj;certification_commune',
  ],
  [
    '1.4',
    'id_ban_commune;id_ban_toponyme;id_ban_adresse;cle_interop;commune_insee;commune_nom;commune_deleguee_insee;commune_deleguee_nom;voie_nom;voie_nom_bre;lieudit_complement_nom;numero;suffixe;position;x;y;long;lat;cad_parcelles;source;date_der_maj;certification_commune',
  ],
])('Base Adresse Locale %s is read', async (_, header) => {
  const place = { commune_nom: 'Saint-Aurin', long: '2.3', lat: '48.8' };
  const street = { ...place, voie_nom: 'Rue_des_Lilas'.replaceAll('_', ' ') };
  const records = [
    { ...street, cle_interop: '99999_0001_00012_bis', numero: '12', suffixe: 'bis', position: 'entrée' },
    { ...street, cle_interop: '99999_0001_00012_bis', numero: '12', suffixe: 'bis', position: 'bâtiment' },
    { ...place, cle_interop: '99999_xxxx_99999', voie_nom: 'Les Aulnes', numero: '99999' },
  ];
  const summary = await folder.import(table(header, records, ';'), { country: '' });
  expect(summary).toMatchObject({ kept: 1, merged: 1, refused: [{ reason: 'no_number', count: 1 }] });
  expect(summary.files[0]).toMatchObject({ format: 'bal', delimiter: ';' });
  expect(folder.find('12 bis rue des lilas')[0]).toBe('12 bis Rue des Lilas, Saint-Aurin');
});

describe('GeoJSON', () => {
  const feature = (properties: Record<string, unknown>): string =>
    JSON.stringify({ type: 'Feature', geometry: { type: 'Point', coordinates: [-68.6, 41] }, properties });
  const overture = (properties: Record<string, unknown>): string =>
    feature({ id: '08f', version: 1, sources: [{ dataset: 'X' }], country: 'US', postcode: '05747', ...properties });

  test('of Overture has town and state in its levels', async () => {
    const street = { street: 'ELM ST', number: '12', unit: null };
    const summary = await folder.import(
      [
        overture({ ...street, address_levels: [{ value: 'VT' }, { value: 'LARKSPUR FALLS' }] }),
        overture({ ...street, number: '14', address_levels: [{ value: 'VT' }, {}], postal_city: 'Otter Creek' }),
        overture({ ...street, number: '18', address_levels: '[{"value":"VT"},{"value":"Otter Creek"}]' }),
        overture({ ...street, number: '16', country: 'IS', postcode: null, address_levels: [{ value: 'Lóuvík' }] }),
      ].join('\n'),
      { country: '' },
    );
    expect(summary).toMatchObject({ kept: 4, files: [{ format: 'overture' }] });
    expect(folder.first('18 elm st')).toMatchObject({ city: 'Otter Creek', region: 'VT' });
    expect(folder.find('12 elm')[0]).toBe('12 Elm St, Larkspur Falls, VT 05747');
    expect(folder.first('14 elm st')).toMatchObject({ city: 'Otter Creek', region: 'VT', sourceId: '08f' });
    expect(folder.first('elm st 16')).toMatchObject({ city: 'Lóuvík', region: '', countryCode: 'IS' });
  });

  test('of OpenAddresses has the project’s own properties since 2021', async () => {
    const own = { hash: 'x', unit: '', city: 'Larkspur Falls', district: '', region: 'VT', postcode: '05747', id: '7' };
    const summary = await folder.import(feature({ ...own, number: '12', street: 'ELM ST', accuracy: '' }));
    expect(summary).toMatchObject({ kept: 1, files: [{ format: 'openaddresses-geojson' }] });
  });

  test.each([
    ['a town', { town: 'Larkspur Falls' }],
    ['a state', { state: 'VT' }],
    ['a postcode', { zip: '05747' }],
  ])('with a number, a street and %s under another name is not mistaken for OpenAddresses', async (_, more) => {
    const [code, message] = await errorCodeOf(folder.import(feature({ number: '12', street: 'ELM ST', ...more })));
    expect([code, message]).toEqual(['format_unknown', expect.stringContaining(Object.keys(more).join())]);
  });
});

test('a CSV file with its town under another name is not mistaken for OpenAddresses', async () => {
  const text = 'LON,LAT,NUMBER,STREET,TOWN\n-68.6,41,12,Elm St,Larkspur Falls\n';
  expect(await errorCodeOf(folder.import(text))).toEqual(['format_unknown', expect.stringContaining('TOWN')]);
  expect(await folder.import(text, { format: 'openaddresses' })).toMatchObject({ kept: 1 });
});
