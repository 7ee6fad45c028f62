import { fold } from './fold.ts';

/** Per language: one to nineteen, tens from twenty up, ordinals from first up. Slashes separate alternatives. */
const languages: Record<string, [cardinals: string, tens: string, ordinals: string]> = {
  en: [
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'twenty thirty forty/fourty fifty sixty seventy eighty ninety',
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
  ],
  fr: [
    'un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf',
    'vingt trente quarante cinquante soixante septante/soixantedix huitante/octante nonante',
    'premier/premiere/prem deuxieme/second/seconde troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme',
  ],
  de: [
    'eins/ein/eine zwei/zwo drei vier funf/fuenf sechs sieben acht neun zehn elf zwolf/zwoelf dreizehn vierzehn funfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn',
    'zwanzig dreissig vierzig funfzig/fuenfzig sechzig siebzig achtzig neunzig',
    'erste/erster/erstes/ersten zweite/zweiter/zweites/zweiten dritte/dritter/drittes/dritten vierte/vierter/vierten funfte/fuenfte/funfter sechste siebte/siebente achte neunte zehnte elfte zwolfte',
  ],
  nl: [
    'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde',
  ],
  es: [
    'uno/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    'primero/primera/primer segundo/segunda tercero/tercera/tercer cuarto/cuarta quinto/quinta sexto/sexta septimo/septima octavo/octava noveno/novena decimo/decima undecimo/undecima duodecimo/duodecima',
  ],
  pt: [
    'um/uma dois/duas tres quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezasseis/dezesseis dezassete/dezessete dezoito dezanove/dezenove',
    'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    'primeiro/primeira segundo/segunda terceiro/terceira quarta quinto/quinta sexto/sexta setimo/setima oitavo/oitava nono/nona decimo/decima',
  ],
  it: [
    'uno/una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    'primo/prima secondo/seconda terzo/terza quarto/quarta quinto/quinta sesto/sesta settimo/settima ottavo/ottava nono/nona decimo/decima',
  ],
  da: [
    'en/et to tre fire fem seks syv/sju otte/atte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    'tyve/tjue tredive/tretti fyrre/forti/fyrretyve halvtreds/femti tres/seksti halvfjerds/sytti firs/atti halvfems/nitti',
    'forste anden/andet/andre tredje fjerde femte sjette syvende/sjuende ottende/attende niende tiende',
  ],
  sv: [
    'en/ett tva tre fyra fem sex sju atta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    'tjugo trettio fyrtio femtio sextio sjuttio attio nittio',
    'forsta andra tredje fjarde femte sjatte sjunde attonde nionde tionde',
  ],
  fi: [
    'yksi kaksi kolme nelja viisi kuusi seitseman kahdeksan yhdeksan kymmenen yksitoista kaksitoista kolmetoista neljatoista viisitoista kuusitoista seitsemantoista kahdeksantoista yhdeksantoista',
    'kaksikymmenta kolmekymmenta neljakymmenta viisikymmenta',
    'ensimmainen toinen kolmas neljas viides',
  ],
  pl: [
    'jeden/jedna/jedno dwa/dwie trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie',
    'dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat',
    'pierwszy/pierwsza/pierwsze drugi/druga/drugie trzeci/trzecia/trzecie czwarty/czwarta piaty/piata szosty/szosta siodmy/siodma osmy/osma dziewiaty/dziewiata dziesiaty/dziesiata',
  ],
  cs: [
    'jeden/jedna/jedno dva/dve tri ctyri/styri pet/pat sest sedm/sedem osm/osem devet/devat deset/desat jedenact/jedenast dvanact/dvanast trinact/trinast ctrnact/strnast patnact/patnast sestnact/sestnast sedmnact osmnact devatenact',
    'dvacet/dvadsat tricet/tridsat ctyricet/styridsat padesat/patdesiat sedesat sedmdesat osmdesat devadesat',
    'prvni/prvy/prva druhy/druha/druhe treti/tretia ctvrty/ctvrta paty/pata',
  ],
  ru: [
    'один/одна два/две/дві три четыре/чотири пять шесть/шість семь/сім восемь/вісім девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
    'первый/первая/первое/перша второй/вторая/второе/друга третий/третья/третє четвертый/четвертая пятый/пятая',
  ],
  el: [
    'ενα/ενας/μια δυο τρια/τρεις τεσσερα/τεσσερις πεντε εξι επτα/εφτα οκτω/οχτω εννεα/εννια δεκα εντεκα/ενδεκα δωδεκα δεκατρια',
    'εικοσι τριαντα σαραντα πενηντα εξηντα εβδομηντα ογδοντα ενενηντα',
    'πρωτο/πρωτη/πρωτοσ δευτερο/δευτερη τριτο/τριτη τεταρτο/τεταρτη πεμπτο/πεμπτη',
  ],
};

