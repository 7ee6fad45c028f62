// How people, carriers and registers write one address. The spellings come from postal services and maps, deliberately
// not from the table of the canonical form: a test must not copy what it tests.
import type { Address, TypedAddress } from '@doorstep/contract';

export type Parts = Pick<
  Address,
  'countryCode' | 'postcode' | 'city' | 'street' | 'number' | 'buildingName' | 'unit' | 'lines'
>;

/** One writing of a home. */
export interface Writing {
  /** The transformation: `abbreviated`, `typed, unit last`. */
  way: string;
  /** The home that is meant, as in the data. */
  home: Parts;
  /** As parts, or as typed into the form. */
  written: Parts | { typed: TypedAddress; unit: string };
}

export type RandomSource = () => number;

/** A seeded generator, so that failures can be reproduced (mulberry32). */
export function randomSource(seed: number): RandomSource {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const english = `street st|road rd|avenue ave av|lane ln|drive dr|court ct|place pl|square sq|terrace ter|crescent cres|
  close cl|gardens gdns|grove gr|highway hwy|parkway pkwy|boulevard blvd|circle cir|extension ext|heights hts|mount mt|
  mountain mtn|route rte rt|trail trl|crossing xing|alley aly|north n|south s|east e|west w|northeast ne|northwest nw|
  southeast se|southwest sw|saint st|hill hl|point pt|village vlg|bridge brg|creek crk|harbor hbr|hollow holw|lake lk|
  meadow mdw|meadows mdws|orchard orch|plaza plz|river riv|shore shr|springs spgs|spring spg|summit smt|turnpike tpke|
  valley vly|view vw|vista vis|woods wds|common cmn|corner cor|estates ests|farm frm|field fld|forest frst|fort ft|
  garden gdn|glen gln|green grn|landing lndg|manor mnr|junction jct|bend bnd|brook brk|center ctr|cove cv|falls fls|
  knoll knl|ridge rdg|station sta|expressway expy|freeway fwy|camp cp|island is|mill ml|pines pnes|track trak|loop loop`;

/** By country: each row is a word and its short forms, in their usual case. */
const spellings: Record<string, string> = {
  US: english,
  CA: english,
  GB: `street st|road rd|avenue ave av|lane ln|drive dr|court ct|place pl|square sq|terrace terr ter|crescent cres|close cl|
    gardens gdns|grove gr|north n|south s|east e|west w|saint st|mount mt|green grn`,
  AU: `street st|road rd|avenue ave av|lane ln|drive dr dve|court ct|place pl|square sq|terrace tce|crescent cres cr|
    close cl|gardens gdns|grove gr|highway hwy|parade pde|circuit cct|boulevard bvd blvd|esplanade esp|parkway pwy pkwy`,
  FR: `avenue av|boulevard bd boul|place pl|chemin che chem|impasse imp|allée all|passage pass psg|square sq|faubourg fg fbg|
    route rte|saint st|sainte ste|général gal|docteur dr|professeur pr|président pdt|maréchal mal|cours crs|villa vla|
    résidence res|galerie gal|esplanade esp|promenade prom|porte pte|rue r|quai qu`,
  DE: 'platz pl|sankt st',
  AT: 'platz pl|sankt st',
  ES: `calle c|avenida av avda|plaza pl pza|paseo po|carretera ctra|camino cno`,
  IT: `via v|viale vle|piazza pza pzza|corso cso|largo lgo|santa sta`,
  PT: 'rua r|avenida av|travessa tv|praça pc|largo lg',
  BR: 'rua r|avenida av|travessa tv|praça pc|alameda al',
  PL: 'ulica ul|aleja al|plac pl|osiedle os',
  RU: `улица ул|проспект пр-т просп пр-кт|переулок пер|площадь пл|шоссе ш|набережная наб|бульвар б-р бул|проезд пр-д|тупик туп`,
  UA: 'вулиця вул|провулок пров|проспект просп пр-т|площа пл|бульвар бул б-р',
  RO: `strada str|bulevardul bd b-dul|aleea al|calea cal|șoseaua șos|piața pța|intrarea intr`,
};

const tables = new Map(
  Object.entries(spellings).map(([country, text]) => [
    country,
    new Map(
      text.split('|').map((row) => {
        const [long = '', ...short] = row.trim().split(/\s+/);
        return [long, short] as const;
      }),
    ),
  ]),
);

const numberLast = new Set('DE AT CH NL BE ES IT PT BR PL RU UA RO SE NO DK FI CZ SK HU GR HR SI RS'.split(' '));

/** Numbers that people type unchanged; maps also have lists and words there. */
const plainNumber = /^\d+(?:\s?(?:bis|ter|quater|\p{L}))?(?:[-/]\d+\p{L}?)?$/iu;

/**
 * All spellings that apply to this address.
 * @param home As in the data.
 */
export function* writings(home: Parts, random: RandomSource): Generator<Writing> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const changed = (way: string, changes: Partial<Parts>): Writing => ({ way, home, written: { ...home, ...changes } });
  const { street, number, postcode, city, countryCode } = home;
  const short = withShortWords(street, countryCode, pick);
  yield changed('upper case', { street: street.toUpperCase(), city: city.toUpperCase(), number: number.toUpperCase() });
  yield changed('lower case', {
    street: street.toLowerCase(),
    city: city.toLowerCase(),
    postcode: postcode.toLowerCase(),
  });
  yield changed('without accents', { street: withoutMarks(street), city: withoutMarks(city) });
  if (postcode !== '') yield changed('postcode together', { postcode: postcode.replaceAll(/[\s-]/g, '') });
  if (countryCode === 'US' && /^\d{5}$/.test(postcode)) yield changed('ZIP+4', { postcode: `${postcode}-1234` });
  if (/^(FR|BE|IT)$/.test(countryCode) && /['’]/.test(street))
    yield changed('apostrophe as a space', { street: street.replaceAll(/['’]/g, ' ') });
  if (/^(DE|AT)$/.test(countryCode) && /[äöü]/i.test(street))
    yield changed('umlauts spelled out', { street: spelledOut(street) });
  if (short !== street) {
    yield changed('abbreviated', { street: short });
    yield changed('abbreviated with points', { street: withPoints(street, short) });
  }
  const letter = /^(\d+)\s*(\p{L})$/u.exec(number);
  if (letter !== null) {
    const [, digits = '', end = ''] = letter;
    const spaced = pick([`${digits} ${end}`, `${digits}${end.toLowerCase()}`, `${digits} ${end.toUpperCase()}`]);
    yield changed('letter of the number', { number: spaced });
  }
  if (street === '' || !plainNumber.test(number) || home.unit !== '') return;
  yield* typedWritings(home, { short, pick });
}

function* typedWritings(
  home: Parts,
  { short, pick }: { short: string; pick: <T>(list: readonly T[]) => T },
): Generator<Writing> {
  const { street, number, postcode, city, countryCode: country } = home;
  const typed = (way: string, line1: string, more: { line2?: string; field?: string; unit?: string } = {}): Writing => {
    const { line2 = '', field = '', unit = '' } = more;
    return { way, home: { ...home, unit }, written: { typed: { line1, line2, city, postcode, country }, unit: field } };
  };
  const isLast = numberLast.has(country);
  const inOrder = (name: string, between: string) =>
    isLast ? `${name}${between}${number}` : `${number}${between}${name}`;
  const usual = inOrder(street, ' ');
  yield typed('typed', usual);
  yield typed('typed in capitals', usual.toUpperCase());
  yield typed('typed with a comma', inOrder(street, ', '));
  // "Route 7 12" could be anything.
  if (!/\d/.test(street))
    yield typed('typed the other way round', isLast ? `${number} ${street}` : `${street} ${number}`);
  if (short !== street) yield typed('typed short', inOrder(short, ' '));
  const unit = pick(['2', 'B', '14']);
  const word = pick(['Flat ', 'Apt ', 'Apt. ', 'APARTMENT ', 'Unit ', '# ', '#']) + unit;
  yield typed('typed, unit in its field', usual, { field: word, unit });
  yield typed('typed, unit first', `${word}, ${usual}`, { unit });
  yield typed('typed, unit on the first line', word, { line2: usual, unit });
  yield typed('typed, unit last', `${usual}, ${word}`, { unit });
  yield typed('typed, unit on the second line', usual, { line2: word, unit });
}

/** Nearby homes, which are different ones. */
export function* neighbours(parts: Parts): Generator<{ way: string; parts: Parts }> {
  const { number } = parts;
  if (/^\d+$/.test(number)) {
    yield { way: 'the next number', parts: { ...parts, number: String(Number(number) + 1) } };
    yield { way: 'the number with a letter', parts: { ...parts, number: `${number}A` } };
    yield { way: 'ten times the number', parts: { ...parts, number: `${number}0` } };
  }
  const letter = /^(\d+)\s*(\p{L})$/u.exec(number);
  if (letter !== null) yield { way: 'the number without its letter', parts: { ...parts, number: letter[1] ?? '' } };
  yield { way: 'a flat of it', parts: { ...parts, unit: `${parts.unit}2` } };
  yield { way: 'another flat of it', parts: { ...parts, unit: `${parts.unit}3` } };
}

function withShortWords(street: string, country: string, pick: <T>(list: readonly T[]) => T): string {
  const table = tables.get(country);
  const words = street.split(' ').map((word) => {
    const short = table?.get(word.toLowerCase());
    return short === undefined ? word : matchCase(pick(short), word);
  });
  const joined = words.join(' ');
  return /^(DE|AT|CH)$/.test(country) ? joined.replace(/(?<=\p{L}{3})stra(?:ß|ss)e\b/iu, 'str.') : joined;
}

function withPoints(street: string, short: string): string {
  const before = street.split(' ');
  return short
    .split(' ')
    .map((word, index) => (word === before[index] || word.endsWith('.') ? word : `${word}.`))
    .join(' ');
}

function matchCase(short: string, long: string): string {
  if (long === long.toUpperCase()) return short.toUpperCase();
  return long[0] === long[0]?.toUpperCase() ? `${short[0]?.toUpperCase()}${short.slice(1)}` : short;
}

function spelledOut(text: string): string {
  return text.replaceAll(/[äöü]/gi, (letter) => `${withoutMarks(letter)}e`);
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
}
