import {
  createFindThreads,
  foundItems,
  LookupIdError,
  openAddressIndex,
  readFilters,
  toRetrieveItem,
  type AddressData,
  type AddressIndex,
  type AddressRecord,
  type FoundItems,
} from '@doorstep/address-index';
import type { FindQuery } from '@doorstep/address-lookup';
import { toAlpha2, type RetrievedAddress } from '@doorstep/contract';
import { subKey } from '../secrets/sub-key.ts';
import { LookupOutage } from './lookup-outage.ts';
import type { FindOutcome, Limited, LookupService, NotSupported, RetrieveOutcome } from './lookup-service.ts';

type IndexFound = Extract<FindOutcome, { kind: 'found' | 'no_data' | 'not_supported' | 'unavailable' }>;

export interface IndexLookup extends LookupService {
  readonly index: AddressIndex;
  /** Countries of the readable data, ISO 3166-1 alpha-2. */
  countries(): string[];
  /** Free of charge. */
  find(query: FindQuery): Promise<IndexFound>;
  retrieve(id: string, language: string): Promise<Exclude<RetrieveOutcome, Limited>>;
  /** Picks up data changed by another process, such as an import during operation. */
  refresh(signal?: AbortSignal): Promise<void>;
  /** Registers the one callback that runs on new data before they answer. */
  onPrepared(prepare: PrepareAnswers): void;
  attributions(): string[];
  close(): Promise<void>;
}

export type PrepareAnswers = (
  generation: string,
  asking: { ask: (query: FindQuery) => Promise<IndexFound>; signal: AbortSignal },
) => Promise<void>;

export interface IndexLookupOptions {
  folder: string;
  masterSecret: string;
  /** The number of search threads; absent, the calling thread searches. */
  findThreads?: number;
  threadEnded?: (cause: unknown) => void;
}

/** Call `refresh` regularly, and `close` at the end. */
export function openIndexLookup(options: IndexLookupOptions): IndexLookup {
  const { folder, masterSecret, findThreads: count = 0, threadEnded: ended } = options;
  const secret = subKey(masterSecret, 'address-ids').toString('hex');
  const index = openAddressIndex(folder, { secret });
  const threads = createFindThreads(index, { folder, secret, count, ...(ended === undefined ? {} : { ended }) });
  let generation = 0;
  let prepareAnswers: PrepareAnswers = async () => undefined;

  const find = async (
    query: FindQuery,
    data: AddressData,
    search: (query: FindQuery) => Promise<FoundItems>,
  ): Promise<IndexFound> => {
    if (!hasCountryOf(data.datasets(), query.Countries)) return outageIfDamaged(data, { kind: 'no_data' });
    const parameter = notSupported(query);
    if (parameter !== null) return { kind: 'not_supported', parameter };
    try {
      const items = await search(query);
      return items.count === 0 ? outageIfDamaged(data, { kind: 'found', items }) : { kind: 'found', items };
    } catch (cause) {
      // An invented container, or one of another installation, is empty.
      return cause instanceof LookupIdError ? { kind: 'found', items: foundItems([]) } : { kind: 'unavailable', cause };
    }
  };

  const refresh = async (signal: AbortSignal): Promise<void> => {
    if (!(await index.prepareGently())) return;
    threads.prepare();
    const data = index.prepared() ?? index;
    await prepareAnswers(String(generation + 1), { ask: (query) => find(query, data, threads.findPrepared), signal });
    index.adopt();
    threads.adopt();
    generation += 1;
  };
  let refreshed = Promise.resolve();

  return {
    index,
    countries: () => [...new Set(index.datasets().flatMap(({ countries }) => countries))].toSorted(),
    knowsIpAddresses: false,
    generation: () => String(generation),
    find: (query) => find(query, index, threads.find),
    async retrieve(id, language) {
      try {
        const record = index.retrieve(id);
        if (record === null) return outageIfDamaged(index, { kind: 'unknown' });
        return { kind: 'found', items: [toRetrieveItem(record, language)], address: toRetrievedAddress(record) };
      } catch (cause) {
        return cause instanceof LookupIdError ? { kind: 'invalid_id' } : { kind: 'unavailable', cause };
      }
    },
    refresh(signal = new AbortController().signal) {
      const before = refreshed;
      refreshed = (async () => {
        await before.catch(() => undefined); // its own caller has received the error
        await refresh(signal);
      })();
      return refreshed;
    },
    onPrepared(prepare) {
      prepareAnswers = prepare;
    },
    attributions: () => [...new Set(index.datasets().map(({ attribution }) => attribution))].filter(Boolean),
    async close() {
      await threads.close();
      index.close();
    },
  };
}

/** No match is an outage while a file is unreadable, because the address may be in it. */
function outageIfDamaged<Answer>(
  data: Pick<AddressData, 'damagedFiles'>,
  answer: Answer,
): Answer | { kind: 'unavailable'; cause: LookupOutage } {
  if (data.damagedFiles().length === 0) return answer;
  return { kind: 'unavailable', cause: new LookupOutage('address data cannot be read') };
}

export function toRetrievedAddress(record: AddressRecord): RetrievedAddress {
  const { id: _id, sourceId, placeKind: _placeKind, attribution: _attribution, ...address } = record;
  return { ...address, provider: 'index', registerId: sourceId };
}

/** An unsupported condition: ignoring it would return unwanted addresses. */
function notSupported({ Filters, GeoFence }: FindQuery): NotSupported | null {
  if (Filters !== undefined && readFilters(Filters) === null) return 'Filters';
  return GeoFence === undefined ? null : 'GeoFence';
}

function hasCountryOf(datasets: readonly { countries: string[] }[], countries: readonly string[]): boolean {
  const wanted = countries.map((country) => toAlpha2(country)).filter(Boolean);
  if (wanted.length === 0) return datasets.length > 0;
  return datasets.some((dataset) => dataset.countries.some((country) => wanted.includes(country)));
}
