// Canonical names: street words of single countries; `canonical-word.ts` has those of all countries.
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

/** `short: other forms; …`, looked up for the word itself and for its result of `canonicalWord`. */
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

/** Elided articles, written with an apostrophe or a space: `d'Alger`, `D ALGER`. */
const elided = new Map([
  ...['FR', 'BE', 'LU', 'CH'].map((country) => [country, new Set(['d', 'l'])] as const),
  ['IT', new Set(['d', 'l', 'all', 'dall', 'dell', 'nell', 'sull'])] as const,
]);

/** Words for "street" that are often omitted. */
const leftOut = new Map([
  ['PL', 'ul'],
  ['CZ', 'ul'],
  ['SK', 'ul'],
]);

/** Countries where the kind of street comes before or after the name: `Садовая улица`, `ул. Садовая`. */
const kindFirst = new Set(['RU', 'BY', 'KZ', 'UA']);
const streetKinds = new Set(['ул', 'пр', 'пер', 'пл', 'ш', 'наб', 'б', 'прд', 'туп', 'мкр']);

const germanSpelling = new Set(['DE', 'AT', 'LI', 'CH']);

/** Short forms that contain a mark or a space: `пр-т`, `b-dul`, `v.le`. */
const marked = /(?<!\p{L})(?:пр[- ](?:т|кт|д)|б[- ]р|b[- ]dul|p[- ]ta|v[. ]le|c[. ]so|l[. ]go)(?!\p{L})/gu;

function joinMarked(text: string): string {
  return text.replaceAll(marked, (short) => short.replace(/[-. ]/, ''));
}

/** Each word in its canonical form, in the usual order. @param country ISO alpha-2, in capitals; '' for any. */
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
  // `Gal` at the start is a gallery, not a general.
  if (words[0] === 'gal' && table?.get('general') === 'gal') spelled[0] = 'galerie';
  const skipped = leftOut.get(country);
  const kept = expandByPosition(spelled.length > 1 ? spelled.filter((word) => word !== skipped) : spelled);
  const last = kept.at(-1) ?? '';
  if (isGerman && kept.length > 1 && germanKinds.has(last)) return joinLast(kept, last);
  return kindFirst.has(country) && kept.length > 1 && streetKinds.has(last) ? [last, ...kept.slice(0, -1)] : kept;
}

/** What `st` and `dr` mean before and after a name: St Johns St is Saint Johns Street. */
const ambiguous = new Map<string, [before: string, after: string]>([
  ['st', ['saint', 'street']],
  ['dr', ['doctor', 'drive']],
]);
const direction = /^(?:[nsew]|[ns][ew]|\d.*)$/;

function expandByPosition(words: string[]): string[] {
  if (!words.some((word) => ambiguous.has(word))) return words;
  return words.map((word, at) => {
    const [before, after] = ambiguous.get(word) ?? [word, word];
    const rest = words.slice(at + 1);
    if (!rest.every((other) => direction.test(other) || isStreetKind(other))) return before;
    if (at > 0 || rest.length === 0) return after;
    return rest.filter((other) => !direction.test(other)).length > 1 ? before : word;
  });
}

const english = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ']);
const gluedKind = /^(.{3,})(street|road|avenue|lane|drive|crescent|gardens|terrace)$/;

function splitKind(words: string[], country: string): string[] {
  const [, name, kind] = english.has(country) ? (gluedKind.exec(words.at(-1) ?? '') ?? []) : [];
  return name === undefined || kind === undefined ? words : [...words.slice(0, -1), name, kind];
}

/** Often written as separate words: `Linden Str.`, `Birken Weg`. */
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

/** Müller, Mueller and Muller become one; Neue and Aue have no umlaut. */
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
