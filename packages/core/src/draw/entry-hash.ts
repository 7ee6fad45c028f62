import type { Secrets } from '../secrets.ts';

/**
 * Represents a request on the list of a draw. It reveals nothing about the person, and anyone with the secret link of the
 * receipt can compute it: SHA-256 of `doorstep-draw-entry-1:REFERENCE:SECRET`, the two parts as in the link.
 */
export function entryHash(
  { hash, receiptSecret }: Pick<Secrets, 'hash' | 'receiptSecret'>,
  { id, reference }: { id: string; reference: string },
): string {
  return hash(`doorstep-draw-entry-1:${reference}:${receiptSecret(id)}`);
}

/** The digest of a list in any order: SHA-256 of the hashes in alphabetical order, each with a line feed. */
export function listDigest({ hash }: Pick<Secrets, 'hash'>, hashes: string[]): string {
  return hash(
    hashes
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((one) => `${one}\n`)
      .join(''),
  );
}
