// The one spelling of a name. Words of one country, beside those of `canonical-word.ts`: what is short for one word in one
// country is another elsewhere.
import { canonicalWord, isStreetKind } from './canonical-word.ts';
import { fold } from './fold.ts';
import { splitFolded } from './split-words.ts';

const englishWords = `hl: hill; pt: point; vlg: village; brg: bridge; crk: creek; hbr: harbor harbour; holw: hollow; lk: lake;
  mdw: meadow; mdws: meadows; orch: orchard; plz: plaza pza; riv: river; shr: shore; spgs: springs; smt: summit; vly: valley;
  vw: view; vis: vista; wds: woods; cmn: common; cor: corner; ests: estates; frm: farm; fld: field; frst: forest; ft: fort;
  gln: glen; grn: green; ldg: lndg; mnr: manor; bnd: bend; brk: brook; ctr: center centre; cv: cove; fls: falls; knl: knoll;
  sta: station; cp: camp; is: island; ml: mill; mls: mills; pnes: pines; trak: track; cct: circuit; esp: esplanade; drive: dve;
  ter: tce; pkwy: pwy`;
const spanish = `avda: av avd ave; pza: pl plz; ctra: carretera; cno: camino; pso: po; gta: glorieta; rda: ronda; trva: travesia;
  urb: urbanizacion`;
const portuguese = `r: rua; avda: av avd ave; trv: tv tr; pca: praca pc; al: alameda; lg: largo lgo; est: estrada; rod: rodovia`;
const french = `aly: all; psg: passage pass; crs: cours; doctor: dr; saint: st; gal: general; pr: professeur; pdt: president;
  mal: marechal; vla: villa; res: residence; prom: promenade; pte: porte; esp: esplanade; sen: sentier; ham: hameau`;
const german = `pltz: pl; saint: st; doctor: dr`;
const dutch = `saint: st; doctor: dr`;
const russian = `пр: прт пркт; прд: проезд; туп: тупик; мкр: микрорайон; б: бул бр`;

/** `short: other ways; …`, looked up for the word itself and for what `canonicalWord` makes of it. */
const tables: Record<string, string> = {
  ...sameFor('US CA GB IE AU NZ', englishWords),
  ...sameFor('ES MX AR CL CO PE EC UY VE', spanish),
  ...sameFor('PT BR', portuguese),
  ...sameFor('FR BE LU CH', french),
  ...sameFor('DE AT LI', german),
  NL: dutch,
  ...sameFor('RU BY KZ', russian),
  IT: `vle: viale; pza: pzza; cso: corso; lg: largo lgo; sta: santa; saint: st s san santo; doctor: dr`,
  PL: `al: aleja aleje; pl: plac; os: osiedle`,
  UA: `ул: вул вулиця; пер: пров провулок; пр: просп прт; пл: площа; б: бул бр`,
  RO: `str: strada; bd: blvd bulevardul bulevard bdul; al: aleea; cal: calea; sos: soseaua; pta: piata; intr: intrarea;
    spl: splaiul`,
};

const wordFor = new Map(Object.entries(tables).map(([country, table]) => [country, readTable(table)]));

/** Written with an apostrophe or a space before the word that they belong to: `d'Alger`, `D ALGER`. */
const elided = new Map([
  ...['FR', 'BE', 'LU', 'CH'].map((country) => [country, new Set(['d', 'l'])] as const),
  ['IT', new Set(['d', 'l', 'all', 'dall', 'dell', 'nell', 'sull'])] as const,
]);

/** Words that mean "street" and are left out as often as not. */
const leftOut = new Map([
  ['PL', 'ul'],
  ['CZ', 'ul'],
  ['SK', 'ul'],
]);

/** Where the word for the kind of street stands before its name as well as after it: `Садовая улица`, `ул. Садовая`. */
const kindFirst = new Set(['RU', 'BY', 'KZ', 'UA']);
const streetKinds = new Set(['ул', 'пр', 'пер', 'пл', 'ш', 'наб', 'б', 'прд', 'туп', 'мкр']);

const germanSpelling = new Set(['DE', 'AT', 'LI', 'CH']);

/** Short forms with a mark or a space inside, as one word: `пр-т`, `b-dul`, `v.le`. */
const marked = /(?<!\p{L})(?:пр[- ](?:т|кт|д)|б[- ]р|b[- ]dul|p[- ]ta|v[. ]le|c[. ]so|l[. ]go)(?!\p{L})/gu;

