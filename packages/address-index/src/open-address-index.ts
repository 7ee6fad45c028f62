// The index as the rest of the product sees it: all data sets of a folder, answering in the protocol's words.
import { statSync } from 'node:fs';
import type { FindItem, FindQuery, Position } from '@doorstep/address-lookup';
import type { AddressRecord } from './answer/address-record.ts';
import { type ContainerLabels, defaultLabels } from './answer/container-labels.ts';
import { findInAll } from './answer/find-in-all.ts';
import { type KnownPostcode, postcodesFrom } from './answer/postcodes-from.ts';
import { ItemIds } from './answer/item-id.ts';
import { LookupIdError } from './answer/lookup-id-error.ts';
import { matchTyped, type TypedLines, type TypedMatch } from './answer/match-typed.ts';
import { openContainer } from './answer/open-container.ts';
import { allSharedForms, sharedFormOf } from './answer/shared-forms.ts';
import type { SharedForm } from './normalise/home-form.ts';
import { readRecord } from './answer/read-record.ts';
import { toFindItem } from './answer/to-find-item.ts';
import type { DatasetInfo } from './index-format/dataset-info.ts';
import { IndexFileError } from './index-format/index-file-error.ts';
import { listIndexFiles, removeLeftovers } from './index-format/index-folder.ts';
import { IndexReader } from './index-format/index-reader.ts';
import { loadTables, type SharedTables } from './index-format/read-tables.ts';
import { countryAt, parseOrigin, placePositions } from './match/nearness.ts';
import { parseQuery } from './match/parse-query.ts';
import { searchMemory } from './match/search-memory.ts';
import { toAlpha2 } from '@doorstep/address-language';

export interface AddressIndexOptions {
  /** Signs the ids; the same in every process that serves the same visitors. */
  secret: string;
  /** Words for container descriptions; English when absent. */
  labels?: ContainerLabels;
  /** What another thread has in memory of the same folder. */
  tables?: readonly SharedTables[];
}

/** Open address data. All calls are synchronous and read only local files. */
export interface AddressIndex {
  /**
   * Suggestions, best first. Empty means that nothing matches, never a failure.
   * @throws LookupIdError when `Container` was not made by this index.
   * @throws IndexFileError when a file turns out to be damaged.
   */
  find(query: FindQuery): FindItem[];
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
  datasets(): DatasetInfo[];
  /** Files that could not be used at the last look, by name. */
  damagedFiles(): IndexFileError[];
  /** What other threads may open the same folder with. */
  tables(): SharedTables[];
  /**
   * Looks at the folder again. True when a data set was added, replaced or removed. Cheap enough for every second, but new
   * files are read before it returns: see `refreshGently`.
   * @param tables  what another thread has in memory of it.
   */
  refresh(tables?: readonly SharedTables[]): boolean;
  /** The same, reading new files piece by piece, so that whatever else the thread does need not wait for them. */
  refreshGently(): Promise<boolean>;
  close(): void;
}

const defaultLimit = 10;
const defaultContainerLimit = 200;
const maxLimit = 1000;
/** Ids of a replaced file are still answered for this long: a page may be open with them. */
export const keepReplacedMs = 15 * 60 * 1000;

interface KnownFile {
  path: string;
  /** Changes when the file is replaced. */
  identity: string;
}

interface OpenFile extends KnownFile {
  reader: IndexReader;
}

interface DamagedFile extends KnownFile {
  error: IndexFileError;
}

/**
 * Opens every data set of a folder; none when the folder is empty or missing. A file that cannot be used is left out
 * and listed by `damagedFiles`.
 */
