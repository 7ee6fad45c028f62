import { fold } from '@doorstep/address-language';
import type { PersonMarks } from '@doorstep/core';

/**
 * The words of a text as both databases index them: small letters and digits, without accents, each once. Nothing is
 * left for a database's own tokeniser to read in another way.
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

/** The words that other requests of the same person are found by, for the same reason as `networkWord`. */
export function personWords({ email, phone }: PersonMarks): string[] {
  return [...(email === '' ? [] : [emailWord(email)]), ...(phone === '' ? [] : [`¤p${phone}`])];
}

/** The word that a mailbox is found by, and the beginning of one by its own beginning. */
export function emailWord(mailbox: string): string {
  return `¤e${mailbox.replaceAll(/[^\p{L}\p{N}]/gu, '')}`;
}

/**
 * The word that a network is found by. It stands among those of the request, for an index of its own would be a page written
 * in a random place for every submission. No text that people search for has its first character.
 */
export function networkWord(network: string): string {
  return `¤${network.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()}`;
}
