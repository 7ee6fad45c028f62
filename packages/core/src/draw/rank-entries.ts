import type { Secrets } from '../secrets.ts';

/**
 * The order of a draw: for each entry HMAC-SHA-256 with the public value as the key and the entry's hash as the text
 * (both UTF-8), in lower-case hex, smallest first. Anyone can repeat it: docs/reference/draws.md.
 * @param value As it was published; white space around it does not count, and it is taken in Unicode's form NFC.
 * @returns the hashes, the first one first.
 */
export function rankEntries({ keyedHash }: Pick<Secrets, 'keyedHash'>, value: string, hashes: string[]): string[] {
  const key = drawValue(value);
  return hashes
    .map((hash) => ({ hash, score: keyedHash(key, hash) }))
    .toSorted((a, b) => (a.score < b.score || (a.score === b.score && a.hash < b.hash) ? -1 : 1))
    .map(({ hash }) => hash);
}

/** A public value in the one form that counts. */
export function drawValue(value: string): string {
  return value.normalize('NFC').trim();
}
