import { elidedWords, splitWords } from '@doorstep/address-language';
import { ByteWriter } from '../index-format/byte-writer.ts';
import { NumberTable } from './columns.ts';

/** Collects texts and their words. Words are renumbered once the vocabulary is sorted. */
export class TextCollector {
  readonly texts = new NumberTable();
  readonly words = new NumberTable();
  /** By the joined word, the one without its article. */
  readonly elided = new Map<string, string>();
  readonly #wordsOfText: (number[] | undefined)[] = [];

  constructor() {
    this.add('');
  }

  add(text: string): number {
    const number = this.texts.number(text);
    if (this.#wordsOfText[number] !== undefined) return number;
    this.#wordsOfText[number] = splitWords(text).map((word) => this.words.number(word));
    for (const [joined, alone] of elidedWords(text)) this.elided.set(joined, alone);
    return number;
  }

  /** @returns the number of a text that is displayed but not searched. */
  addShown(text: string): number {
    return this.texts.number(text);
  }

  wordsOf(text: number): readonly number[] {
    return this.#wordsOfText[text] ?? [];
  }

  /** @param rename  maps a word's number here to its number in the vocabulary. */
  sections(rename: Uint32Array): {
    textBytes: Uint8Array;
    textStarts: Uint32Array;
    textWordStarts: Uint32Array;
    textWords: Uint8Array;
  } {
    const bytes = new ByteWriter();
    const words = new ByteWriter();
    const textStarts = new Uint32Array(this.texts.texts.length + 1);
    const textWordStarts = new Uint32Array(this.texts.texts.length + 1);
    for (const [number, text] of this.texts.texts.entries()) {
      textStarts[number] = bytes.length;
      textWordStarts[number] = words.length;
      bytes.append(Buffer.from(text, 'utf8'));
      for (const word of this.wordsOf(number)) words.unsigned(rename[word] ?? 0);
    }
    textStarts[this.texts.texts.length] = bytes.length;
    textWordStarts[this.texts.texts.length] = words.length;
    return { textBytes: bytes.written(), textStarts, textWordStarts, textWords: words.written() };
  }
}
