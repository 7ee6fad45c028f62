// A mapping to start from, guessed by the names that registers give their columns. People look at it before it is used.
import { splitWords } from '@doorstep/address-language';
import type { ColumnMapping, MappingTarget } from './column-mapping.ts';

/** Names without case and punctuation, likeliest first. Seen in open registers of the countries that `fold` covers. */
const namesByTarget: Record<Exclude<MappingTarget, 'locality' | 'placeKind' | 'unitCount'>, string> = {
  number: `number housenumber housenumb houseno housenum addrhousenumber streetnumber streetno addressnumber addressno
    addnumber addno numberfirst hausnummer hausnr hnr huisnummer husnr husnummer numero numerovoie numvia civico ncivico
    paon pao paostartnumber cislodomovni nrdomu numer no num nr nro stno stnum`,
  suffix: `suffix housenumbersuffix numbersuffix numberfirstsuffix addnumsuf addnumsuffix rep hausnummerzusatz zusatz
    adz hnrzusatz huisletter bokstav esponente numbersfx`,
  unit: `unit unitnumber unitno unitid flat flatnumber flatno apt aptno apartment apartmentnumber suite addrunit
    subunit saon sao saotext wohnung tuer dor doer dorr interno puerta lokal nrlokalu`,
  floor: `floor floornumber level levelnumber addrfloor etage etasje piso planta piano stiege`,
  buildingName: `buildingname building housename addrhousename subbuilding propertyname sitename paotext`,
  street: `street streetname stname strname fullstreet fullname streetfull addrstreet streetdescription streetdescriptor
    thoroughfare thoroughfarename road roadname primaryname strasse strassenname str rue nomvoie libellevoie calle via nomevia straatnaam straat openbareruimtenaam gatenavn
    vejnavn vagnamn ulica nazwaulicy ulice nazevulice`,
  city: `city town towncity addrcity municipality postcommunity postaltown posttown cityname townname localityname community
    ort ortsname gemeinde gemeindename stadt commune nomcommune libelleacheminement comune municipio poblacion
    woonplaats woonplaatsnaam poststed postnrnavn kommune miejscowosc obec nazevobce suburb locality place`,
  district: `district addrdistrict county countyname kreis bezirk departement provincia`,
  region: `region state addrstate stateabbreviation statecode province prov bundesland land`,
  postcode: `postcode postalcode zip zipcode zip5 addrpostcode plz postleitzahl codepostal cp cap codigopostal postnr
    postnummer postnumber pcode kodpocztowy psc`,
  country: `country countrycode addrcountry iso iso2 land2 pays`,
  lat: `lat latitude wgs84lat breite breitengrad y ycoord coordy pointy`,
  lon: `lon lng long longitude wgs84lon laenge laengengrad x xcoord coordx pointx`,
  sourceId: `addressid addressdetailpid uprn esiteid adresid adresseid siteid gid id objectid fid`,
};

/** The smaller place, where the file names a town beside it; without a town some of these are the town. */
const localityNames =
  `dependentlocality locality localityname suburblocality village hamlet lieudit nomld ortsteil ortsteilname suburb`.split(
    ' ',
  );

const targetByName = new Map<string, [target: MappingTarget, place: number]>();
for (const [target, names] of Object.entries(namesByTarget)) {
  for (const [place, name] of names.trim().split(/\s+/).entries()) {
    if (!targetByName.has(name)) targetByName.set(name, [target as MappingTarget, place]);
  }
}

/** A mapping for the columns whose names are telling; without any it has none. @param columns  as in the file. */
export function suggestMapping(columns: readonly string[]): ColumnMapping {
  const best = new Map<MappingTarget, { column: string; place: number }>();
  const suggest = (column: string, target: MappingTarget, place: number): void => {
    const other = best.get(target);
    if (other === undefined || place < other.place) best.set(target, { column, place });
  };
  for (const column of columns) {
    const known = targetByName.get(plainName(column));
    if (known !== undefined) suggest(column, ...known);
  }
  const town = best.get('city')?.column;
  for (const column of town === undefined ? [] : columns) {
    const place = localityNames.indexOf(plainName(column));
    if (place >= 0 && column !== town) suggest(column, 'locality', place);
  }
  return { columns: Object.fromEntries([...best].map(([target, { column }]) => [target, column])) };
}

function plainName(column: string): string {
  return splitWords(column).join('');
}

/** The first line of a file without a header is data: at least two of its cells are numbers. */
export function looksLikeData(columns: readonly string[]): boolean {
  return columns.filter((column) => /^[-+]?\d+(?:[.,]\d+)?$/.test(column.trim())).length >= 2;
}
