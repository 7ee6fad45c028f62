import { fold } from '@doorstep/address-language';
import type { PersonMarks } from '@doorstep/core';

/**
 * The words of a text as both databases index them: lower-case letters and digits, without accents, each once. Nothing
 * is left for a database's tokeniser to interpret.
 */
export function searchWords(text: string): string[] {
  return [
    ...new Set(
      fold(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== ''),
    ),
  ];
}

/** The words by which other requests of the same person are found; indexed with the request, like `networkWord`. */
export function personWords({ email, phone }: PersonMarks): string[] {
  return [...(email === '' ? [] : [emailWord(email)]), ...(phone === '' ? [] : [`¤p${phone}`])];
}

/** The word that finds a mailbox; its prefix finds mailboxes by their beginning. */
export function emailWord(mailbox: string): string {
  return `¤e${mailbox.replaceAll(/[^\p{L}\p{N}]/gu, '')}`;
}

/**
 * The word that finds a network. It is indexed with the request's words, because a separate index would write a random
 * page per submission. No searchable text has its first character.
 */
export function networkWord(network: string): string {
  return `¤${network.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()}`;
}
