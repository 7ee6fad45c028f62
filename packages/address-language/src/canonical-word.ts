// Words with several forms and one meaning in an address, in every country.

const spellings: Record<string, string> = {
  // English
  saint: 'sankt sint',
  doctor: 'docteur doktor doutor dottor',
  rd: 'road',
  ave: 'avenue av aven',
  ln: 'lane',
  drive: 'drv',
  ct: 'court crt',
  pl: 'place',
  sq: 'square',
  ter: 'terrace terr',
  cres: 'crescent cr cresc',
  cl: 'close',
  gdns: 'gardens',
  gdn: 'garden',
  gr: 'grove grv',
  pk: 'park',
  pde: 'parade',
  hwy: 'highway',
  pkwy: 'parkway pky',
  blvd: 'boulevard boul bd bvd',
  cir: 'circle circ',
  ext: 'extension extn',
  hts: 'heights',
  mt: 'mount',
  mtn: 'mountain',
  rte: 'route rt',
  trl: 'trail',
  xing: 'crossing',
  aly: 'alley allee',
  expy: 'expressway',
  fwy: 'freeway',
  jct: 'junction',
  ldg: 'landing',
  rdg: 'ridge',
  spg: 'spring',
  tpke: 'turnpike tpk',
  wy: 'way',
  yd: 'yard',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
  // French
  r: 'rue',
  che: 'chemin chem',
  imp: 'impasse',
  fg: 'faubourg fbg',
  qu: 'quai',
  ste: 'sainte',
  // Spanish, Italian, Portuguese
  c: 'calle',
  avda: 'avenida',
  pza: 'plaza',
  pso: 'paseo',
  v: 'via',
  pzza: 'piazza',
  trv: 'travessa',
  // German, Dutch, Nordic (as separate words; endings are below)
  str: 'strasse straat',
  wg: 'weg',
  pltz: 'platz',
  gt: 'gate gata gatan gade',
  vei: 'veien vej vagen',
  // Slavic, in Latin and in Cyrillic letters
  ul: 'ulica ulitsa',
  ул: 'улица',
  пр: 'проспект просп',
  пер: 'переулок',
  пл: 'площадь',
  ш: 'шоссе',
  наб: 'набережная',
  б: 'бульвар',
};

const wordFor = new Map(
  Object.entries(spellings).flatMap(([short, others]) => others.split(' ').map((long) => [long, short] as const)),
);

const endings: [RegExp, string][] = [
  [/(?<=.{3})(?:strasse|straße)$/u, 'str'],
  [/(?<=.{3})straat$/u, 'str'],
  [/(?<=.{3})platz$/u, 'pltz'],
];

export function canonicalWord(word: string): string {
  const direct = wordFor.get(word);
  if (direct !== undefined) return direct;
  for (const [ending, short] of endings) if (ending.test(word)) return word.replace(ending, short);
  return word;
}

const kinds = new Set(
  `st street rd ave ln dr drive ct pl sq ter cres cl gdns gr pk pde hwy pkwy blvd cir rte trl aly wy yd ext mews row walk rise hill hl green grn str wg pltz gt vei ул пр пер пл ш наб
  б`.split(/\s+/),
);

/** Whether a folded last word contains the kind of street; "Hauptstrasse" does. */
export function isStreetKind(word: string): boolean {
  return isStreetKindAlone(word) || /.{3}(?:str|pltz)$/u.test(canonicalWord(word));
}

export function isStreetKindAlone(word: string): boolean {
  return kinds.has(canonicalWord(word));
}