const languagesOf: Record<string, string> = Object.fromEntries(
  Object.entries({
    fr: 'FR MC CA LU',
    'fr nl de': 'BE',
    'de fr it': 'CH',
    de: 'DE AT LI',
    nl: 'NL',
    es: 'ES MX AR CL CO PE EC UY VE US',
    pt: 'PT BR',
    it: 'IT',
    da: 'DK NO',
    sv: 'SE',
    'fi sv': 'FI',
    pl: 'PL',
    cs: 'CZ SK',
    ru: 'RU BY KZ UA',
    el: 'GR CY',
  }).flatMap(([spoken, countries]) => countries.split(' ').map((country) => [country, spoken])),
);

/** Between tens and ones: "vingt et un", "treinta y uno". */
const joiners = new Set(['and', 'et', 'y', 'e', 'und', 'en', 'og', 'och']);
/** Ones before tens, in one word: "einundzwanzig", "eenentwintig", "enogtyve". */
const onesFirst: Record<string, string> = { de: 'und', nl: 'en', da: 'og' };

/** After digits, per language; single letters are missing because they name doors: 2E. */
const ordinalEnds: Record<string, string> = {
  en: 'st nd rd th',
  fr: 'er re ere eme ieme nd nde de',
  de: 'te ter tes ten ste ster stes sten',
  nl: 'ste de',
  es: 'er ro ra do da to ta mo ma vo va no na',
  pt: 'ro ra do da',
  ru: 'ый ая ое й я е',
};

/** Hundreds from one up, in languages that write them as one word; then multipliers of the number before them. */
const hundreds = [
  'cien/ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  'cem/cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
];
const multipliers: Record<string, number> = Object.fromEntries([
  ...'hundred cent cents cento hundert honderd'.split(' ').map((word) => [word, 100]),
  ...'thousand mil mille mila tausend duizend'.split(' ').map((word) => [word, 1000]),
]) as Record<string, number>;
/** Street names contain numbers up to a year. */
const maxInName = 2099;

interface Numerals {
  words: ReadonlyMap<string, number>;
  ordinalEnd: RegExp;
}

/**
 * Cardinals of all languages. If two languages share a word, the first in the table wins; words of two letters are
 * skipped as too ambiguous.
 */
const cardinalValues = new Map<string, number>();
for (const language of Object.keys(languages)) {
  for (const [word, value] of cardinalsOf(language))
    if (word.length > 2 && !cardinalValues.has(word)) cardinalValues.set(word, value);
}

const hundredsByWord = new Map(hundreds.flatMap(listed).map(([word, place]) => [word, place * 100]));