/** @param text Folded, its words not split yet. */
function joinMarked(text: string): string {
  return text.replaceAll(marked, (short) => short.replace(/[-. ]/, ''));
}

/**
 * The one spelling of a street, a town or the name of a building: its words, each in its one spelling and in their usual
 * order.
 * @param country ISO alpha-2, in capitals, for the words of that country; '' for those of every country alone.
 */
export function canonicalName(text: string, country: string): string {
  return canonicalWords(splitFolded(joinMarked(fold(text))), country).join(' ');
}

function canonicalWords(words: string[], country: string): string[] {
  const table = wordFor.get(country);
  const isGerman = germanSpelling.has(country);
  const spelled = joinElided(splitKind(words, country), elided.get(country)).map((word) => {
    const general = canonicalWord(word);
    const known = table?.get(word) ?? table?.get(general) ?? general;
    const plain = isGerman ? withoutUmlauts(known) : known;
    return plain === known ? known : (table?.get(plain) ?? canonicalWord(plain));
  });
  // In front of its own name it is a gallery.
  if (words[0] === 'gal' && table?.get('general') === 'gal') spelled[0] = 'galerie';
  const skipped = leftOut.get(country);
  const kept = byPlace(spelled.length > 1 ? spelled.filter((word) => word !== skipped) : spelled);
  const last = kept.at(-1) ?? '';
  if (isGerman && kept.length > 1 && germanKinds.has(last)) return joinLast(kept, last);
  return kindFirst.has(country) && kept.length > 1 && streetKinds.has(last) ? [last, ...kept.slice(0, -1)] : kept;
}

/** What `st` and `dr` are before a name and behind one: St Johns St is Saint Johns Street. */
const placed = new Map<string, [before: string, behind: string]>([
  ['st', ['saint', 'street']],
  ['dr', ['doctor', 'drive']],
]);
const direction = /^(?:[nsew]|[ns][ew]|\d.*)$/;

/** Short forms of two words, by where they stand. Where that does not tell either (`St Rd`), they are a word of their own. */
function byPlace(words: string[]): string[] {
  if (!words.some((word) => placed.has(word))) return words;
  return words.map((word, at) => {
    const [before, behind] = placed.get(word) ?? [word, word];
    const rest = words.slice(at + 1);
    if (!rest.every((other) => direction.test(other) || isStreetKind(other))) return before;
    if (at > 0 || rest.length === 0) return behind;
    return rest.filter((other) => !direction.test(other)).length > 1 ? before : word;
  });
}

const english = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ']);
const gluedKind = /^(.{3,})(street|road|avenue|lane|drive|crescent|gardens|terrace)$/;

/** `HighStreet`, where a space was lost or could not be seen. */
function splitKind(words: string[], country: string): string[] {
  const [, name, kind] = english.has(country) ? (gluedKind.exec(words.at(-1) ?? '') ?? []) : [];
  return name === undefined || kind === undefined ? words : [...words.slice(0, -1), name, kind];
}

/** Written together as often as not: `Linden Str.`, `Birken Weg`. */
const germanKinds = new Map([
  ['str', 'str'],
  ['pltz', 'pltz'],
  ['wg', 'weg'],
  ['aly', 'allee'],
  ['gasse', 'gasse'],
]);

function joinLast(words: string[], last: string): string[] {
  return [...words.slice(0, -2), `${words.at(-2)}${germanKinds.get(last)}`];
}

/** Müller, Mueller and Muller are one; in Neue and Aue there is no umlaut. */
function withoutUmlauts(word: string): string {
  return word.replaceAll(/(?<![aeq])([aou])e/g, '$1').replace(/(?<=.{3})pl$/, 'pltz');
}

function joinElided(words: string[], prefixes: Set<string> | undefined): string[] {
  if (prefixes === undefined) return words;
  const joined: string[] = [];
  let before = '';
  for (const [index, word] of words.entries()) {
    if (prefixes.has(word) && index < words.length - 1) before += word;
    else {
      joined.push(before + word);
      before = '';
    }
  }
  return joined;
}

function sameFor(countries: string, table: string): Record<string, string> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, table]));
}

function readTable(table: string): Map<string, string> {
  return new Map(
    table.split(';').flatMap((row) => {
      const [short = '', others = ''] = row.split(':').map((part) => part.trim());
      return others.split(/\s+/).map((other) => [other, short] as const);
    }),
  );
}
