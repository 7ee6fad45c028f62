import type { FoundItems } from '@doorstep/address-index';
import type { FindQuery, RetrieveItem } from '@doorstep/address-lookup';
import type { RetrievedAddress } from '@doorstep/contract';
import type { LimitAnswer } from '../http/rate-limit.ts';

export type Limited = { kind: 'limited'; retryAfterSeconds: number };

/** Parameters of Find that some providers do not support. */
export type NotSupported = 'Filters' | 'GeoFence';

export type FindOutcome =
  | { kind: 'found'; items: FoundItems }
  /** No address data exists for these countries, so visitors must type; unlike an outage, this does not pass. */
  | { kind: 'no_data' }
  /** The text is too short to search; there may be matches, and the visitor types on. */
  | { kind: 'too_short' }
  /** The container id is forged, expired, or was issued to another caller. */
  | { kind: 'invalid_container' }
  /** Dropping the condition would change the question. */
  | { kind: 'not_supported'; parameter: NotSupported }
  /** No provider accepts a query of this length. */
  | { kind: 'too_long' }
  | { kind: 'given_up' }
  | Limited
  | { kind: 'unavailable'; cause: unknown };

export type RetrieveOutcome =
  /** One address; several items are its versions in several languages. */
  | { kind: 'found'; items: RetrieveItem[]; address: RetrievedAddress }
  /** A well-formed id that has no address (any more). */
  | { kind: 'unknown' }
  /** Not an id of ours, or a container's. */
  | { kind: 'invalid_id' }
  | Limited
  | { kind: 'unavailable'; cause: unknown };

/** Charges the caller's budget right before a call to a third party. Cached and local answers are free. */
export interface Charge {
  /** @param isScarce  gives less to callers that have chosen nothing. */
  take(isScarce?: boolean): Promise<LimitAnswer>;
  /** Refunds a call that the third party did not count. */
  giveBack(): Promise<void>;
  /** Whether today's choices outweigh the searches. */
  isEarned(): Promise<boolean>;
}

export interface LookupService {
  find(query: FindQuery, charge: Charge, signal?: AbortSignal): Promise<FindOutcome>;
  /** @param language  the visitor's language, a BCP 47 tag. */
  retrieve(id: string, language: string, charge: Charge): Promise<RetrieveOutcome>;
  /** Changes when earlier answers may be outdated. */
  generation(): string;
  readonly knowsIpAddresses: boolean;
}
