/**
 * `Größe der Tonne?` → `grosse-der-tonne`: small letters, digits and hyphens, for addresses and ids.
 * @returns `''` when nothing of the text can be written so.
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
