/** Lower-case, without accents, compatibility forms (full width, ligatures) resolved. Part of every canonical form. */
export function foldText(text: string): string {
  // Most texts: there is nothing to take off them.
  if (plain.test(text)) return text.toLowerCase().trim();
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .trim();
}

// oxlint-disable-next-line no-control-regex -- all of ASCII
const plain = /^[\0-\x7f]*$/;

/** The words of a folded text, without punctuation. */
export function splitWords(text: string): string[] {
  if (text === '') return [];
  return foldText(text)
    .replaceAll(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
