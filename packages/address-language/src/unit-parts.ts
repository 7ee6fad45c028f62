// The identifying parts of a unit in one form: "2. sal til venstre" and "2. tv", "1st flr flat" and "First Floor Flat",
// "3º izquierda" and "3 izda". For search only: the home key is stricter.
import { isUnitNameAlone, unitWordsOf } from './unit-words.ts';

/** `one: others; …`, folded; words after "-:" are ignored. */
const english = `-: flat flt flats the at on of in apartment apt unit no number; floor: flr fl fr level storey story; ground: gnd grnd grd gr;
  1st: first; 2nd: second; 3rd: third; 4th: fourth; 5th: fifth; 6th: sixth; 7th: seventh; 8th: eighth; 9th: ninth; 10th: tenth;
  basement: bsmt bsmnt bst basmt base; garden: gdn gard; lower: lwr lowr low; upper: upr uppr up upstairs; rear: back; front: frnt frt fnt; left: lhs lft; right: rhs rgt;
  maisonette: mais maisonnette masionette; penthouse: ph pent; annexe: annex anx; studio: std; attic: loft`;
const englishInitials: Record<string, string> = {
  gff: 'ground floor',
  gf: 'ground floor',
  fff: '1st floor',
  ff: '1st floor',
  sff: '2nd floor',
  tff: 'top floor',
  lgf: 'lower ground floor',
  lgff: 'lower ground floor',
  hff: 'hall floor',
  ...scottish(),
};
/** "2FR", "GFL": floor and side of a Scottish tenement. */
function scottish(): Record<string, string> {
  const floors = {
    gf: 'ground',
    bf: 'basement',
    tf: 'top',
    '1f': '1st floor',
    '2f': '2nd floor',
    '3f': '3rd floor',
    '4f': '4th floor',
  };
  return Object.fromEntries(
    Object.entries(floors).flatMap(([short, floor]) => [
      [`${short}l`, `${floor} left`],
      [`${short}r`, `${floor} right`],
    ]),
  );
}
const danish = `-: sal etage lejl lejlighed lejligheden dor til i for nr; tv: venstre v t.v; th: hojre h t.h; mf: midt midtfor m m.f; st: stuen stue stueetagen stuetagen parterre;
  kl: kld kaelder kaelderen; 1: forste; 2: anden; 3: tredje; 4: fjerde; 5: femte`;
const iberian = `-: piso planta pl puerta pta pto de la el no nº andar; izq: izda izqda izquierda iz i; dcha: dcho derecha derecho dch drcha dra der d; centro: ctro cen cto;
  bajo: bajos bj bo; entlo: entresuelo ent entl; pral: principal ppal prpal; atico: at atc; 1: primero primer primera; 2: segundo segunda;
  3: tercero tercer tercera; 4: cuarto cuarta; 5: quinto quinta; 6: sexto sexta; esq: esquerdo esqdo; dto: direito dir drt; fte: frente; esc: escalera`;
const german = `-: stock stockwerk og obergeschoss etage whg wohnung tur stiege stg top; l: links li; r: rechts re; m: mitte mi; eg: erdgeschoss parterre;
  dg: dachgeschoss; hh: hinterhaus hths; vh: vorderhaus vdhs; ug: untergeschoss souterrain keller`;
const french = `-: appt appartement apt app porte logement etage etg no; bat: batiment; esc: escalier; rdc: rezdechaussee; g: gauche gche; d: droite dte`;
const italian = `-: interno int piano; scala: sc`;
const nordic = `-: lgh lagenhet lagenhetsnr lagenhetsnummer leilighet leil bolig bolignr as asunto rappu porras huoneisto`;
const slavic = `-: m mieszk mieszkanie lok lokal byt kv kvartira кв квартира; patro: patra p`;
const dutch = `-: hoog kamer; h: hs huis`;

const tables: Record<string, string> = {
  ...same('DK', danish),
  ...same('ES MX AR CL CO PE EC UY VE PT BR', iberian),
  ...same('DE AT CH LI', german),
  ...same('FR BE LU MC', french),
  ...same('IT', italian),
  ...same('SE NO FI', nordic),
  ...same('PL CZ SK RU UA', slavic),
  ...same('NL', dutch),
};
const wordFor = new Map(Object.entries({ ...tables, '': english }).map(([country, table]) => [country, read(table)]));

/** Sides and places of a building that count in a home key: long words only, since short ones name doors. */
const sides = new Set(
  'tv th mf izq dcha centro bajo entlo pral atico fte esq dto l r m eg dg hh vh ug rdc g d rear front lower upper basement garden annexe attic penthouse ground maisonette'.split(
    ' ',
  ),
);

/** `izda` → `izq`, `venstre` → `tv`, `bsmt` → `basement`; other words unchanged. */
export function sideWord(word: string, country: string): string {
  if (word.length < 3) return word;
  const side = (wordFor.get(country) ?? wordFor.get(''))?.get(word) ?? word;
  return sides.has(side) ? side : word;
}

