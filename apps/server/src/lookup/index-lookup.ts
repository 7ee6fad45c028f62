import {
  createFindThreads,
  foundItems,
  LookupIdError,
  openAddressIndex,
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

/** The embedded index as a provider of the lookup. */
export interface IndexLookup extends LookupService {
  readonly index: AddressIndex;
  /** Of the data that can be read, ISO 3166-1 alpha-2. */
  countries(): string[];
  /** Costs nobody anything. */
  find(query: FindQuery): Promise<IndexFound>;
  retrieve(id: string, language: string): Promise<Exclude<RetrieveOutcome, Limited>>;
  /** Looks whether the address data was changed by somebody else, such as an import beside the running server. */
  refresh(signal?: AbortSignal): Promise<void>;
  /** What is done with new data before they answer; once, and not at all when nobody does anything. */
  onPrepared(prepare: PrepareAnswers): void;
  /** Whom to credit where its addresses are shown, each once. */
  attributions(): string[];
  close(): Promise<void>;
}

/** @param generation  the one that the data will have. */
export type PrepareAnswers = (
  generation: string,
  asking: { ask: (query: FindQuery) => Promise<IndexFound>; signal: AbortSignal },
) => Promise<void>;

export interface IndexLookupOptions {
  /** Where the data sets are; it may be empty or not there yet. */
  folder: string;
  masterSecret: string;
  /** How many threads search; none when absent, which leaves it to the one that calls. */
  findThreads?: number;
  /** Called when one of them ended by itself. */
  threadEnded?: (cause: unknown) => void;
}

/** It wants to be refreshed now and then, and closed at the end. */
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
    if (!hasCountryOf(data.datasets(), query.Countries)) return unlessDamaged(data, { kind: 'no_data' });
    const parameter = notSupported(query);
    if (parameter !== null) return { kind: 'not_supported', parameter };
    try {
      const items = await search(query);
      return items.count === 0 ? unlessDamaged(data, { kind: 'found', items }) : { kind: 'found', items };
    } catch (cause) {
      // A container that was made up, or made by another installation, holds nothing.
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
        if (record === null) return unlessDamaged(index, { kind: 'unknown' });
        return { kind: 'found', items: [toRetrieveItem(record, language)], address: toRetrievedAddress(record) };
      } catch (cause) {
        return cause instanceof LookupIdError ? { kind: 'invalid_id' } : { kind: 'unavailable', cause };
      }
    },
    refresh(signal = new AbortController().signal) {
      const before = refreshed;
      refreshed = (async () => {
        await before.catch(() => undefined); // whoever asked for that has been told
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

/** What was not found may be in a file that cannot be read: then nobody knows, and that is an outage. */
function unlessDamaged<Answer>(
  data: Pick<AddressData, 'damagedFiles'>,
  answer: Answer,
): Answer | { kind: 'unavailable'; cause: LookupOutage } {
  if (data.damagedFiles().length === 0) return answer;
  return { kind: 'unavailable', cause: new LookupOutage('address data cannot be read') };
}

/** An address of the index as the product knows it. */
export function toRetrievedAddress(record: AddressRecord): RetrievedAddress {
  const { id: _id, sourceId, placeKind: _placeKind, attribution: _attribution, ...address } = record;
  return { ...address, provider: 'index', registerId: sourceId };
}

/** A condition that is not supported; ignoring it would return addresses that were not asked for. */
function notSupported({ Filters, GeoFence }: FindQuery): NotSupported | null {
  if (Filters !== undefined) return 'Filters';
  return GeoFence === undefined ? null : 'GeoFence';
}

function hasCountryOf(datasets: readonly { countries: string[] }[], countries: readonly string[]): boolean {
  const wanted = countries.map((country) => toAlpha2(country)).filter(Boolean);
  if (wanted.length === 0) return datasets.length > 0;
  return datasets.some((dataset) => dataset.countries.some((country) => wanted.includes(country)));
}
