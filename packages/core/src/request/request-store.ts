import type { HoldReason, Listed, ListPart, RequestQuery, RequestState, ReturnReason } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import type { Collection, ExportRow, RequestLine, ServiceRequest } from './service-request.ts';

export interface StateChange {
  from: RequestState;
  to: RequestState;
  at: Instant;
  acceptedAt?: Instant | null;
  hasPass?: boolean;
  checkProvider?: string;
  holdReasons?: HoldReason[];
  homeIds?: string[];
  lines?: RequestLine[];
  queueNumber?: number;
}

/** Part of a list query that an export shares. */
export type RequestFilter = Omit<RequestQuery, 'sort' | 'page' | 'state'> & {
  /** One, or one of several. */
  state?: RequestState | readonly RequestState[] | undefined;
  /** Made or changed at this moment or later. */
  updatedSince?: string | undefined;
  /** Neither made nor changed at this moment or later. */
  changedBefore?: string | undefined;
  /** Only of these offers: those that the caller is limited to. */
  offers?: readonly string[] | undefined;
};
export type RequestListQuery = RequestFilter & { sort: RequestQuery['sort'] | 'updated'; page: number };

/** How many requests of a state came on a day of UTC, from 1970. */
export interface CountOfDay {
  day: number;
  state: RequestState;
  requests: number;
}

export interface RequestListPage extends Listed<ServiceRequest> {
  total: number;
  counts: Partial<Record<RequestState, number>>;
}

/** Held requests of one network, one offer and one language. */
export interface HeldOfOffer {
  requests: number;
  withEmail: number;
  /** One of those with an email address; null where none has one. */
  idWithEmail: string | null;
}

/** What one network had sent until a moment. A network is the hash of a day. */
export interface Flood {
  network: string;
  until: Instant;
}

/** Held requests of one network. */
export interface HeldOfNetwork {
  network: string;
  requests: number;
  firstAt: Instant;
  lastAt: Instant;
  /** Of which offers, most first. */
  offers: { offerId: string; requests: number }[];
}

export interface RequestStore {
  insert(requests: ServiceRequest[]): Promise<void>;
  find(id: string): Promise<ServiceRequest | null>;
  findByReference(reference: string): Promise<ServiceRequest | null>;
  /** The request, held until the transaction ends. */
  lock(id: string): Promise<ServiceRequest | null>;
  /** Many at once, in the order of their ids; those that are not there are missing. */
  findAll(ids: string[]): Promise<ServiceRequest[]>;
  /** The same, locked until the transaction ends. */
  lockAll(ids: string[]): Promise<ServiceRequest[]>;
  /** @returns false when the request is no longer in the state `from`. */
  change(id: string, change: StateChange): Promise<boolean>;
  /** @returns how many of them were in the state `from`, and have changed. */
  changeMany(ids: string[], change: Pick<StateChange, 'from' | 'to' | 'at'>): Promise<number>;
  /** Writes contact, answers, address and assurance of a request, and what it is searched by, as `request` has them. */
  putDetails(request: ServiceRequest): Promise<void>;
  /** Writes where a request is collected. */
  putCollection(id: string, collection: Collection): Promise<void>;
  /** Writes why its parcel came back or did not arrive. */
  putReturnReason(id: string, reason: ReturnReason): Promise<void>;
  /** Requests of a code, whatever has become of them; the latest first. */
  ofCode(code: string, max: number): Promise<ServiceRequest[]>;
  /** Ids of the accepted requests of a place that were accepted before then, oldest first. */
  toCollect(
    filter: { offerId: string; place: string; acceptedBefore: Instant; isUnnotified?: boolean },
    max: number,
  ): Promise<string[]>;
  /** Requests that are to be collected at a place or may be: accepted, held, waiting or in the draw. */
  openAt(offerId: string, place: string): Promise<ServiceRequest[]>;
  /** How many accepted requests each place of each offer has. */
  countToCollect(): Promise<{ offerId: string; place: string; requests: number }[]>;
  /** Place from 1 among those that wait. */
  placeInQueue(offerId: string, queueNumber: number): Promise<number>;
  /** Waiting requests of an offer in the order of the queue, locked. Their items are locked before: see `lockRequest`. */
  waiting(offerId: string, after: number, max: number): Promise<ServiceRequest[]>;
  /** The rows of one page. */
  list(query: RequestListQuery, pageSize: number): Promise<ServiceRequest[]>;
  /** How many fit a filter by state; what it says of the state itself does not count. */
  counts(filter: RequestFilter): Promise<Partial<Record<RequestState, number>>>;
  /** How many fit a filter, and how many of them have an email address. */
  countWithEmail(filter: RequestFilter): Promise<{ requests: number; withEmail: number }>;
  /** By day, as they are kept: what is held or accepted on all days, everything from `since` on. */
  countsOfDays(filter: { offerIds: readonly string[] | null; since: number }): Promise<CountOfDay[]>;
  /** A page, how many requests fit in all, and how many would in each state. */
  page(query: RequestListQuery, pageSize: number): Promise<RequestListPage>;
  /** What is behind a cursor; nothing is counted. */
  behind(query: RequestListQuery, part: ListPart & { cursor: string }): Promise<Listed<ServiceRequest>>;
  /** What visitors of an offer were told when they were declined, each once, the latest first; none of the erased. */
  declineReasons(offerId: string, max: number): Promise<string[]>;
  /** Requests that came since then and are still held, for one of these reasons or more. */
  countHeld(reasons: HoldReason[], since: Instant): Promise<number>;
  /** Networks with several held requests, most first. */
  heldNetworks(max: number): Promise<HeldOfNetwork[]>;
  /** Ids of the held requests of a network, oldest first. */
  heldOfNetwork(flood: Flood, options: { max: number }): Promise<string[]>;
  /** How many they are, by offer and language, the most first. */
  countHeldOfNetwork(flood: Flood): Promise<HeldOfOffer[]>;
  /** Held requests whose last step was before then; only of some offers, if any are given. */
  countHeldSince(before: Instant, offerIds?: readonly string[] | null): Promise<number>;
  /** Ids of requests whose end has come: held since before `heldBefore`, or still waiting for an archived offer. */
  lapsing(heldBefore: Instant, max: number): Promise<string[]>;
  /** Streams every request of a filter, oldest first, some hundreds at a time. */
  all(filter: RequestFilter): AsyncIterable<ExportRow[]>;
  /** Requests of homes, oldest first; 100 unless said otherwise. */
  ofHomes(homeIds: string[], max?: number): Promise<ServiceRequest[]>;
  /** Other requests with the same e-mail or telephone, of whatever offer, as `sharedMarks` tells: the latest first. */
  ofPerson(request: ServiceRequest, max: number): Promise<ServiceRequest[]>;
}

declare module '../store.ts' {
  interface Repositories {
    requests: RequestStore;
  }
}
