// "01ST AVE" and "1ST AVE" are one street.

const paddedOrdinal = /(^|\s)0+(?=\d+(?:st|nd|rd|th)\b)/gi;
const dirtyEnds = /^[\s,;*_"-]+|[\s,;*_"-]+$/g;

/** A street's name without what data entry left at its ends and before its ordinals. Cleaned text in. */
export function tidyStreetName(name: string): string {
  return name.replace(dirtyEnds, '').replace(paddedOrdinal, '$1');
}
