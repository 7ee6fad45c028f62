// "VT ROUTE 22A" is shown as "VT Route 22A", "mcdonald" as "McDonald". Mixed case stays unchanged.

/** Words that stay upper case when the source name is all capitals: directions and roman numerals. */
const staysUpper = /^(?:NE|NW|SE|SW|US|[IVX]{2,4})$/;
/** Words in lower case within a name, by country; the first list is the default. */
const smallWordsByCountry: Record<string, string> = {
  '': 'de du des la le les et and of the del y van von',
  US: 'of the and de la del los las y',
  GB: 'of the and on upon by in under with le next cum',
  IE: 'of the and on na an',
  DE: 'der die das den dem des und an am im in bei beim auf vor von vom zu zum zur ob unter über',
  FR: "de du des la le les et en sur sous aux au à lès lez d' l'",
  IT: 'di del della delle dei degli dello da dal e in al alla',
  ES: 'de del la las los el y i',
  PT: 'de da do das dos e',
  NL: 'van de den der het ten ter in op aan bij en',
  DK: 'i på af og ved',
  RO: 'de din la cu lui',
};
const sameHabit: Record<string, string> = {
  AT: 'DE',
  CH: 'DE',
  LI: 'DE',
  LU: 'FR',
  MC: 'FR',
  BE: 'NL',
  MX: 'ES',
  AR: 'ES',
  CO: 'ES',
  CL: 'ES',
  PE: 'ES',
  BR: 'PT',
  NO: 'DK',
  SE: 'DK',
  AU: 'GB',
  NZ: 'GB',
  CA: 'US',
};
const smallWords = new Map(
  Object.entries(smallWordsByCountry).map(([country, words]) => [country, new Set(words.split(' '))]),
);
const word = /[\p{L}\p{M}\p{N}'’]+/gu;

/** @param keepUpper  abbreviations such as the region's own (`VT`). @param country  ISO alpha-2; "" for the default. */
export function displayCase(name: string, keepUpper: ReadonlySet<string>, country: string): string {
  const allUpper = name === name.toUpperCase() && name !== name.toLowerCase();
  const allLower = name === name.toLowerCase() && name !== name.toUpperCase();
  if (!allUpper && !allLower) return name;
  const small = smallWords.get(sameHabit[country] ?? country) ?? smallWords.get('');
  const isTurkish = country === 'TR'; // I and İ are different letters; locale-aware casing is slow
  return name.replace(word, (found, offset: number) => {
    const upper = found.toUpperCase();
    if (keepUpper.has(upper) || (allUpper && staysUpper.test(upper))) return upper;
    if (/^\p{N}/u.test(found)) return /^\d+(?:ST|ND|RD|TH)$/.test(upper) ? found.toLowerCase() : upper;
    const lower = isTurkish ? found.toLocaleLowerCase('tr') : found.toLowerCase();
    if (offset > 0 && small?.has(lower) === true) return lower;
    const article = offset > 0 ? /^[dl]['’](?=\p{L}{2})/u.exec(lower)?.[0] : undefined;
    if (article !== undefined && small?.has("l'") === true) return article + capitalise(lower.slice(2), isTurkish);
    return capitalise(lower, isTurkish);
  });
}

function capitalise(lower: string, isTurkish: boolean): string {
  const prefix = /^(?:mc|o['’]|d['’]|l['’])(?=\p{L}{2})/u.exec(lower)?.[0] ?? '';
  const rest = lower.slice(prefix.length);
  const first = isTurkish ? rest.charAt(0).toLocaleUpperCase('tr') : rest.charAt(0).toUpperCase();
  return prefix.charAt(0).toUpperCase() + prefix.slice(1) + first + rest.slice(1);
}
