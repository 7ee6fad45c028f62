/**
 * The words of a text as both databases index them: small letters and digits, without accents, each once. Nothing is
 * left for a database's own tokeniser to read in another way.
 */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))];
}
