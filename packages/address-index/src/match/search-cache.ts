// While somebody types, all words but the last stay the same: what they mean in a data set is worked out once.
import type { IndexReader } from '../index-format/index-reader.ts';
import { RecentMap } from '../index-format/recent-map.ts';
import { documentsInCountries, nearDocuments, type Origin } from './nearness.ts';
import type { DocumentSet, SetHome } from './document-set.ts';
import { documentsWithNumber, documentsWithPostcode } from './typed-numbers.ts';
import type { Token } from './parse-query.ts';
import { SetRoom } from './array-pool.ts';
import { editsFor, type MaxEdits, TokenMatcher } from './token-matcher.ts';

/**
 * Bytes for what words and numbers mean. Most words are in few streets and take 3 KB, so that the words of hundreds of
 * visitors who type at the same time are there at their next key press; the first letters of words take 80 KB on 320,000
 * streets. Numbers of one and two digits that may go on take 40 KB each, 4 MB together.
 */
const usualBytes = { matchers: 8_000_000, numbers: 6_000_000, postcodes: 2_000_000 };
type MemoryBytes = typeof usualBytes;
const cachedOrigins = 20;
/** Offers and integrators have few; each set takes up to 40 KB on 320,000 streets. */
const cachedCountries = 20;

/** Recently used parts of searches in one data set. What it gives is shared: not to be changed. */
export class SearchMemory {
  readonly #reader: IndexReader;
  readonly #room = new SetRoom();
  readonly #matchers: RecentMap<string, TokenMatcher>;
  readonly #postcodes: RecentMap<string, DocumentSet>;
  readonly #numbers: RecentMap<string, DocumentSet>;
  readonly #near = new RecentMap<string, DocumentSet>(cachedOrigins);
  readonly #countries = new RecentMap<string, DocumentSet>(cachedCountries);

  constructor(reader: IndexReader, bytes: MemoryBytes) {
    this.#reader = reader;
    const retire = (set: DocumentSet): void => this.#room.retire(set);
    this.#postcodes = new RecentMap<string, DocumentSet>(bytes.postcodes, bytesOf, retire);
    this.#numbers = new RecentMap<string, DocumentSet>(bytes.numbers, bytesOf, retire);
    this.#matchers = new RecentMap<string, TokenMatcher>(bytes.matchers, bytesOf, ({ documents, beginning }) => {
      retire(documents);
      retire(beginning);
    });
  }

  /** To be called before each search: what the one before it was looking at may be used again. */
  beginSearch(): void {
    this.#room.reclaim();
  }

  matcher(token: Token, maxEdits: MaxEdits): TokenMatcher {
    const key = `${editsFor(token, maxEdits)}${token.isOpen ? 'o' : 'c'}${token.text}`;
    const home = this.#homeIn(this.#matchers, key);
    return this.#matchers.getOrMake(key, () => new TokenMatcher(this.#reader, token, maxEdits, home));
  }

  /** @param first  places in the sorted list of postcodes; `last` is not among them. */
  documentsWithPostcode(first: number, last: number): DocumentSet {
    const key = `${first}-${last}`;
    const home = this.#homeIn(this.#postcodes, key);
    return this.#postcodes.getOrMake(key, () => documentsWithPostcode(this.#reader, { first, last }, home));
  }

  nearDocuments(origin: Origin): DocumentSet {
    return this.#near.getOrMake(JSON.stringify(origin), () => nearDocuments(this.#reader, origin));
  }

  documentsInCountries(countries: readonly string[]): DocumentSet {
    return this.#countries.getOrMake(countries.join(), () => documentsInCountries(this.#reader, countries));
  }

  documentsWithNumber(token: Token): DocumentSet {
    const key = `${token.isOpen ? 'o' : 'c'}${token.text}`;
    const home = this.#homeIn(this.#numbers, key);
    return this.#numbers.getOrMake(key, () => documentsWithNumber(this.#reader, token, home));
  }

  #homeIn<V>(map: RecentMap<string, V>, key: string): SetHome {
    return { room: this.#room, grown: () => map.measureAgain(key) };
  }
}

function bytesOf(value: { bytes: number }): number {
  return value.bytes;
}

/** Sets grow with the data: of more streets than those as many are kept, up to four times the bytes. */
const usualDocuments = 320_000;
const maxTimes = 4;

function bytesFor({ documentCount }: IndexReader): MemoryBytes {
  const times = Math.min(maxTimes, Math.max(1, documentCount / usualDocuments));
  const { matchers, numbers, postcodes } = usualBytes;
  return { matchers: matchers * times, numbers: numbers * times, postcodes: postcodes * times };
}

const memories = new WeakMap<IndexReader, SearchMemory>();

/** The memory that belongs to a data set. @param bytes  when it is made, which the first call does. */
export function searchMemory(reader: IndexReader, bytes?: MemoryBytes): SearchMemory {
  let memory = memories.get(reader);
  if (memory === undefined) {
    memory = new SearchMemory(reader, bytes ?? bytesFor(reader));
    memories.set(reader, memory);
  }
  return memory;
}

/** A data set that hardly answers any more need not keep what was searched in it. */
export function forgetSearches(reader: IndexReader): void {
  memories.delete(reader);
}
