// While someone types, every word but the last stays the same, so matchers and document sets are cached per data set.
import type { IndexReader } from '../index-format/index-reader.ts';
import { RecentMap } from '../index-format/recent-map.ts';
import {
  type AddressFilters,
  documentsInCountries,
  documentsThatFit,
  nearDocuments,
  type Origin,
} from './where-to-search.ts';
import type { DocumentSet, SetStorage } from './document-set.ts';
import { documentsWithNumber, documentsWithPostcode } from './typed-numbers.ts';
import type { Token } from './parse-query.ts';
import { ArrayPool } from './document-set.ts';
import { editsFor, type MaxEdits, TokenMatcher } from './token-matcher.ts';

/**
 * Cache sizes for 320,000 streets. Most words take 3 KB, so the words of hundreds of concurrent visitors fit; one letter
 * takes 80 KB. Unfinished numbers of one or two digits take 40 KB each, 4 MB together.
 */
const defaultBytes = { matchers: 8_000_000, numbers: 6_000_000, postcodes: 2_000_000 };
type CacheBytes = typeof defaultBytes;
const cachedOrigins = 20;
/** Offers use few combinations of countries; each set takes up to 40 KB on 320,000 streets. */
const cachedCountries = 20;
/** A form has its filters once; each set takes as much. */
const cachedFilters = 20;

/** Least-recently-used matchers and document sets of one data set. They are shared between searches and read-only. */
export class SearchCache {
  readonly #reader: IndexReader;
  readonly #pool = new ArrayPool();
  readonly #matchers: RecentMap<string, TokenMatcher>;
  readonly #postcodes: RecentMap<string, DocumentSet>;
  readonly #numbers: RecentMap<string, DocumentSet>;
  readonly #near = new RecentMap<string, DocumentSet>(cachedOrigins);
  readonly #countries = new RecentMap<string, DocumentSet>(cachedCountries);
  readonly #filtered = new RecentMap<string, DocumentSet>(cachedFilters);

  constructor(reader: IndexReader, bytes: CacheBytes) {
    this.#reader = reader;
    const deferRelease = (set: DocumentSet): void => this.#pool.deferRelease(set);
    this.#postcodes = new RecentMap<string, DocumentSet>(bytes.postcodes, bytesOf, deferRelease);
    this.#numbers = new RecentMap<string, DocumentSet>(bytes.numbers, bytesOf, deferRelease);
    this.#matchers = new RecentMap<string, TokenMatcher>(bytes.matchers, bytesOf, ({ documents, beginning }) => {
      deferRelease(documents);
      deferRelease(beginning);
    });
  }

  /** Call before each search: arrays that the last search may have read become reusable. */
  beginSearch(): void {
    this.#pool.releaseDeferred();
  }

  matcher(token: Token, maxEdits: MaxEdits): TokenMatcher {
    const key = `${editsFor(token, maxEdits)}${token.isPrefix ? 'o' : 'c'}${token.text}`;
    const storage = this.#storageIn(this.#matchers, key);
    return this.#matchers.getOrMake(key, () => new TokenMatcher(this.#reader, token, maxEdits, storage));
  }

  /** @param first  index in the sorted list of postcodes. @param last  exclusive. */
  documentsWithPostcode(first: number, last: number): DocumentSet {
    const key = `${first}-${last}`;
    const storage = this.#storageIn(this.#postcodes, key);
    return this.#postcodes.getOrMake(key, () => documentsWithPostcode(this.#reader, { first, last }, storage));
  }

  nearDocuments(origin: Origin): DocumentSet {
    return this.#near.getOrMake(JSON.stringify(origin), () => nearDocuments(this.#reader, origin));
  }

  documentsInCountries(countries: readonly string[]): DocumentSet {
    return this.#countries.getOrMake(countries.join(), () => documentsInCountries(this.#reader, countries));
  }

  /** @param countries  empty for all. */
  documentsThatFit(filters: AddressFilters, countries: readonly string[] = []): DocumentSet {
    const key = `${countries.join()} ${filters.key}`;
    return this.#filtered.getOrMake(key, () => documentsThatFit(this.#reader, filters, countries));
  }

  documentsWithNumber(token: Token): DocumentSet {
    const key = `${token.isPrefix ? 'o' : 'c'}${token.text}`;
    const storage = this.#storageIn(this.#numbers, key);
    return this.#numbers.getOrMake(key, () => documentsWithNumber(this.#reader, token, storage));
  }

  #storageIn<V>(map: RecentMap<string, V>, key: string): SetStorage {
    return { pool: this.#pool, grown: () => map.measureAgain(key) };
  }
}

function bytesOf(value: { bytes: number }): number {
  return value.bytes;
}

/** Cache size scales with the data set, up to four times the default. */
const defaultDocuments = 320_000;
const maxTimes = 4;

function bytesFor({ documentCount }: IndexReader): CacheBytes {
  const times = Math.min(maxTimes, Math.max(1, documentCount / defaultDocuments));
  const { matchers, numbers, postcodes } = defaultBytes;
  return { matchers: matchers * times, numbers: numbers * times, postcodes: postcodes * times };
}

const memories = new WeakMap<IndexReader, SearchCache>();

/** The cache of a data set. @param bytes  its sizes, used by the first call, which creates it. */
export function searchCache(reader: IndexReader, bytes?: CacheBytes): SearchCache {
  let memory = memories.get(reader);
  if (memory === undefined) {
    memory = new SearchCache(reader, bytes ?? bytesFor(reader));
    memories.set(reader, memory);
  }
  return memory;
}

export function dropSearchCache(reader: IndexReader): void {
  memories.delete(reader);
}
