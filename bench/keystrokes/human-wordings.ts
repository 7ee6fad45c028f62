// Addresses as people write them: with recipient, country, a wrong town, words run together, or an unlisted unit. The
// tables are independent of the index; all names are fictional.
import { streetLine } from '../../packages/address-language/src/country-format.ts';
import type { RandomSource } from '../../packages/address-index/src/demo/random-source.ts';
import { misspell, misspellings } from './misspell.ts';
import type { SampleAddress } from './sample-addresses.ts';

export interface HumanSource {
  random: RandomSource;
  other(address: SampleAddress): SampleAddress | null;
}

type Writer = (address: SampleAddress, source: HumanSource) => string | null;

const organisations =
  'Acme Widgets Ltd|Smith and Sons|Bluebell Nursery|Riverside Medical Practice|Placeholder Consulting GmbH|Studio Exemple SARL|The Corner Bakery';
const people = 'c/o Robin Placeholder|c/o Sam Sample|Attn: Accounts Dept|FAO Alex Example|z. Hd. Kim Muster';
const buildings =
  'Rosewood Court|Harbour Point|Elm House|Building 3|The Old Mill|Résidence des Lilas|Block B|St Annes Lodge';
const endings = 'Bldg C|Suite 400|Unit 7|2nd Floor|Rear Entrance|Apt 12|Block 2|Floor 3';
const unitsInWords = 'Ground Floor Flat|First Floor Flat|Garden Flat|Basement Flat|Top Floor|Flat A|Flat 2';
const floorsByCountry: Record<string, string> = {
  DK: '2. sal th|st. tv|1. mf',
  ES: '3º izq|2º A|bajo B',
  FR: 'bât. B|appt 12|3e étage',
  NO: 'H0201|U0101',
  FI: 'A 12|B 3',
  SE: 'lgh 1102|2 tr',
  DE: '3. OG links|Hinterhaus',
  AT: 'Stiege 2 Tür 5|Top 12',
  IT: 'int. 4|scala B',
  PL: 'm. 5|lok. 12',
};

const countryNames: Record<string, string> = {
  US: 'USA|United States|U.S.A.',
  GB: 'United Kingdom|UK|England|Great Britain',
  DE: 'Deutschland|Germany',
  FR: 'France',
  ES: 'España|Spain',
  IT: 'Italia|Italy',
  NL: 'Nederland|The Netherlands',
  AT: 'Österreich|Austria',
  CH: 'Schweiz|Switzerland',
  PL: 'Polska|Poland',
  CZ: 'Česko|Czech Republic',
  SK: 'Slovensko|Slovakia',
  RU: 'Россия|Russia',
  UA: 'Україна|Ukraine',
  CA: 'Canada',
  AU: 'Australia',
  RO: 'România|Romania',
  GR: 'Ελλάδα|Greece',
  TR: 'Türkiye|Turkey',
  BR: 'Brasil|Brazil',
  PT: 'Portugal',
  SE: 'Sverige|Sweden',
  DK: 'Danmark|Denmark',
  NO: 'Norge|Norway',
  FI: 'Suomi|Finland',
  MX: 'México|Mexico',
  HU: 'Magyarország|Hungary',
  EG: 'Egypt',
};

const regions: Record<string, string> = {
  US: `Alabama=AL|Alaska=AK|Arizona=AZ|Arkansas=AR|California=CA|Colorado=CO|Connecticut=CT|Delaware=DE|Florida=FL|
    Georgia=GA|Hawaii=HI|Idaho=ID|Illinois=IL|Indiana=IN|Iowa=IA|Kansas=KS|Kentucky=KY|Louisiana=LA|Maine=ME|
    Maryland=MD|Massachusetts=MA|Michigan=MI|Minnesota=MN|Mississippi=MS|Missouri=MO|Montana=MT|Nebraska=NE|
    Nevada=NV|New Hampshire=NH|New Jersey=NJ|New Mexico=NM|New York=NY|North Carolina=NC|North Dakota=ND|Ohio=OH|
    Oklahoma=OK|Oregon=OR|Pennsylvania=PA|Rhode Island=RI|South Carolina=SC|South Dakota=SD|Tennessee=TN|Texas=TX|
    Utah=UT|Vermont=VT|Virginia=VA|Washington=WA|West Virginia=WV|Wisconsin=WI|Wyoming=WY`,
  CA: `Ontario=ON|Quebec=QC|British Columbia=BC|Alberta=AB|Manitoba=MB|Saskatchewan=SK|Nova Scotia=NS|New Brunswick=NB`,
  AU: `Victoria=VIC|New South Wales=NSW|Queensland=QLD|South Australia=SA|Western Australia=WA|Tasmania=TAS`,
};

