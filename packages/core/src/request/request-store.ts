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

/** The part of a list query that exports share. */
export type RequestFilter = Omit<RequestQuery, 'sort' | 'page' | 'state'> & {
  state?: RequestState | readonly RequestState[] | undefined;
  /** Made or changed at this moment or later. */
  updatedSince?: string | undefined;
  /** Neither made nor changed at this moment or later. */
  changedBefore?: string | undefined;
  offers?: readonly string[] | undefined;
};
export type RequestListQuery = RequestFilter & { sort: RequestQuery['sort'] | 'updated'; page: number };

export interface CountOfDay {
  day: number;
  state: RequestState;
  requests: number;
}

export interface RequestListPage extends Listed<ServiceRequest> {
  total: number;
  counts: Partial<Record<RequestState, number>>;
}

export interface HeldOfOffer {
  requests: number;
  withEmail: number;
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
  /** In the order of their ids; unknown ids are left out. */
  findAll(ids: string[]): Promise<ServiceRequest[]>;
  /** The same, locked until the transaction ends. */
  lockAll(ids: string[]): Promise<ServiceRequest[]>;
  /** @returns false if the request is no longer in the state `from`. */
  change(id: string, change: StateChange): Promise<boolean>;
  /** @returns how many were in the state `from` and have changed. */
  changeMany(ids: string[], change: Pick<StateChange, 'from' | 'to' | 'at'>): Promise<number>;
  putDetails(request: ServiceRequest): Promise<void>;
  putCollection(id: string, collection: Collection): Promise<void>;
  putReturnReason(id: string, reason: ReturnReason): Promise<void>;
  /** Requests with a code, in any state, the latest first: codes are not unique. */
  ofCode(code: string, max: number): Promise<ServiceRequest[]>;
  /** Ids of a place's requests that were accepted before then, oldest first. */
  toCollect(
    filter: { offerId: string; place: string; acceptedBefore: Instant; isUnnotified?: boolean },
    max: number,
  ): Promise<string[]>;
  /** Requests for a place that are accepted, held, waiting or in the draw. */
  openAt(offerId: string, place: string): Promise<ServiceRequest[]>;
  countToCollect(): Promise<{ offerId: string; place: string; requests: number }[]>;
  /** From 1. */
  placeInQueue(offerId: string, queueNumber: number): Promise<number>;
  /** Waiting requests of an offer in the order of the queue, locked. Lock their items first: see `lockRequest`. */
  waiting(offerId: string, after: number, max: number): Promise<ServiceRequest[]>;
  list(query: RequestListQuery, pageSize: number): Promise<ServiceRequest[]>;
  /** By state; the filter's own state is ignored. */
  counts(filter: RequestFilter): Promise<Partial<Record<RequestState, number>>>;
  countWithEmail(filter: RequestFilter): Promise<{ requests: number; withEmail: number }>;
  countsOfDays(filter: { offerIds: readonly string[] | null; since: number }): Promise<CountOfDay[]>;
  page(query: RequestListQuery, pageSize: number): Promise<RequestListPage>;
  behind(query: RequestListQuery, part: ListPart & { cursor: string }): Promise<Listed<ServiceRequest>>;
  /** Reasons sent to declined visitors, each once, the latest first; without those of erased requests. */
  declineReasons(offerId: string, max: number): Promise<string[]>;
  countHeld(reasons: HoldReason[], since: Instant): Promise<number>;
  heldNetworks(max: number): Promise<HeldOfNetwork[]>;
  heldOfNetwork(flood: Flood, options: { max: number }): Promise<string[]>;
  countHeldOfNetwork(flood: Flood): Promise<HeldOfOffer[]>;
  /** Held requests whose last step was before then. */
  countHeldSince(before: Instant, offerIds?: readonly string[] | null): Promise<number>;
  /** Ids of requests held since before `heldBefore`, or still waiting for an archived offer. */
  lapsing(heldBefore: Instant, max: number): Promise<string[]>;
  all(filter: RequestFilter): AsyncIterable<ExportRow[]>;
  ofHomes(homeIds: string[], max?: number): Promise<ServiceRequest[]>;
  /**
   * Other requests with the same email address or phone number (see `sharedMarks`), across offers, the latest first.
   */
  ofPerson(request: ServiceRequest, max: number): Promise<ServiceRequest[]>;
}

declare module '../store.ts' {
  interface Repositories {
    requests: RequestStore;
  }
}
