import { RecentMap } from '../index-format/recent-map.ts';
import {
  type AddressParts,
  addressLines,
  countryCodes,
  mainLanguage,
  regionName,
  showHouseNumber,
  streetLines,
  unitLine,
} from '@doorstep/address-language';
import type { RetrieveItem } from '@doorstep/address-lookup';
import { documentFlag } from '../index-format/file-layout.ts';
import type { IndexReader } from '../index-format/index-reader.ts';
import { degreesPerStep, isSameBuilding, noPoint, type StoredAddress } from '../index-format/stored-address.ts';
import type { Address, UnitKnowledge } from '@doorstep/contract';

const freeFields = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`Field${at + 1}`, ''])) as Record<
  `Field${number}`,
  string
>;

/** Unknown fields are "". @param language  BCP 47 tag, selects the country's name. English when "" or unknown. */
export function toRetrieveItem(record: AddressRecord, language: string): RetrieveItem {
  const codes = countryCodes(record.countryCode);
  const countryName = countryNames.getOrMake(`${language} ${record.countryCode}`, () =>
    nameOfCountry(record.countryCode, language),
  );
  const code = languageCode(mainLanguage(record.countryCode));
  // Town and postcode have their own fields, which clients show below these lines.
  const [line1 = '', line2 = '', line3 = ''] = streetLines({ ...record, country: record.countryCode });
  return {
    ...freeFields,
    Id: record.id,
    DomesticId: record.sourceId ?? '',
    Language: code,
    LanguageAlternatives: code,
    Department: '',
    Company: record.organisation,
    SubBuilding: unitLine(record.unit, record.countryCode),
    BuildingNumber: record.number,
    BuildingName: record.buildingName,
    SecondaryStreet: '',
    Street: record.street,
    Block: '',
    Neighbourhood: '',
    District: record.locality,
    City: record.city,
    Line1: line1,
    Line2: line2,
    Line3: line3,
    Line4: '',
    Line5: '',
    AdminAreaName: record.district,
    AdminAreaCode: '',
    Province: record.region,
    ProvinceName: regionName(record.countryCode, record.region),
    ProvinceCode: /^[A-Z]{2,3}$/.test(record.region) ? record.region : '',
    PostalCode: record.postcode,
    CountryName: countryName,
    CountryIso2: record.countryCode,
    CountryIso3: codes?.alpha3 ?? '',
    CountryIsoNumber: codes?.numeric ?? 0,
    SortingNumber1: '',
    SortingNumber2: '',
    Barcode: '',
    POBoxNumber: '',
    Label: [record.organisation, ...record.lines, countryName.toUpperCase()].filter(Boolean).join('\n'),
    Type: placeType(record.placeKind ?? ''),
    DataLevel: 'Premise',
  };
}

/** Creating an `Intl.DisplayNames` takes longer than the rest of the answer. */
const countryNames = new RecentMap<string, string>(2000);

function nameOfCountry(code: string, language: string): string {
  for (const locale of [language, 'en']) {
    try {
      const name = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(code);
      if (name !== undefined) return name;
    } catch {
      // an invalid language tag or country code
    }
  }
  return code;
}

/** ISO 639-2/B codes of the main languages of countries. */
const codes = Object.fromEntries(
  `af=AFR am=AMH ar=ARA az=AZE be=BEL bg=BUL bn=BEN bs=BOS ca=CAT cs=CZE cy=WEL da=DAN de=GER el=GRE en=ENG es=SPA
   et=EST fa=PER fi=FIN fil=FIL fr=FRE ga=GLE he=HEB hi=HIN hr=HRV hu=HUN hy=ARM id=IND is=ICE it=ITA ja=JPN ka=GEO
   kk=KAZ km=KHM ko=KOR ky=KIR lb=LTZ lo=LAO lt=LIT lv=LAV mk=MAC mn=MON ms=MAY mt=MLT my=BUR nb=NOB ne=NEP nl=DUT
   no=NOR pl=POL pt=POR ro=RUM ru=RUS si=SIN sk=SLO sl=SLV sq=ALB sr=SRP sv=SWE sw=SWA tg=TGK th=THA tk=TUK tr=TUR
   uk=UKR ur=URD uz=UZB vi=VIE zh=CHI`
    .split(/\s+/)
    .map((pair) => pair.split('=')),
) as Record<string, string>;

export function languageCode(language: string): string {
  return codes[language.toLowerCase().split('-')[0] ?? ''] ?? 'ENG';
}

const commercial = /commerc|business|industr|office|retail|\bshop|\bstore|warehouse|hotel|lodging|restaurant|factory/i;
const residential =
  /resid|dwelling|house|\bhome|flat|apart|famil|condo|camp|cottage|mobile|maison|habitation|logement|wohn|vivienda/i;

/** The protocol's `Type`; "" when unknown. A mixed-use place counts as residential. */
export function placeType(placeKind: string): 'Residential' | 'Commercial' | '' {
  if (commercial.test(placeKind) && !/resid/i.test(placeKind)) return 'Commercial';
  return residential.test(placeKind) ? 'Residential' : '';
}

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
  return {
    unit: address.unit,
    buildingName: address.buildingName,
    number: showHouseNumber(address.value, address.tail),
    street: reader.nameOf(street),
    locality: reader.localityOf(street),
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