/** The cardinal at an index, in any language: "dix huit" is 18, "mil huit cent quatorze" 1814. Null for none. */
export function cardinalAt(words: readonly string[], start: number): { value: number; length: number } | null {
  let [total, part] = [0, 0];
  let end = start;
  for (let at = start; at < words.length; at++) {
    const word = words[at] ?? '';
    const multiplier = multipliers[word];
    const value = hundredsByWord.get(word) ?? cardinalValues.get(word) ?? 0;
    if (multiplier === 1000 && total === 0) [total, part] = [Math.max(1, part) * 1000, 0];
    else if (multiplier === 100 && part < 100) part = Math.max(1, part) * 100;
    else if (part % 100 === 4 && /^vingts?$/.test(word)) part += 76;
    else if (value > 0 && canFollow(part, value)) part += value;
    else if (joiners.has(word) && at > start && at === end) continue;
    else break;
    end = at + 1;
  }
  const value = total + part;
  return end === start || value > maxInName ? null : { value, length: end - start };
}

function canFollow(part: number, value: number): boolean {
  const room = part % 100;
  if (room === 0) return value < 100 || part === 0;
  if (room === 10 || room === 70 || room === 90) return value < 10;
  return room % 10 === 0 && value < (room === 60 || room === 80 ? 20 : 10);
}

export function cardinalWords(value: number): string[][] {
  return (spellingsOf.get(value) ?? []).map((words) => words.split(' '));
}

const joinerOf: Record<string, string> = { fr: 'et', es: 'y', pt: 'e' };
const spellingsOf = new Map<number, string[]>();
for (const [language, [ones, tens]] of Object.entries(languages)) {
  const joiner = joinerOf[language];
  const below = listed(ones).map(([word, value]): [string, number] => [language === 'fr' ? spaced(word) : word, value]);
  const above = listed(tens).map(([word, place]): [string, number] => [word, 10 * (place + 1)]);
  for (const [word, value] of [...below, ...above]) addSpelling(value, word);
  for (const [ten, tenValue] of above) {
    for (const [one, value] of below) {
      if (value >= (language === 'fr' && tenValue === 60 ? 20 : 10)) continue;
      addSpelling(tenValue + value, `${ten} ${one}`);
      if (joiner !== undefined) addSpelling(tenValue + value, `${ten} ${joiner} ${one}`);
      for (const word of inOneWord(language, { ten, one })) addSpelling(tenValue + value, word);
    }
  }
}

/** Folding makes "dix-huit" two words. */
function spaced(word: string): string {
  return word.replace(/^dix(?=.)/, 'dix ');
}

function addSpelling(value: number, words: string): void {
  const spellings = spellingsOf.get(value);
  if (spellings === undefined) spellingsOf.set(value, [words]);
  else if (!spellings.includes(words)) spellings.push(words);
}

const numeralsOf = new Map<string, Numerals>();

function numerals(country: string): Numerals {
  const known = numeralsOf.get(country);
  if (known !== undefined) return known;
  const own = ['en', ...(languagesOf[country]?.split(' ') ?? [])];
  const words = new Map(cardinalValues);
  for (const language of own) for (const [word, value] of cardinalsOf(language)) words.set(word, value);
  for (const language of own) {
    for (const [word, value] of listed(languages[language]?.[2] ?? '')) if (!words.has(word)) words.set(word, value);
  }
  // A Danish "4th" is the door on the right of the fourth floor; without a country it is ambiguous.
  const ends = own
    .flatMap((language) => fold(ordinalEnds[language] ?? '').split(' '))
    .filter((end) => end !== '' && (end !== 'th' || (country !== 'DK' && country !== '')));
  const made = { words, ordinalEnd: new RegExp(`^(\\d+)(?:${ends.join('|')})$`, 'u') };
  numeralsOf.set(country, made);
  return made;
}

function listed(row: string): [word: string, place: number][] {
  return fold(row)
    .split(' ')
    .flatMap((spellings, at) => spellings.split('/').map((way): [string, number] => [way, at + 1]));
}