/** Whether a folded word locates a flat in its building, in one of these countries: "eg", "bajo", "rdc". */
export function isSideOfBuilding(word: string, countries: readonly string[]): boolean {
  return word.length > 1 && countries.some((country) => sides.has(wordFor.get(country)?.get(word) ?? word));
}

/** `gff` → `ground floor`, in English-speaking countries. */
export function initialsOf(word: string, country: string): string[] {
  return wordFor.has(country) || word.length < 3 ? [word] : (englishInitials[word]?.split(' ') ?? [word]);
}

/** After a floor's digit: "3er", "2nd", "1o". Other letters name a door. */
const ordinals: Record<string, RegExp> = {
  '': /^(\d+)(st|nd|rd|th)$/,
  ...Object.fromEntries(
    'ES MX AR CL CO PE EC UY VE PT BR'
      .split(' ')
      .map((one) => [one, /^(\d+)(?:o|a|t|r|n|er|rt|na|ra|ta|do|da|to|ro|on)$/]),
  ),
  ...Object.fromEntries('FR BE LU MC'.split(' ').map((one) => [one, /^(\d+)(?:e|er|ere|eme|me|re)$/])),
};
const joined = /^(\d+)(\p{L}{2,})$/u;
const ordinalWithMore = /^(\d+)[oa](\d+[oa]?|\p{L}{2,})$/u;

/** The identifying parts of folded words, in order; a numbered floor is one part, "floor1". */
export function unitParts(words: readonly string[], country: string): string[] {
  const own = wordFor.get(country);
  const table = own ?? wordFor.get('');
  const isEnglish = own === undefined;
  const parts: string[] = [];
  const spread = words.flatMap((word) =>
    isEnglish ? (englishInitials[word]?.split(' ') ?? [word]) : splitFloorAndDoor(word, country),
  );
  for (const word of joinSides(spread, country)) {
    const plain = withoutOrdinal(word, country);
    const spelt = table?.get(plain) ?? table?.get(word) ?? plain;
    if (spelt !== '-' && !announcing(country).has(spelt)) parts.push(spelt.replace(/^0+(?=\d)/, ''));
  }
  if (parts.length === 0) return words.filter(isUnitNameAlone).slice(0, 1);
  return isEnglish ? withFloors(parts) : parts;
}

const announcingWords = new Map<string, ReadonlySet<string>>();

function announcing(country: string): ReadonlySet<string> {
  let words = announcingWords.get(country);
  if (words === undefined) {
    words = new Set(unitWordsOf(country));
    announcingWords.set(country, words);
  }
  return words;
}

function splitFloorAndDoor(word: string, country: string): string[] {
  const [, floor, door] = (ordinals[country] === undefined ? null : ordinalWithMore.exec(word)) ?? [];
  if (floor !== undefined && door !== undefined) return [floor, door];
  const [, digits, letters] = joined.exec(word) ?? [];
  if (digits === undefined || letters === undefined || withoutOrdinal(word, country) !== word) return [word];
  return wordFor.get(country)?.has(letters) === true || isSide.test(letters) ? [digits, letters] : [word];
}

const isSide = /^(?:tv|th|mf|izq|dcha|og)$/;

function joinSides(words: readonly string[], country: string): readonly string[] {
  if (country !== 'DK') return words;
  const spaced = words.join(' ');
  return spaced
    .replaceAll(/(?<!\p{L})t ([vh])(?!\p{L})/gu, 't$1')
    .replaceAll(/(?<!\p{L})m f(?!\p{L})/gu, 'mf')
    .replaceAll(/(?<!\p{L})(st|kl)(t[vh]|mf)(?!\p{L})/gu, '$1 $2')
    .split(' ');
}

function withoutOrdinal(word: string, country: string): string {
  const ordinal = ordinals[country];
  if (ordinal === undefined || country === '') return word;
  return ordinal.exec(word)?.[1] ?? word;
}

/** "1st floor" and "floor 1" become floor1; ground, top and garden need no such word. */
function withFloors(parts: readonly string[]): string[] {
  const found: string[] = [];
  for (const [at, part] of parts.entries()) {
    if (part === 'floor') continue;
    const [, ordinal] = /^(\d+)(?:st|nd|rd|th)$/.exec(part) ?? [];
    const isFloor = ordinal !== undefined || (parts[at - 1] === 'floor' && /^\d+$/.test(part));
    found.push(isFloor ? `floor${ordinal ?? part}` : part);
  }
  return found;
}

function same(countries: string, table: string): Record<string, string> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, table]));
}

function read(table: string): Map<string, string> {
  return new Map(
    table.split(';').flatMap((row) => {
      const [one = '', others = ''] = row.split(':').map((part) => part.trim());
      return others.split(/\s+/).map((other): [string, string] => [other, one]);
    }),
  );
}
