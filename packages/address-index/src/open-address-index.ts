// The index as the rest of the product sees it: all data sets of a folder, answering in the protocol's words.
import { existsSync, statSync } from 'node:fs';
import type { FindItem, FindQuery, Position } from '@doorstep/address-lookup';
import { type AddressRecord, readRecord } from './answer/read-record.ts';
import { type ContainerLabels, defaultLabels } from './answer/find-item.ts';
import { find } from './answer/find.ts';
import { allSharedForms, type KnownPostcode, postcodesFrom, sharedFormOf } from './answer/known-of-data.ts';
import { ItemIds, LookupIdError } from './answer/item-id.ts';
import { matchTyped, type TypedLines, type TypedMatch } from './answer/match-typed.ts';
import type { SharedForm } from './normalise/home-form.ts';
import type { DatasetInfo } from './index-format/dataset-info.ts';
import { IndexFileError } from './index-format/index-file-error.ts';
import { listIndexFiles, removeLeftovers } from './index-format/index-folder.ts';
import { IndexReader } from './index-format/index-reader.ts';
import { loadTables, type SharedTables } from './index-format/read-tables.ts';
import { placePositions } from './match/nearness.ts';
import { dropSearchCache, searchCache } from './match/search-cache.ts';

export interface AddressIndexOptions {
  /** Signs the ids; the same in every process that serves the same visitors. */
  secret: string;
  /** Words for container descriptions; English when absent. */
  labels?: ContainerLabels;
  /** What another thread has in memory of the same folder. */
  tables?: readonly SharedTables[];
}

/** The data sets that a folder had at one time. */
export interface AddressData {
  /**
   * Suggestions, best first. Empty means that nothing matches, never a failure.
   * @throws LookupIdError when `Container` was not made by this index.
   * @throws IndexFileError when a file turns out to be damaged.
   */
  find(query: FindQuery): FindItem[];
  datasets(): DatasetInfo[];
  /** Files that could not be used when they were opened, by name. */
  damagedFiles(): IndexFileError[];
  /** What other threads may open the same folder with. */
  tables(): SharedTables[];
}

/** Open address data. All calls but one are synchronous, and all read only local files. */
export interface AddressIndex extends AddressData {
  /**
   * The address of an `Address` suggestion; null for an id of data that is no longer there.
   * @throws LookupIdError for an id that was not made here, or a container's.
   */
  retrieve(id: string): AddressRecord | null;
  /**
   * An address typed by hand, if it is exactly one of the data's; null for none or several. Without a unit that the data
   * knows it is the building: `unit` is "" then, and `id` the container's.
   */
  matchTyped(typed: TypedLines): AddressRecord | null;
  /** What each data set found of a home's form when it was imported; empty for a form of one place. */
  sharedForms(form: string): SharedForm[];
  /** Every such form of a data set; none when there is no data set of that name. */
  allSharedForms(dataset: string): Iterable<SharedForm>;
  /** Whether any data set has a postcode that begins so, spaces apart, and that fits. */
  hasPostcode(start: string, fits: (known: KnownPostcode) => boolean): boolean;
  /** Where the places are that have such postcodes; those without a position are left out. */
  positionsOfPostcodes(start: string, fits: (known: KnownPostcode) => boolean): Position[];
  /**
   * Looks at the folder again. True when a data set was added, replaced or removed; the data of before answer until `adopt`.
   * Cheap enough for every second, but new files are read before it returns: see `prepareGently`.
   * @param tables  what another thread has in memory of it.
   */
  prepare(tables?: readonly SharedTables[]): boolean;
  /** The same, reading new files piece by piece, so that whatever else the thread does need not wait for them. */
  prepareGently(): Promise<boolean>;
  /** What was prepared, for trying: what a search works out is there when it is adopted. Null when nothing has changed. */
  prepared(): AddressData | null;
  /** From here on what was prepared answers. */
  adopt(): void;
  /** Gives back what searches have worked out so far, up to 64 MB a data set: for when others are asked from now on. */
  dropSearchCache(): void;
  /** `prepare` and `adopt` at once. True when something has changed. */
  refresh(): boolean;
  close(): void;
}

/** Ids of a replaced file are still answered for this long: a page may be open with them. */
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
 * Opens every data set of a folder; none when the folder is empty or missing. A file that cannot be used is left out
 * and listed by `damagedFiles`.
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
    // Its disk may be away: data sets are removed file by file.
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
    // What was replaced once more meanwhile is loaded at the next look.
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
    const country = reader.countryOfPlace(reader.placeOf(target.street));
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
    sharedForms: (form) => readers().flatMap((reader) => sharedFormOf(reader, form) ?? []),
    allSharedForms: (dataset) => {
      const reader = readers().find(({ contents }) => contents.info.dataset === dataset);
      return reader === undefined ? [] : allSharedForms(reader);
    },
    hasPostcode: (start, fits) => readers().some((reader) => postcodesFrom(reader, start, fits).next().done === false),
    positionsOfPostcodes: (start, fits) =>
      readers().flatMap((reader) => placePositions(reader, postcodesFrom(reader, start, fits))),
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

/** Null for a file that is gone. One that cannot even be looked at has an identity, so that opening it says why. */
function identityOf(path: string): string | null {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat === undefined ? null : `${stat.ino}:${stat.size}:${stat.mtimeMs}`;
  } catch {
    return 'unreadable';
  }
}
