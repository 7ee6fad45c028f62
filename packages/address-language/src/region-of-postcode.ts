// "05491" is in Vermont, whatever the region's column says: files of one state contain rows of its neighbours.

/** First and last three-digit prefix of each run. From USPS Publication 65 and the ZIP prefix map; a ZIP belongs to the
 *  state of its post office. Without military prefixes. */
const american = `005-005 NY|006-007 PR|008-008 VI|009-009 PR|010-027 MA|028-029 RI|030-038 NH|039-049 ME|050-054 VT|
  055-055 MA|056-059 VT|060-069 CT|070-089 NJ|100-149 NY|150-196 PA|197-199 DE|200-200 DC|201-201 VA|202-205 DC|
  206-219 MD|220-246 VA|247-268 WV|270-289 NC|290-299 SC|300-319 GA|320-339 FL|341-349 FL|350-369 AL|370-385 TN|
  386-397 MS|398-399 GA|400-427 KY|430-459 OH|460-479 IN|480-499 MI|500-528 IA|530-549 WI|550-567 MN|570-577 SD|
  580-588 ND|590-599 MT|600-629 IL|630-658 MO|660-679 KS|680-693 NE|700-714 LA|716-729 AR|730-732 OK|733-733 TX|
  734-749 OK|750-799 TX|800-816 CO|820-831 WY|832-838 ID|840-847 UT|850-865 AZ|870-884 NM|885-885 TX|889-898 NV|
  900-961 CA|967-968 HI|969-969 GU|970-979 OR|980-994 WA|995-999 AK`;
/** First letter of a Canadian postcode; X covers two territories and is left out. */
const canadian = 'A NL|B NS|C PE|E NB|G QC|H QC|J QC|K ON|L ON|M ON|N ON|P ON|R MB|S SK|T AB|V BC|Y YT';

/** Islands that share a prefix with a neighbour. */
const pacific = new Set(['GU', 'AS', 'MP', 'PW', 'FM', 'MH', 'HI']);

const names = `alabama AL|alaska AK|arizona AZ|arkansas AR|california CA|colorado CO|connecticut CT|delaware DE|
  district of columbia DC|florida FL|georgia GA|hawaii HI|idaho ID|illinois IL|indiana IN|iowa IA|kansas KS|
  kentucky KY|louisiana LA|maine ME|maryland MD|massachusetts MA|michigan MI|minnesota MN|mississippi MS|missouri MO|
  montana MT|nebraska NE|nevada NV|new hampshire NH|new jersey NJ|new mexico NM|new york NY|north carolina NC|
  north dakota ND|ohio OH|oklahoma OK|oregon OR|pennsylvania PA|rhode island RI|south carolina SC|south dakota SD|
  tennessee TN|texas TX|utah UT|vermont VT|virginia VA|washington WA|west virginia WV|wisconsin WI|wyoming WY`;

const byZip: string[] = [];
for (const run of american.split('|')) {
  const [, first = '', last = '', state = ''] = /(\d+)-(\d+) (\w\w)/.exec(run) ?? [];
  for (let prefix = Number(first); prefix <= Number(last); prefix++) byZip[prefix] = state;
}
const byLetter = new Map(canadian.split('|').map((pair) => [pair.charAt(0), pair.slice(2)]));
const states = new Map(byZip.filter(Boolean).map((state) => [state, state]));
for (const entry of names.split('|')) {
  const text = entry.trim();
  states.set(text.slice(0, -3).toUpperCase(), text.slice(-2));
}
const provinces = new Set(byLetter.values());

/** The region of a postcode; null where that is not certain. Covers the United States and Canada. */
export function regionByPostcode(country: string, postcode: string): string | null {
  if (country === 'CA') return byLetter.get(postcode.charAt(0).toUpperCase()) ?? null;
  if (country !== 'US' || !/^\d{5}(?:-?\d{4})?$/.test(postcode)) return null;
  const found = byZip[Number(postcode.slice(0, 3))] ?? null;
  return found !== null && pacific.has(found) && found !== 'HI' ? null : found;
}

/** The postcode's region, if `region` is another one; else null. Covers the United States and Canada. */
export function regionOfPostcode(country: string, region: string, postcode: string): string | null {
  if (region === '' || postcode === '') return null;
  const usual = country === 'US' ? byZip[Number(postcode.slice(0, 3))] : byLetter.get(postcode.charAt(0));
  if (usual === region) return null; // a shortcut for most rows
  const named = region.trim().toUpperCase();
  if (country === 'US') {
    if (!/^\d{5}(?:-?\d{4})?$/.test(postcode)) return null;
    const found = byZip[Number(postcode.slice(0, 3))];
    const state = states.get(named);
    if (found === undefined || state === undefined || state === found) return null;
    return pacific.has(found) && pacific.has(state) ? null : found;
  }
  if (country === 'CA') {
    const found = byLetter.get(postcode.charAt(0).toUpperCase());
    return found === undefined || found === named || !provinces.has(named) ? null : found;
  }
  return null;
}
