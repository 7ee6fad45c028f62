import type { Secrets } from '../secrets.ts';

/**
 * The order of a draw: for each entry HMAC-SHA-256 with the public value as the key and the entry's hash as the text
 * (both UTF-8), in lower-case hex, smallest first. Anyone can repeat it: docs/reference/draws.md.
 * @param value In the only spelling that the offer's format allows.
 * @returns the hashes by rank.
 */
export function rankEntries({ keyedHash }: Pick<Secrets, 'keyedHash'>, value: string, hashes: string[]): string[] {
  return hashes
    .map((hash) => ({ hash, score: keyedHash(value, hash) }))
    .toSorted((a, b) => (a.score < b.score || (a.score === b.score && a.hash < b.hash) ? -1 : 1))
    .map(({ hash }) => hash);
}