const numberMarks: Record<string, string> = {
  GB: 'No. |no |№ ',
  US: '# |No. |no. ',
  DE: 'Nr. |nr ',
  AT: 'Nr. |nr ',
  CH: 'Nr. |nr ',
  NL: 'nr. |nr ',
  ES: 'nº |n° |núm. ',
  PT: 'nº |n.º ',
  BR: 'nº |n. ',
  IT: 'n. |n° ',
  FR: 'n° |no ',
  CZ: 'č.p. |č. ',
  SK: 'č. |čp. ',
  PL: 'nr ',
  RU: 'д. |дом ',
  UA: 'буд. ',
  RO: 'nr. ',
  TR: 'No: |no ',
};

const streetTypes =
  'street|road|avenue|lane|drive|court|place|way|close|crescent|st|rd|ave|ln|dr|ct|pl|rue|boulevard|place|straße|weg|platz|gasse';

const kindsInFront: Record<string, string> = {
  FR: 'rue|avenue|boulevard|place|impasse|allée|chemin',
  CH: 'rue|avenue|boulevard|place|chemin',
  RO: 'strada|bulevardul|aleea|calea|intrarea',
  ES: 'calle|avenida|plaza|paseo|camino',
  MX: 'calle|avenida|calzada',
  IT: 'via|viale|piazza|corso',
  PT: 'rua|avenida|travessa|largo',
  BR: 'rua|avenida|travessa',
  RU: 'улица|проспект|переулок|бульвар',
  UA: 'вулиця|проспект|провулок|бульвар',
};

/** Replaces only the first occurrence, so that some names have two or more variants. */
const bySound = ['Ph F', 'ph f', 'ck k', 'ei ie', 'll l', 'nn n', 'ss s', 'tt t', 'th t'].map((pair) =>
  pair.split(' '),
);

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const choices = (list: string): string[] => list.split('|').map((one) => one.trim());
const town = ({ postcode, city }: SampleAddress): string => [postcode, city].filter(Boolean).join(' ');
const line = (address: SampleAddress): string => streetLine({ ...address, street: address.streetName });
const written = (address: SampleAddress): string => [line(address), town(address)].filter(Boolean).join(', ');

