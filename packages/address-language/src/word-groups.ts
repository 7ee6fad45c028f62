// "st" and "street", "r" and "rue": abbreviations in both directions. A word matches every other word of each of its
// groups. The relation is not transitive: "street" → "st" → "saint" would make "street" match "saint".

/** Groups per language, separated by `|`; the full form comes first. Sources: USPS Publication 28 appendix C1 and C2, Royal
 *  Mail and BAN usage, the Diputació de Girona's style guide, and OpenStreetMap's `addr:street`. Folded as by `fold`. */
const groupsByLanguage: Record<string, string> = {
  en: `street st str|saint st|road rd|avenue ave av|drive dr|lane ln|court ct|place pl|square sq|boulevard blvd|
    highway hwy|route rte rt|parkway pkwy pky|circle cir|terrace ter terr|trail trl|close cl|crescent cres cr|
    gardens gdns|garden gdn|grove gr grv|heights hts|hill hl|mount mt|mountain mtn|north n|south s|east e|west w|
    northeast ne|northwest nw|southeast se|southwest sw|expressway expy|freeway fwy|turnpike tpke|alley aly|
    extension ext exd|junction jct|point pt|ridge rdg|valley vly|view vw|village vlg|crossing xing|cove cv|park pk|
    plaza plz|fort ft|apartment apt|township twp|center centre ctr|green grn|spring spg|springs spgs|upper upr|
    lower lwr|vermont vt|first 1st|second 2nd|third 3rd|fourth 4th|fifth 5th|sixth 6th|seventh 7th|eighth 8th|
    ninth 9th|tenth 10th|eleventh 11th|twelfth 12th|state st`,
  fr: `rue r|avenue av ave|boulevard bd blvd boul|place pl|impasse imp|chemin che chem|route rte|allee all|
    square sq|quai q|cours crs|faubourg fg fbg|saint st|sainte ste|passage pass|residence res|lotissement lot|
    docteur dr|premier 1er|premiere 1re 1ere|deuxieme 2e 2eme|troisieme 3e 3eme|general gal|marechal mal|professeur pr|president pdt|cite cit|sentier sen|lieu-dit ld`,
  de: `strasse str|platz pl|sankt st|weg w|allee al|nord n|sued s|ost o|west w|doktor dr|gross gr`,
  es: `calle c cl|avenida avda av avd|plaza pza pl|paseo pso|carretera ctra|camino cno|santa sta|santo sto|
    ronda rda|travesia trva|primera 1a|segunda 2a|tercera 3a|doctor dr|general gral|glorieta gta`,
  ca: `carrer c cl|avinguda av avd avda|passeig pg|placa pl|passatge ptge|rambla rbla|ronda rda|travessera trav|carretera ctra`,
  pt: `rua r|avenida av|praca pca|travessa tv|alameda al|estrada est|santa sta|doutor dr`,
  it: `via v|viale vle|piazza pza pzza|corso cso|largo lgo|santa sta|vicolo vic`,
  nl: `straat str|laan ln|plein pln|sint st|weg wg|kanaal kan|burgemeester burg bgm|dokter dr|eerste 1e 1ste|tweede 2e 2de|derde 3e 3de`,
  da: `sondre sdr|nordre ndr|norre nr|gammel gl|sankt sct skt|doktor dr`,
  sv: `norra n|sodra s|ostra o|vastra v|gamla gl`,
  no: `gate gt|vei v|veien vn`,
  pl: `ulica ul|aleja al|plac pl|osiedle os|swietego sw|generala gen`,
  ro: `strada str|bulevardul bd bdul blvd|calea cal|soseaua sos|aleea al|piata pta|intrarea intr`,
  ru: `улица ул|проспект пр просп пр-т|переулок пер|площадь пл|бульвар бул б-р|шоссе ш|набережная наб|проезд пр-д|
    дом д|большая б|малая м`,
  uk: `вулиця вул|проспект просп пр|провулок пров|площа пл|бульвар бул`,
  el: `οδοσ οδ|λεωφοροσ λεωφ λ|πλατεια πλ|αγιου αγ|αγιασ αγ`,
  tr: `cadde cad cd caddesi|sokak sok sk sokagi|mahalle mah mahallesi|bulvar blv bulvari`,
  hu: `utca u|ut u|ter t|korut krt`,
  cz: `ulice ul|namesti nam|trida tr`,
};

const alternatives = new Map<string, Set<string>>();
for (const text of Object.values(groupsByLanguage)) {
  for (const group of text.split('|')) {
    const members = group.split(/\s+/).filter((word) => word !== '' && !word.includes('-'));
    for (const member of members) {
      const others = alternatives.get(member) ?? new Set();
      for (const other of members) if (other !== member) others.add(other);
      alternatives.set(member, others);
    }
  }
}

const numbered = /^(\d{1,3})(?:st|nd|rd|th|e|er|re|ere|eme|de|ste|o|a)?$/;
for (const forms of alternatives.values()) {
  const numbers = Array.from(forms).flatMap((form) => numbered.exec(form)?.[1] ?? []);
  for (const number of numbers) forms.add(number);
}

const none: ReadonlySet<string> = new Set();
const ofNumbers = new Map<string, ReadonlySet<string>>();
const nine = '9'.charCodeAt(0);

/** Empty for most words; never contains the word itself. An ordinal includes its number: "72 St" is "72nd Street". */
export function otherForms(word: string): ReadonlySet<string> {
  const others = alternatives.get(word) ?? none;
  if (word.charCodeAt(0) > nine) return others;
  let forms = ofNumbers.get(word);
  if (forms === undefined) {
    const number = numbered.exec(word)?.[1];
    if (number === undefined) return others;
    forms = new Set([...others, number === word ? englishOrdinal(Number(word)) : number]);
    ofNumbers.set(word, forms);
  }
  return forms;
}

function englishOrdinal(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1;
  return number + (isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'));
}
