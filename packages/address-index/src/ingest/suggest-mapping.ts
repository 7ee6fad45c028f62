// Guesses a mapping from common column names, for a person to review.
import { splitWords } from '@doorstep/address-language';
import type { ColumnMapping, MappingTarget } from './column-mapping.ts';

/** Names without case and punctuation, likeliest first, from open registers of the countries that `fold` covers. */
const namesByTarget: Record<Exclude<MappingTarget, 'locality' | 'placeKind' | 'unitCount'>, string> = {
  number: `number housenumber housenumb houseno housenum addrhousenumber addnofull streetnumber streetno addressnumber
    addressno addnumber addno numberfirst buildingnumber hausnummer hausnr hnr huisnummer husnr husnummer numero
    numerovoie numvia civico ncivico paon pao paonum paonumber paostartnumber cislodomovni nrdomu numer no num nr nro stno stnum`,
  suffix: `suffix suffixe housenumbersuffix numbersuffix numberfirstsuffix paostartsuffix addnumsuf addnumsuffix rep
    hausnummerzusatz zusatz adz hnrzusatz huisletter bokstav esponente numbersfx`,
  unit: `unit unitnumber unitno unitid flat flatnumber flatno apt aptno apartment apartmentnumber suite addrunit
    subaddress subunit subbuilding subbuildingname saon sao saotext wohnung tuer dor doer dorr interno puerta lokal
    nrlokalu`,
  floor: `floor floornumber level levelnumber addrfloor etage etasje piso planta piano stiege`,
  buildingName: `buildingname building housename addrhousename propertyname sitename addresssitename landmkname paotext`,
  street: `street stnamfull fullstreetname streetname stname strname fullstreet fullname streetfull addrstreet
    streetdescription streetdescriptor streetdesc thoroughfare thoroughfarename road roadname primaryname strasse strassenname str
    rue nomvoie voienom libellevoie calle via nomevia straatnaam straat openbareruimtenaam gatenavn vejnavn vagnamn
    ulica nazwaulicy ulice nazevulice`,
  city: `city town towncity addrcity posttown postaltown postcity postcommunity postcomm municipality cityname townname
    localityname community ort ortsname gemeinde gemeindename stadt commune nomcommune communenom libelleacheminement
    comune municipio poblacion woonplaats woonplaatsnaam poststed postnrnavn kommune miejscowosc obec nazevobce suburb
    incmuni locality place`,
  district: `district addrdistrict county countyname kreis bezirk departement provincia`,
  region: `region state addrstate stateabbreviation statecode province prov bundesland land`,
  postcode: `postcode postalcode zip zipcode zip5 addrpostcode plz postleitzahl codepostal cp cap codigopostal postnr
    postnummer postnumber pcode pc kodpocztowy psc`,
  country: `country countrycode addrcountry iso iso2 land2 pays`,
  lat: `lat latitude wgs84lat breite breitengrad y ycoord coordy pointy`,
  lon: `lon lng long longitude wgs84lon laenge laengengrad x xcoord coordx pointx`,
  sourceId: `addressid addressdetailpid uprn idbanadresse cleinterop uuid guid esiteid adresid adresseid siteid gid id objectid fid`,
};

/** A smaller place if the file also names a town; otherwise some of these hold the town. */
const localityNames =
  `dependentlocality locality localityname suburblocality village hamlet lieudit lieuditcomplementnom nomld ortsteil ortsteilname suburb`.split(
    ' ',
  );

const targetByName = new Map<string, [target: MappingTarget, place: number]>();
for (const [target, names] of Object.entries(namesByTarget)) {
  for (const [place, name] of names.trim().split(/\s+/).entries()) {
    if (!targetByName.has(name)) targetByName.set(name, [target as MappingTarget, place]);
  }
}

/** The parts of a street's name in separate columns, in writing order. */
const streetParts = [
  'stpredir stnpredir predir predirection streetdirection streetprefix prefixdirection',
  'stpretyp stnpretyp pretype streetpretype typevoie tipovia',
  'streetname stname strname stnam roadname nomevia',
  'sttype streettype streettypecode stpostyp stnpostyp posttype streetposttype roadtype streetsuffixtype',
  'stposdir stnposdir postdir postdirection suffixdirection streetsuffix',
].map((names) => new Set(names.split(' ')));
const streetNamePlace = 2;

/** A whole line, with the number next to the street. */
const lineNames = new Set(
  `address addr address1 addressline addressline1 addrline1 fulladdress streetaddress siteaddress propertyaddress adresse
  adress adres anschrift direccion domicilio endereco morada indirizzo adresa`.split(/\s+/),
);

/** The address part that a column of this name usually holds, or null. */
export function targetOfColumn(column: string): MappingTarget | null {
  return targetByName.get(plainName(column))?.[0] ?? null;
}

/** Maps only columns with known names; may be empty. @param columns  in file order. */
export function suggestMapping(columns: readonly string[]): ColumnMapping {
  const names = new Map(columns.map((column) => [plainName(column), column]));
  const best = new Map<MappingTarget, { column: string; place: number }>();
  const suggest = (column: string, target: MappingTarget, place: number): void => {
    const other = best.get(target);
    if (other === undefined || place < other.place) best.set(target, { column, place });
  };
  for (const [name, column] of names) {
    const known = targetByName.get(name);
    const isStatus = name === 'state' && names.has('statedate'); // the record's state
    if (known !== undefined && !isStatus) suggest(column, ...known);
  }
  const town = best.get('city')?.column;
  for (const [name, column] of town === undefined ? [] : names) {
    const place = localityNames.indexOf(name);
    if (place >= 0 && column !== town) suggest(column, 'locality', place);
  }
  const mapping: ColumnMapping = {
    columns: Object.fromEntries([...best].map(([target, { column }]) => [target, column])),
  };
  const { number, street } = mapping.columns;
  const last = names.get('numberlast');
  if (typeof number === 'string' && plainName(number) === 'numberfirst' && last !== undefined) {
    mapping.columns.number = { join: [number, last], with: '-' };
  }
  if (typeof street === 'string' && streetParts[streetNamePlace]?.has(plainName(street)) === true) {
    const parts = streetParts.flatMap((part) => [...names].find(([name]) => part.has(name))?.[1] ?? []);
    if (parts.length > 1) mapping.columns.street = parts;
  }
  const line = [...names].find(([name]) => lineNames.has(name))?.[1] ?? best.get('street')?.column;
  if (number === undefined && line !== undefined) {
    mapping.columns.street = { column: line, holdsNumber: true }; // otherwise no row would be usable
  }
  return mapping;
}

function plainName(column: string): string {
  return splitWords(column).join('');
}

/** A first line with at least two numeric cells is data, not a header. */
export function looksLikeData(columns: readonly string[]): boolean {
  return columns.filter((column) => /^[-+]?\d+(?:[.,]\d+)?$/.test(column.trim())).length >= 2;
}