/** In report order. Each returns one text, or null if it does not apply. */
export const humanWordings: Record<string, Writer> = {
  'as it is': written,
  'without commas': (address) => written(address).replaceAll(',', ''),
  'an organisation in front': (address, { random }) => `${random.pick(choices(organisations))}, ${written(address)}`,
  'a person in front': (address, { random }) => `${random.pick(choices(people))}, ${written(address)}`,
  'both in front': (address, { random }) =>
    `${random.pick(choices(organisations))}, ${random.pick(choices(people))}, ${written(address)}`,
  'an unlisted building': (address, { random }) => `${random.pick(choices(buildings))}, ${written(address)}`,
  'an unlisted unit behind': (address, { random }) =>
    [line(address), random.pick(choices(endings)), town(address)].filter(Boolean).join(', '),
  'an unlisted unit in front': (address, { random }) => `${random.pick(choices(unitsInWords))}, ${written(address)}`,
  'a floor and door': (address, { random }) => {
    const floors = floorsByCountry[address.country];
    if (floors === undefined) return null;
    return [line(address), random.pick(choices(floors)), town(address)].filter(Boolean).join(', ');
  },
  'a floor or flat in front, no comma': (address, { random }) => {
    const floors = floorsByCountry[address.country] ?? (address.country === 'GB' ? unitsInWords : undefined);
    return floors === undefined ? null : `${random.pick(choices(floors))} ${written(address)}`;
  },
  'a numbered street without its ending': (address) => {
    const plain = address.streetName.replace(/(?<=\b\d+)(?:st|nd|rd|th|e|ème|er|ª|º)(?![\p{L}])/iu, '');
    return plain === address.streetName ? null : written({ ...address, streetName: plain });
  },
  'the country at the end': (address, { random }) => {
    const names = countryNames[address.country];
    return names === undefined ? null : `${written(address)}, ${random.pick(choices(names))}`;
  },
  'the region at the end': (address, { random }) => {
    const pair = choices(regions[address.country] ?? '').find((one) => one.split('=').includes(address.region));
    if (pair === undefined) return null;
    return `${line(address)}, ${address.city}, ${random.pick(pair.split('='))} ${address.postcode}`.trim();
  },
  'another town, postcode right': (address, { other }) => {
    const city = other(address)?.city ?? '';
    if (address.postcode === '' || city === '' || city === address.city) return null;
    return [line(address), town({ ...address, city })].join(', ');
  },
  'another postcode, town right': (address, { other }) => {
    const postcode = other(address)?.postcode ?? '';
    if (address.postcode === '' || postcode === '' || postcode === address.postcode) return null;
    return [line(address), town({ ...address, postcode })].join(', ');
  },
  'another street type, postcode right': (address, { random }) => {
    if (address.postcode === '') return null;
    const parts = words(address.streetName);
    const at = parts.findIndex((word) => choices(streetTypes).includes(word.toLowerCase()));
    if (at < 0 || parts.length < 2) return null;
    const same =
      choices(streetTypes).indexOf(parts[at]?.toLowerCase() ?? '') < 10 ? 'Street|Road|Lane|Avenue' : 'Rue|Weg';
    const type = random.pick(
      choices(same).filter((one) => one.toLowerCase().slice(0, 2) !== parts[at]?.toLowerCase().slice(0, 2)),
    );
    return written({ ...address, streetName: parts.with(at, type).join(' ') });
  },
  'another kind of street in front': (address, { random }) => {
    const kinds = choices(kindsInFront[address.country] ?? '');
    const [kind = '', ...name] = words(address.streetName);
    if (name.length === 0 || !kinds.includes(kind.toLowerCase())) return null;
    const other = random.pick(kinds.filter((one) => one !== kind.toLowerCase()));
    return `${line({ ...address, streetName: [other, ...name].join(' ') })}, ${address.city}`;
  },
  'postcode and number': ({ number, postcode }, { random }) =>
    !/\p{L}/u.test(postcode) ? null : random.chance(0.5) ? `${postcode} ${number}` : `${number} ${postcode}`,
  'postcode, number and flat': ({ number, postcode }, { random }) =>
    !/\p{L}/u.test(postcode) ? null : `Flat ${random.between(1, 9)}, ${number} ${postcode}`,
  'run together': (address, { random }) => {
    const parts = words(line(address));
    if (parts.length < 2) return null;
    const at = random.between(0, parts.length - 2);
    const joined = [...parts.slice(0, at), `${parts[at]}${parts[at + 1]}`, ...parts.slice(at + 2)].join(' ');
    return [joined, town(address)].filter(Boolean).join(', ');
  },
  split: (address, { random }) => {
    const long = words(address.streetName).filter((word) => /^\p{L}{8,}$/u.test(word));
    if (long.length === 0) return null;
    const word = random.pick(long);
    const end = /(?:straße|strasse|str|gasse|weg|platz|allee|street|road|gatan|vägen|vej|gade|straat|laan)$/iu.exec(
      word,
    );
    const at = end === null || end.index < 3 ? null : end.index;
    if (at === null) return null;
    return written({
      ...address,
      streetName: address.streetName.replace(word, `${word.slice(0, at)} ${word.slice(at)}`),
    });
  },
  hyphens: (address) => {
    const { streetName } = address;
    const other = streetName.includes('-') ? streetName.replaceAll('-', ' ') : streetName.replaceAll(' ', '-');
    return other === streetName ? null : written({ ...address, streetName: other });
  },
  'a mark before the number': (address, { random }) => {
    const marks = numberMarks[address.country];
    return marks === undefined
      ? null
      : written({ ...address, number: `${random.pick(choices(marks))} ${address.number}` });
  },
  'digits of another script': (address, { random }) => {
    const from = random.chance(0.5) ? 0xff10 : 0x0660;
    return written({ ...address, number: shifted(address.number, from) });
  },
  'two letters off': (address, { random }) => {
    const once = twoOff(line(address), random);
    return once === null ? null : [once, town(address)].filter(Boolean).join(', ');
  },
  'spelt as heard': (address) => {
    const streetName = bySound.reduce((name, [from = '', to = '']) => name.replace(from, to), address.streetName);
    return streetName === address.streetName ? null : written({ ...address, streetName });
  },
  'a numbered part in short': (address) => {
    const [, name, numeral = ''] = /^(.+?)([0-9０-９]|[一二三四五六七八九])丁目$/u.exec(address.streetName) ?? [];
    const ofWord = '〇一二三四五六七八九'.indexOf(numeral);
    const part = ofWord > 0 ? String(ofWord) : numeral.normalize('NFKC');
    return name === undefined ? null : `${name}${part}-${address.number}`;
  },
  'directions with full stops': (address) => {
    const dotted = address.streetName.replaceAll(/\b(?:NE|NW|SE|SW|N|S|E|W)\b/g, (direction) =>
      direction.replaceAll(/[NESW]/g, '$&.'),
    );
    return dotted === address.streetName ? null : written({ ...address, streetName: dotted });
  },
};

function shifted(number: string, zero: number): string {
  return number.replaceAll(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

/** Two typos in one word of 5 to 7 letters; null without such a word. */
function twoOff(text: string, random: RandomSource): string | null {
  const found = [...text.matchAll(/(?<!\p{L})\p{L}{5,7}(?!\p{L})/gu)];
  if (found.length === 0) return null;
  const { 0: word, index } = random.pick(found);
  const once = misspell(word, random.pick(misspellings), random);
  const twice = once === null ? null : misspell(once, random.pick(misspellings), random);
  return twice === null || twice === word ? null : text.slice(0, index) + twice + text.slice(index + word.length);
}