export function openAddressIndex(folder: string, options: AddressIndexOptions): AddressIndex {
  const ids = new ItemIds(options.secret);
  const labels = { ...defaultLabels, ...options.labels };
  let open = new Map<string, OpenFile>();
  let replaced: { reader: IndexReader; until: number }[] = [];
  let damagedFiles = new Map<string, DamagedFile>();

  const readers = (): IndexReader[] => [...open.values()].map(({ reader }) => reader);
  const readerOf = (build: number): IndexReader | undefined =>
    [...readers(), ...replaced.map(({ reader }) => reader)].find((reader) => reader.contents.build === build);

  const isKnown = (path: string, identity: string): boolean =>
    open.get(path)?.identity === identity || damagedFiles.get(path)?.identity === identity;

  const look = (opened: (path: string, identity: string) => OpenFile | DamagedFile | undefined): boolean => {
    const now = Date.now();
    for (const { reader, until } of replaced) if (until <= now) reader.close();
    replaced = replaced.filter(({ until }) => until > now);
    const next = new Map<string, OpenFile>();
    const nextDamaged: typeof damagedFiles = new Map();
    let changed = false;
    for (const path of listIndexFiles(folder)) {
      const identity = identityOf(path);
      if (identity === null) continue;
      const found = isKnown(path, identity) ? undefined : opened(path, identity);
      if (found !== undefined) changed = true;
      const file = found ?? open.get(path) ?? damagedFiles.get(path);
      if (file === undefined) continue;
      if ('reader' in file) next.set(path, file);
      else nextDamaged.set(path, file);
    }
    for (const [path, { reader }] of open) {
      if (next.get(path)?.reader === reader) continue;
      changed = true;
      replaced.push({ reader, until: now + keepReplacedMs });
    }
    open = next;
    damagedFiles = nextDamaged;
    return changed;
  };

  const refresh = (tables: readonly SharedTables[] = []): boolean =>
    look((path, identity) => openFile(path, identity, tables));

  let refreshing: Promise<boolean> | null = null;
  const refreshGently = async (): Promise<boolean> => {
    const opened: (OpenFile | DamagedFile)[] = [];
    for (const path of listIndexFiles(folder)) {
      const identity = identityOf(path);
      if (identity !== null && !isKnown(path, identity)) opened.push(await loadFile(path, identity));
    }
    // What was replaced once more meanwhile is loaded at the next look.
    const changed = look((path, identity) => opened.find((file) => file.path === path && file.identity === identity));
    for (const file of opened) if ('reader' in file && open.get(file.path) !== file) file.reader.close();
    return changed;
  };

  const beginSearch = (): void => {
    for (const { reader } of open.values()) searchMemory(reader).beginSearch();
  };

  const record = (reader: IndexReader, target: TypedMatch): AddressRecord | null => {
    const country = reader.countryOfPlace(reader.placeOf(target.street));
    const id = ids.write(country, reader.contents.build, target);
    return readRecord(reader, target, id);
  };

  removeLeftovers(folder);
  refresh(options.tables);
  return {
    find(query) {
      beginSearch();
      const tokens = parseQuery(query.Text);
      const context = { ids, labels, language: query.language };
      const countries = query.Countries.map(toAlpha2).filter(Boolean);
      if (query.Container !== undefined && query.Container !== '') {
        const container = ids.read(query.Container);
        if (container === null) throw new LookupIdError('malformed');
        const reader = readerOf(container.build);
        const limit = clampLimit(query.limit, defaultContainerLimit);
        const rows = reader === undefined ? null : openContainer(reader, container.target, tokens, limit);
        if (rows !== null) return rows.map((row) => toFindItem(row, { ...context, tokens: [] }));
      }
      const limit = clampLimit(query.limit, defaultLimit);
      const given = query.Origin === undefined ? null : parseOrigin(query.Origin);
      const origin = given !== null && query.Bias === false ? countryAt(readers(), given) : given;
      const found = findInAll(readers(), tokens, { countries, origin, limit });
      return found.rows.map((row) => toFindItem(row, { ...context, tokens: found.tokens }));
    },
    retrieve(id) {
      const known = ids.read(id);
      if (known === null) throw new LookupIdError('malformed');
      if (known.target.kind !== 'address') throw new LookupIdError('container');
      const reader = readerOf(known.build);
      return reader === undefined ? null : readRecord(reader, known.target, id);
    },
    matchTyped(typed) {
      beginSearch();
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
    datasets: () => readers().map((reader) => reader.info()),
    damagedFiles: () => [...damagedFiles.values()].map(({ error }) => error),
    tables: () => readers().map(({ file }) => file.tables),
    refresh,
    refreshGently: () => {
      refreshing ??= refreshGently().finally(() => {
        refreshing = null;
      });
      return refreshing;
    },
    close() {
      for (const { reader } of [...open.values(), ...replaced]) reader.close();
      open = new Map();
      replaced = [];
    },
  };
}

function openFile(path: string, identity: string, tables: readonly SharedTables[]): OpenFile | DamagedFile {
  try {
    return { path, identity, reader: new IndexReader(path, tables) };
  } catch (error) {
    if (!(error instanceof IndexFileError)) throw error;
    return { path, identity, error };
  }
}

async function loadFile(path: string, identity: string): Promise<OpenFile | DamagedFile> {
  try {
    return openFile(path, identity, [await loadTables(path)]);
  } catch (error) {
    if (!(error instanceof IndexFileError)) throw error;
    return { path, identity, error };
  }
}

function clampLimit(limit: number | undefined, otherwise: number): number {
  if (limit === undefined || !Number.isFinite(limit)) return otherwise;
  return Math.max(1, Math.min(maxLimit, Math.floor(limit)));
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
