import { countryCodes, mainLanguage, streetLines, unitLine } from '@doorstep/address-language';
import type { RetrieveItem } from '@doorstep/address-lookup';
import { RecentMap } from '../index-format/recent-map.ts';
import type { AddressRecord } from './address-record.ts';
import { languageCode } from './language-code.ts';
import { placeType } from './place-type.ts';

const freeFields = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`Field${at + 1}`, ''])) as Record<
  `Field${number}`,
  string
>;

/**
 * The protocol's item with every field; what is not known is "".
 * @param language  BCP 47 tag of the visitor's language: it chooses the country's name. English when it is "" or unknown.
 */
export function toRetrieveItem(record: AddressRecord, language: string): RetrieveItem {
  const codes = countryCodes(record.countryCode);
  const countryName = countryNames.getOrMake(`${language} ${record.countryCode}`, () =>
    nameOfCountry(record.countryCode, language),
  );
  const code = languageCode(mainLanguage(record.countryCode));
  // Town and postcode have fields of their own; clients put them below these lines.
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
    ProvinceName: record.region,
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

/** To make what knows them takes longer than the rest of an answer. */
const countryNames = new RecentMap<string, string>(2000);

function nameOfCountry(code: string, language: string): string {
  for (const locale of [language, 'en']) {
    try {
      const name = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(code);
      if (name !== undefined) return name;
    } catch {
      // not a language tag, or not a country code
    }
  }
  return code;
}
