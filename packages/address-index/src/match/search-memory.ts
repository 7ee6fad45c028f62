// While somebody types, all words but the last stay the same: what they mean in a data set is worked out once.
import type { IndexReader } from '../index-format/index-reader.ts';
import { RecentMap } from '../index-format/recent-map.ts';
import type { DocumentSet } from './document-set.ts';
import { nearDocuments, type Origin } from './nearness.ts';
import { documentsWithNumber, documentsWithPostcode } from './number-matcher.ts';
import type { Token } from './parse-query.ts';
import { editsFor, TokenMatcher } from './token-matcher.ts';

/** A matcher takes 80 KB on 320,000 streets, a set of documents 40 KB: 8 MB and 4 MB at most. */
const rememberedMatchers = 60;
const rememberedNumbers = 60;
const rememberedPostcodes = 50;
const rememberedOrigins = 20;

/** Recently used parts of searches in one data set. What it gives is shared: not to be changed. */
export class SearchMemory {
  readonly #reader: IndexReader;
  readonly #matchers = new RecentMap<string, TokenMatcher>(rememberedMatchers);
  readonly #postcodes = new RecentMap<string, DocumentSet>(rememberedPostcodes);
  readonly #near = new RecentMap<string, DocumentSet>(rememberedOrigins);
  readonly #numbers = new RecentMap<string, DocumentSet>(rememberedNumbers);

  constructor(reader: IndexReader) {
    this.#reader = reader;
  }

  matcher(token: Token, maxEdits: number): TokenMatcher {
    const key = `${editsFor(token, maxEdits)}${token.isOpen ? 'o' : 'c'}${token.text}`;
    return this.#matchers.getOrMake(key, () => new TokenMatcher(this.#reader, token, maxEdits));
  }

  /** @param first  places in the sorted list of postcodes; `last` is not among them. */
  documentsWithPostcode(first: number, last: number): DocumentSet {
    return this.#postcodes.getOrMake(`${first}-${last}`, () => documentsWithPostcode(this.#reader, first, last));
  }

  nearDocuments(origin: Origin): DocumentSet {
    return this.#near.getOrMake(JSON.stringify(origin), () => nearDocuments(this.#reader, origin));
  }

  documentsWithNumber(token: Token): DocumentSet {
    return this.#numbers.getOrMake(`${token.isOpen ? 'o' : 'c'}${token.text}`, () =>
      documentsWithNumber(this.#reader, token),
    );
  }
}

const memories = new WeakMap<IndexReader, SearchMemory>();

/** The memory that belongs to a data set. */
export function searchMemory(reader: IndexReader): SearchMemory {
  let memory = memories.get(reader);
  if (memory === undefined) {
    memory = new SearchMemory(reader);
    memories.set(reader, memory);
  }
  return memory;
}
