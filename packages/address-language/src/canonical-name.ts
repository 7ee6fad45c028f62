// The one spelling of a name. Words of one country, beside those of `canonical-word.ts`: what is short for one word in one
// country is another elsewhere.
import { canonicalWord } from './canonical-word.ts';
import { fold } from './fold.ts';
import { splitFolded } from './split-words.ts';

const english = `dr: doctor; hl: hill; pt: point; vlg: village; brg: bridge; crk: creek; hbr: harbor harbour; holw: hollow; lk: lake;
  mdw: meadow; mdws: meadows; orch: orchard; plz: plaza pza; riv: river; shr: shore; spgs: springs; smt: summit; vly: valley;
  vw: view; vis: vista; wds: woods; cmn: common; cor: corner; ests: estates; frm: farm; fld: field; frst: forest; ft: fort;
  gln: glen; grn: green; ldg: lndg; mnr: manor; bnd: bend; brk: brook; ctr: center centre; cv: cove; fls: falls; knl: knoll;
  sta: station; cp: camp; is: island; ml: mill; mls: mills; pnes: pines; trak: track; cct: circuit; esp: esplanade; dr: dve;
  ter: tce; pkwy: pwy`;
const spanish = `avda: av avd ave; pza: pl plz; ctra: carretera; cno: camino; pso: po; gta: glorieta; rda: ronda; trva: travesia;
  urb: urbanizacion`;
const portuguese = `r: rua; avda: av avd ave; trv: tv tr; pca: praca pc; al: alameda; lg: largo lgo; est: estrada; rod: rodovia`;
const french = `aly: all; psg: passage pass; crs: cours; dr: docteur; gal: general galerie; pr: professeur; pdt: president;
  mal: marechal; vla: villa; res: residence; prom: promenade; pte: porte; esp: esplanade; sen: sentier; ham: hameau`;
const german = `pltz: pl; st: sankt`;
const russian = `пр: прт пркт; прд: проезд; туп: тупик; мкр: микрорайон; б: бул бр`;

/** `short: other ways; …`, looked up for the word itself and for what `canonicalWord` makes of it. */
const tables: Record<string, string> = {
  ...sameFor('US CA GB IE AU NZ', english),
  ...sameFor('ES MX AR CL CO PE EC UY VE', spanish),
  ...sameFor('PT BR', portuguese),
  ...sameFor('FR BE LU CH', french),
  ...sameFor('DE AT LI', german),
  ...sameFor('RU BY KZ', russian),
  IT: `vle: viale; pza: pzza; cso: corso; lg: largo lgo; sta: santa; st: s san santo`,
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
  const spelled = joinElided(words, elided.get(country)).map((word) => {
    const general = canonicalWord(word);
    const known = table?.get(word) ?? table?.get(general) ?? general;
    const plain = isGerman ? withoutUmlauts(known) : known;
    return plain === known ? known : (table?.get(plain) ?? canonicalWord(plain));
  });
  const skipped = leftOut.get(country);
  const kept = spelled.length > 1 ? spelled.filter((word) => word !== skipped) : spelled;
  const last = kept.at(-1) ?? '';
  return kindFirst.has(country) && kept.length > 1 && streetKinds.has(last) ? [last, ...kept.slice(0, -1)] : kept;
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
