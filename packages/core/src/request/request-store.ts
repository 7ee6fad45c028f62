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
  state?: RequestState | readonly RequestState[] | undefined;
  updatedSince?: string | undefined;
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
  findAll(ids: string[]): Promise<ServiceRequest[]>;
  lockAll(ids: string[]): Promise<ServiceRequest[]>;
  change(id: string, change: StateChange): Promise<boolean>;
  changeMany(ids: string[], change: Pick<StateChange, 'from' | 'to' | 'at'>): Promise<number>;
  putDetails(request: ServiceRequest): Promise<void>;
  putCollection(id: string, collection: Collection): Promise<void>;
  putReturnReason(id: string, reason: ReturnReason): Promise<void>;
  ofCode(code: string, max: number): Promise<ServiceRequest[]>;
  toCollect(
    filter: { offerId: string; place: string; acceptedBefore: Instant; isUnnotified?: boolean },
    max: number,
  ): Promise<string[]>;
  openAt(offerId: string, place: string): Promise<ServiceRequest[]>;
  countToCollect(): Promise<{ offerId: string; place: string; requests: number }[]>;
  placeInQueue(offerId: string, queueNumber: number): Promise<number>;
  /** Waiting requests of an offer in the order of the queue, locked. Their items are locked before: see `lockRequest`. */
  waiting(offerId: string, after: number, max: number): Promise<ServiceRequest[]>;
  list(query: RequestListQuery, pageSize: number): Promise<ServiceRequest[]>;
  counts(filter: RequestFilter): Promise<Partial<Record<RequestState, number>>>;
  countWithEmail(filter: RequestFilter): Promise<{ requests: number; withEmail: number }>;
  countsOfDays(filter: { offerIds: readonly string[] | null; since: number }): Promise<CountOfDay[]>;
  page(query: RequestListQuery, pageSize: number): Promise<RequestListPage>;
  behind(query: RequestListQuery, part: ListPart & { cursor: string }): Promise<Listed<ServiceRequest>>;
  /** What visitors of an offer were told when they were declined, each once, the latest first; none of the erased. */
  declineReasons(offerId: string, max: number): Promise<string[]>;
  countHeld(reasons: HoldReason[], since: Instant): Promise<number>;
  heldNetworks(max: number): Promise<HeldOfNetwork[]>;
  heldOfNetwork(flood: Flood, options: { max: number }): Promise<string[]>;
  countHeldOfNetwork(flood: Flood): Promise<HeldOfOffer[]>;
  countHeldSince(before: Instant, offerIds?: readonly string[] | null): Promise<number>;
  lapsing(heldBefore: Instant, max: number): Promise<string[]>;
  all(filter: RequestFilter): AsyncIterable<ExportRow[]>;
  ofHomes(homeIds: string[], max?: number): Promise<ServiceRequest[]>;
  ofPerson(request: ServiceRequest, max: number): Promise<ServiceRequest[]>;
}

declare module '../store.ts' {
  interface Repositories {
    requests: RequestStore;
  }
}
