// The public face of the index: all data sets of a folder, answering in the protocol's terms.
import { existsSync, statSync } from 'node:fs';
import type { FindItem, FindQuery, Position } from '@doorstep/address-lookup';
import { type AddressRecord, readRecord } from './answer/retrieve-item.ts';
import { type ContainerLabels, defaultLabels } from './answer/find-item.ts';
import { find } from './answer/find.ts';
import { ItemIds, LookupIdError } from './answer/item-id.ts';
import { matchTyped, type TypedLines, type TypedMatch } from './answer/match-typed.ts';
import type { SharedForm } from './normalise/home-form.ts';
import type { DatasetInfo } from './index-format/file-layout.ts';
import { IndexFileError } from './index-format/index-file-error.ts';
import { listIndexFiles, removeLeftovers } from './index-format/index-folder.ts';
import { IndexReader, type KnownPostcode } from './index-format/index-reader.ts';
import { loadTables, type SharedTables } from './index-format/read-tables.ts';
import { placePositions } from './match/where-to-search.ts';
import { dropSearchCache, searchCache } from './match/search-cache.ts';

export interface AddressIndexOptions {
  /** Signs the ids; equal in every process that serves the same visitors. */
  secret: string;
  labels?: ContainerLabels;
  /** Tables of the same folder that another thread has loaded. */
  tables?: readonly SharedTables[];
}

export interface AddressData {
  /**
   * Suggestions, best first; empty when nothing matches.
   * @throws LookupIdError when this index did not issue `Container`.
   * @throws IndexFileError when a file turns out to be damaged.
   */
  find(query: FindQuery): FindItem[];
  datasets(): DatasetInfo[];
  damagedFiles(): IndexFileError[];
  /** For other threads that open the same folder. */
  tables(): SharedTables[];
}

/** Open address data. All methods but one are synchronous and read only local files. */
export interface AddressIndex extends AddressData {
  /** Null when the data was removed. @throws LookupIdError for a foreign id, or a container's. */
  retrieve(id: string): AddressRecord | null;
  /**
   * An address typed by hand, if it matches exactly one address; else null. When the typed unit is unknown or missing,
   * the result is the building: `unit` is "" and `id` a container's.
   */
  matchTyped(typed: TypedLines): AddressRecord | null;
  /** What each data set recorded about a form at its import; empty for a form that exists in one place only. */
  sharedForms(form: string): SharedForm[];
  /** `find` in one data set; empty for an unknown one. */
  findIn(dataset: string, query: FindQuery): FindItem[];
  /** All shared forms of a data set; empty for an unknown data set. */
  allSharedForms(dataset: string): Iterable<SharedForm>;
  /** Whether a data set has a postcode that starts with `start` (spaces ignored) and passes `fits`. */
  hasPostcode(start: string, fits: (known: KnownPostcode) => boolean): boolean;
  /** Positions of the places with such postcodes; places without a position are omitted. */
  positionsOfPostcodes(start: string, fits: (known: KnownPostcode) => boolean): Position[];
  /**
   * @returns true when a data set was added, replaced or removed; the old data answer until `adopt`. Blocks while new
   * files are read: see `prepareGently`.
   */
  prepare(tables?: readonly SharedTables[]): boolean;
  /** `prepare` in chunks, without blocking the thread. */
  prepareGently(): Promise<boolean>;
  /** The prepared data, for warming up its search cache before `adopt`. Null when nothing has changed. */
  prepared(): AddressData | null;
  adopt(): void;
  /** Frees the search caches, up to 64 MB per data set, when other threads answer from now on. */
  dropSearchCache(): void;
  /** `prepare` and `adopt` in one step. */
  refresh(): boolean;
  close(): void;
}

/** How long ids of a replaced file stay valid: a page may still have them. */
const keepReplacedMs = 15 * 60 * 1000;

interface OpenFile {
  path: string;
  /** Changes when the file is replaced. */
  identity: string;
  reader: IndexReader;
}

type DamagedFile = Omit<OpenFile, 'reader'> & { error: IndexFileError };
type KnownFile = OpenFile | DamagedFile;

/**
 * Opens every data set of a folder; none when the folder is empty or missing. Unusable files are skipped and listed by
 * `damagedFiles`.
 */
