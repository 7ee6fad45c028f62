// Streams a FeatureCollection feature by feature, although the whole may be a single line of gigabytes.
//
//   {"type":"FeatureCollection","crs":{…},"features":[ {…} , {…} ]}
//    depth 1                    captured            captured, each
//
// Only brackets and quotes are scanned; JSON.parse parses each feature.

import { maxLineChars } from './text-reader.ts';

interface FeatureSink {
  feature(text: string, number: number): void;
  tooLong(number: number): Error;
  crs(text: string): void;
  unfinished(): void;
}

const maxNameChars = 100;
const marks = /["{}[\]]/g;
const stringMarks = /["\\]/g;

/** Accepts chunks of any size, and a plain list of features too. */
export class FeatureReader {
  readonly #sink: FeatureSink;
  #depth = 0;
  #listDepth = 0;
  #isInString = false;
  /** Escaped characters at the start of the next chunk, after a backslash at the end of the last one. */
  #hidden = 0;
  /** The last string at depth 1: the name of the member whose value comes next. */
  #name = '';
  #capturing: 'nothing' | 'feature' | 'crs' = 'nothing';
  #captured = '';
  #features = 0;
  #charsBetween = 0;

  constructor(sink: FeatureSink) {
    this.#sink = sink;
  }

  push(text: string): void {
    let at = this.#hidden;
    let captureFrom = 0;
    for (;;) {
      if (this.#isInString) {
        stringMarks.lastIndex = at;
        const end = stringMarks.exec(text);
        if (this.#depth === 1 && this.#name.length < maxNameChars) {
          this.#name += text.slice(at, Math.min(end?.index ?? text.length, at + maxNameChars));
        }
        if (end === null) break;
        at = end.index + (end[0] === '\\' ? 2 : 1);
        this.#isInString = end[0] === '\\';
        if (at > text.length) break;
        continue;
      }
      marks.lastIndex = at;
      const mark = marks.exec(text);
      if (mark === null) break;
      at = mark.index + 1;
      if (mark[0] === '"') {
        this.#isInString = true;
        if (this.#depth === 1) this.#name = '';
      } else if (mark[0] === '{' || mark[0] === '[') {
        if (this.#capturing === 'nothing') {
          this.#open(mark[0]);
          captureFrom = mark.index;
        }
        this.#depth++;
      } else {
        this.#depth--;
        if (this.#capturing !== 'nothing' && this.#depth === (this.#capturing === 'crs' ? 1 : this.#listDepth)) {
          this.#deliver(this.#captured + text.slice(captureFrom, at));
        } else if (this.#depth < this.#listDepth) this.#listDepth = 0;
      }
    }
    this.#hidden = Math.max(0, at - text.length);
    if (this.#capturing !== 'nothing') return this.#keep(text.slice(captureFrom));
    this.#charsBetween += text.length;
    if (this.#charsBetween > maxLineChars) throw this.#sink.tooLong(this.#features + 1);
  }

  end(): void {
    if (this.#depth !== 0 || this.#isInString) this.#sink.unfinished();
  }

  #open(mark: string): void {
    if (mark === '[') {
      if (this.#depth === 0 || (this.#depth === 1 && this.#name === 'features')) this.#listDepth = this.#depth + 1;
    } else if (this.#listDepth > 0 && this.#depth === this.#listDepth) {
      this.#capturing = 'feature';
      this.#features++;
    } else if (this.#depth === 1 && this.#name === 'crs') this.#capturing = 'crs';
  }

  #keep(text: string): void {
    this.#captured += text;
    if (this.#captured.length > maxLineChars) throw this.#sink.tooLong(this.#features);
  }

  #deliver(text: string): void {
    const what = this.#capturing;
    this.#capturing = 'nothing';
    this.#captured = '';
    this.#charsBetween = 0;
    if (what === 'crs') this.#sink.crs(text);
    else this.#sink.feature(text, this.#features);
  }
}