function cardinalsOf(language: string): [word: string, value: number][] {
  const [ones = '', tens = ''] = languages[language] ?? [];
  const below = listed(ones);
  const above = listed(tens).map(([word, place]): [string, number] => [word, 10 * (place + 1)]);
  const joined = above.flatMap(([ten, value]) =>
    below
      .filter(([, digit]) => digit < 10)
      .flatMap(([one, digit]) =>
        inOneWord(language, { ten, one }).map((word): [string, number] => [word, value + digit]),
      ),
  );
  return [...below, ...above, ...joined];
}

function inOneWord(language: string, { ten, one }: { ten: string; one: string }): string[] {
  const joiner = onesFirst[language];
  const joined = [`${ten}${one}`];
  if (language === 'it') joined.push(`${ten.slice(0, -1)}${one}`);
  if (language === 'es' && ten === 'veinte') joined.push(`veinti${one}`);
  return joiner === undefined ? joined : [...joined, `${one}${joiner}${ten}`];
}

/** 1 to 39, and 40 to 99 if the numeral has more than one letter. */
const roman = /^(?=.)(x{0,3}|xl|xc|lx{1,3})(ix|iv|v?i{0,3})$/;
const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
/** "IA" becomes "I A", "A II" becomes "AII". */
const romanBesideLetter = /^(?:(i{1,3}|iv|vi{0,3}|ix|x)([a-h])|([a-h])(i{1,3}|iv|vi{0,3}|ix|x))$/;

function romanValue(word: string): number {
  const digits = Array.from(word, (letter) => romanDigits[letter] ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

/**
 * Replaces numbers among folded words by digits: number words in the country's languages, ordinals ("2nd", "deuxième")
 * and Roman numerals. A single I, V or X is a number too, except next to a digit: "4 V" is the door "4V".
 * @param country ISO alpha-2, in capitals; '' where none is known.
 */
export function spellNumbers(words: readonly string[], country: string): string[] {
  const { words: known, ordinalEnd } = numerals(country);
  const valueAt = (at: number): number => known.get(words[at] ?? '') ?? 0;
  const spelled: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    let sum = valueAt(at);
    if (sum === 0) {
      const isBeside = [words[at - 1] ?? '', words[at + 1] ?? ''].some(
        (other) => /\d|^t$/.test(other) || known.has(other),
      );
      spelled.push(...spellWord(word, { ordinalEnd, isSuffix: isBeside && word.length === 1 }));
      continue;
    }
    if (sum === 4 && /^vingts?$/.test(words[at + 1] ?? '')) [sum, at] = [80, at + 1];
    const next = joiners.has(words[at + 1] ?? '') ? at + 2 : at + 1;
    const max = sum === 60 || sum === 80 ? 19 : sum >= 20 && sum % 10 === 0 ? 9 : 0;
    if (valueAt(next) > 0 && valueAt(next) <= max) [sum, at] = [sum + valueAt(next), next];
    if (words[at] === 'dix' && valueAt(at + 1) > 0 && valueAt(at + 1) < 10) [sum, at] = [sum + valueAt(at + 1), at + 1];
    spelled.push(String(sum));
  }
  return spelled;
}

function spellWord(word: string, { ordinalEnd, isSuffix }: { ordinalEnd: RegExp; isSuffix: boolean }): string[] {
  const [, ordinal] = ordinalEnd.exec(word) ?? [];
  if (ordinal !== undefined) return [ordinal];
  if (roman.test(word)) return [isSuffix ? word : String(romanValue(word))];
  const [, before, letterAfter, letterBefore, after] = romanBesideLetter.exec(word) ?? [];
  if (before !== undefined && letterAfter !== undefined) return [String(romanValue(before)), letterAfter];
  if (after !== undefined && letterBefore !== undefined) return [letterBefore, String(romanValue(after))];
  return [word];
}

/** The single number in words, with its letter if any: `twenty-one` gives `21`; null for anything else. */
export function numberIn(words: readonly string[], country: string): string | null {
  const spelled = spellNumbers(words, country).join('');
  return /^(?:\d+[a-z]?|[a-z]\d+)$/.test(spelled) ? spelled : null;
}
