// "VT ROUTE 22A" is shown as "VT Route 22A", "mcdonald" as "McDonald". A name in mixed case is left as it is.

/** Words that stay upper case inside a name that came all upper: directions and roman numerals. */
const staysUpper = /^(?:NE|NW|SE|SW|US|[IVX]{2,4})$/;
const smallWords = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'et', 'and', 'of', 'the', 'del', 'y', 'van', 'von']);
const word = /[\p{L}\p{M}\p{N}'’]+/gu;

/**
 * The way a name is shown.
 * @param keepUpper  words that are abbreviations here, such as the region's own (`VT`).
 */
export function displayCase(name: string, keepUpper: ReadonlySet<string>): string {
  const allUpper = name === name.toUpperCase() && name !== name.toLowerCase();
  const allLower = name === name.toLowerCase() && name !== name.toUpperCase();
  if (!allUpper && !allLower) return name;
  return name.replace(word, (found, offset: number) => {
    const upper = found.toUpperCase();
    if (keepUpper.has(upper) || (allUpper && staysUpper.test(upper))) return upper;
    if (/^\p{N}/u.test(found)) return /^\d+(?:ST|ND|RD|TH)$/.test(upper) ? found.toLowerCase() : upper;
    const lower = found.toLowerCase();
    if (offset > 0 && smallWords.has(lower)) return lower;
    return capitalise(lower);
  });
}

function capitalise(lower: string): string {
  const prefix = /^(?:mc|o['’]|d['’]|l['’])(?=\p{L}{2})/u.exec(lower)?.[0] ?? '';
  const rest = lower.slice(prefix.length);
  return prefix.charAt(0).toUpperCase() + prefix.slice(1) + rest.charAt(0).toUpperCase() + rest.slice(1);
}
