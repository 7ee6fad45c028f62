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

export interface Flood {
  network: string;
  until: Instant;
}

export interface HeldOfNetwork {
  network: string;
  requests: number;
  firstAt: Instant;
  lastAt: Instant;
  offers: { offerId: string; requests: number }[];
}

export interface RequestStore {
  insert(requests: ServiceRequest[]): Promise<void>;
  find(id: string): Promise<ServiceRequest | null>;
  findByReference(reference: string): Promise<ServiceRequest | null>;
  lock(id: string): Promise<ServiceRequest | null>;
  findAll(ids: string[]): Promise<ServiceRequest[]>;
  lockAll(ids: string[]): Promise<ServiceRequest[]>;
  change(id: string, change: StateChange): Promise<boolean>;
  /** @returns how many of them were in the state `from`, and have changed. */
  changeMany(ids: string[], change: Pick<StateChange, 'from' | 'to' | 'at'>): Promise<number>;
  putDetails(request: ServiceRequest): Promise<void>;
  putCollection(id: string, collection: Collection): Promise<void>;
  putReturnReason(id: string, reason: ReturnReason): Promise<void>;
  ofCode(code: string, max: number): Promise<ServiceRequest[]>;
  toCollect(
    filter: { offerId: string; place: string; acceptedBefore: Instant; isUnnotified?: boolean },
    max: number,
  ): Promise<string[]>;
  /** Requests that are to be collected at a place or may be: accepted, held, waiting or in the draw. */
  openAt(offerId: string, place: string): Promise<ServiceRequest[]>;
  countToCollect(): Promise<{ offerId: string; place: string; requests: number }[]>;
  placeInQueue(offerId: string, queueNumber: number): Promise<number>;
  /** Waiting requests of an offer in the order of the queue, locked. Their items are locked before: see `lockRequest`. */
  waiting(offerId: string, after: number, max: number): Promise<ServiceRequest[]>;
  list(query: RequestListQuery, pageSize: number): Promise<ServiceRequest[]>;
  /** How many fit a filter by state; what it says of the state itself does not count. */
  counts(filter: RequestFilter): Promise<Partial<Record<RequestState, number>>>;
  countWithEmail(filter: RequestFilter): Promise<{ requests: number; withEmail: number }>;
  /** By day, as they are kept: what is held or accepted on all days, everything from `since` on. */
  countsOfDays(filter: { offerIds: readonly string[] | null; since: number }): Promise<CountOfDay[]>;
  page(query: RequestListQuery, pageSize: number): Promise<RequestListPage>;
  behind(query: RequestListQuery, part: ListPart & { cursor: string }): Promise<Listed<ServiceRequest>>;
  /** What visitors of an offer were told when they were declined, each once, the latest first; none of the erased. */
  declineReasons(offerId: string, max: number): Promise<string[]>;
  /** Requests that came since then and are still held, for one of these reasons or more. */
  countHeld(reasons: HoldReason[], since: Instant): Promise<number>;
  heldNetworks(max: number): Promise<HeldOfNetwork[]>;
  heldOfNetwork(flood: Flood, options: { max: number }): Promise<string[]>;
  countHeldOfNetwork(flood: Flood): Promise<HeldOfOffer[]>;
  /** Held requests whose last step was before then; only of some offers, if any are given. */
  countHeldSince(before: Instant, offerIds?: readonly string[] | null): Promise<number>;
  /** Ids of requests whose end has come: held since before `heldBefore`, or still waiting for an archived offer. */
  lapsing(heldBefore: Instant, max: number): Promise<string[]>;
  all(filter: RequestFilter): AsyncIterable<ExportRow[]>;
  ofHomes(homeIds: string[], max?: number): Promise<ServiceRequest[]>;
  /** Other requests with the same e-mail or telephone, of whatever offer, as `sharedMarks` tells: the latest first. */
  ofPerson(request: ServiceRequest, max: number): Promise<ServiceRequest[]>;
}

declare module '../store.ts' {
  interface Repositories {
    requests: RequestStore;
  }
}
