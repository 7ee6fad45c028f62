// "01ST AVE" and "1ST AVE" are the same street.

const paddedOrdinal = /(^|\s)0+(?=\d+(?:st|nd|rd|th)\b)/gi;
const dirtyEnds = /^[\s,;*_"-]+|[\s,;*_"-]+$/g;

/** Removes leftover characters at both ends, and zeros before ordinals. Expects cleaned text. */
export function tidyStreetName(name: string): string {
  return name.replace(dirtyEnds, '').replace(paddedOrdinal, '$1');
}
