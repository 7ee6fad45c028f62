/**
 * `Größe der Tonne?` → `grosse-der-tonne`: lower case letters, digits and hyphens, for URLs and ids.
 * @returns `''` if nothing of the text remains.
 */
export function shortName(text: string, maxCharacters: number): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxCharacters)
    .replaceAll(/^-+|-+$/g, '');
}