export function openAddressIndex(folder: string, options: AddressIndexOptions): AddressIndex {
  const ids = new ItemIds(options.secret);
  const labels = { ...defaultLabels, ...options.labels };
  let current: readonly KnownFile[] = [];
  let next: readonly KnownFile[] | null = null;
  let replaced: readonly IndexReader[] = [];

  const readers = (): IndexReader[] => readersOf(current);
  const readerOf = (build: number): IndexReader | undefined =>
    [...readersOf(next ?? []), ...readers(), ...replaced].find(({ contents }) => contents.build === build);
  const known = (path: string, identity?: string): KnownFile | undefined =>
    [...(next ?? []), ...current].find(
      (file) => file.path === path && (identity === undefined || file.identity === identity),
    );

  const look = (opened: (path: string, identity: string) => KnownFile | undefined): boolean => {
    // The disk may be unmounted: real removals happen file by file.
    if (current.length > 0 && !existsSync(folder)) return false;
    const found = listIndexFiles(folder).flatMap((path) => {
      const identity = identityOf(path);
      if (identity === null) return [];
      return known(path, identity) ?? opened(path, identity) ?? known(path) ?? [];
    });
    closeBut([...found, ...current], next ?? []);
    const hasChanged = found.length !== current.length || found.some((file) => !current.includes(file));
    next = hasChanged ? found : null;
    return hasChanged;
  };

  const prepare = (tables: readonly SharedTables[] = []): boolean =>
    look((path, identity) => openFile(path, identity, tables));

  const prepareGently = async (): Promise<boolean> => {
    const opened: KnownFile[] = [];
    for (const path of listIndexFiles(folder)) {
      const identity = identityOf(path);
      if (identity !== null && known(path, identity) === undefined) opened.push(await loadFile(path, identity));
    }
    // A file that was replaced again meanwhile is loaded by the next call.
    const hasChanged = look((path, identity) =>
      opened.find((file) => file.path === path && file.identity === identity),
    );
    closeBut(next ?? current, opened);
    return hasChanged;
  };

  const adopt = (): void => {
    if (next === null) return;
    const old = readers().filter((reader) => !readersOf(next ?? []).includes(reader));
    current = next;
    next = null;
    replaced = [...replaced, ...old];
    old.forEach(dropSearchCache);
    setTimeout(() => {
      replaced = replaced.filter((reader) => !old.includes(reader));
      for (const reader of old) reader.close();
    }, keepReplacedMs).unref();
  };

  const dataOf = (files: () => readonly KnownFile[]): AddressData => ({
    find: (query) => find(query, { readers: readersOf(files()), readerOf, ids, labels }),
    datasets: () => readersOf(files()).map((reader) => reader.info()),
    damagedFiles: () => files().flatMap((file) => ('error' in file ? [file.error] : [])),
    tables: () => readersOf(files()).map(({ file }) => file.tables),
  });

  const record = (reader: IndexReader, target: TypedMatch): AddressRecord | null => {
    const country = reader.countryOf(target.street);
    const id = ids.write(country, reader.contents.build, target);
    return readRecord(reader, target, id);
  };

  removeLeftovers(folder);
  prepare(options.tables);
  adopt();
  return {
    ...dataOf(() => current),
    retrieve(id) {
      const known = ids.read(id);
      if (known === null) throw new LookupIdError('malformed');
      if (known.target.kind !== 'address') throw new LookupIdError('container');
      const reader = readerOf(known.build);
      return reader === undefined ? null : readRecord(reader, known.target, id);
    },
    matchTyped(typed) {
      beginSearch(readers());
      const found = readers().flatMap((reader) => {
        const target = matchTyped(reader, typed);
        return target === null ? [] : [{ reader, target }];
      });
      const first = found[0];
      return first === undefined ? null : record(first.reader, first.target);
    },
    sharedForms: (form) => readers().flatMap((reader) => reader.sharedForm(form) ?? []),
    findIn(dataset, query) {
      const own = readers().filter(({ contents }) => contents.info.dataset === dataset);
      return find(query, { readers: own, readerOf, ids, labels });
    },
    allSharedForms: (dataset) =>
      readers()
        .find(({ contents }) => contents.info.dataset === dataset)
        ?.sharedForms() ?? [],
    hasPostcode: (start, fits) => readers().some((reader) => reader.postcodesFrom(start, fits).next().done === false),
    positionsOfPostcodes: (start, fits) =>
      readers().flatMap((reader) => placePositions(reader, reader.postcodesFrom(start, fits))),
    prepare,
    prepareGently,
    prepared: () => (next === null ? null : dataOf(() => next ?? current)),
    adopt,
    dropSearchCache: () => readers().forEach(dropSearchCache),
    refresh() {
      const hasChanged = prepare();
      adopt();
      return hasChanged;
    },
    close() {
      for (const reader of [...readersOf(next ?? []), ...readers(), ...replaced]) reader.close();
      current = [];
      next = null;
      replaced = [];
    },
  };
}

function readersOf(files: readonly KnownFile[]): IndexReader[] {
  return files.flatMap((file) => ('reader' in file ? [file.reader] : []));
}

function closeBut(kept: readonly KnownFile[], files: readonly KnownFile[]): void {
  for (const reader of readersOf(files.filter((file) => !kept.includes(file)))) reader.close();
}

function beginSearch(readers: readonly IndexReader[]): void {
  for (const reader of readers) searchCache(reader).beginSearch();
}

function openFile(path: string, identity: string, tables: readonly SharedTables[]): KnownFile {
  try {
    return { path, identity, reader: new IndexReader(path, tables) };
  } catch (error) {
    if (!(error instanceof IndexFileError)) throw error;
    return { path, identity, error };
  }
}

async function loadFile(path: string, identity: string): Promise<KnownFile> {
  try {
    return openFile(path, identity, [await loadTables(path)]);
  } catch (error) {
    if (!(error instanceof IndexFileError)) throw error;
    return { path, identity, error };
  }
}

/** Null for a missing file. A file that cannot be inspected still has an identity, so that opening it reports why. */
function identityOf(path: string): string | null {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat === undefined ? null : `${stat.ino}:${stat.size}:${stat.mtimeMs}`;
  } catch {
    return 'unreadable';
  }
}
