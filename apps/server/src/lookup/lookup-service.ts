import type { FoundItems } from '@doorstep/address-index';
import type { FindQuery, RetrieveItem } from '@doorstep/address-lookup';
import type { RetrievedAddress } from '@doorstep/contract';
import type { LimitAnswer } from '../http/rate-limit.ts';

/** Whoever asks has asked too much. */
export type Limited = { kind: 'limited'; retryAfterSeconds: number };

/** Parameters of Find that not every provider can take into account. */
export type NotSupported = 'Filters' | 'GeoFence';

/** An answer, or the reason why there is none. */
export type FindOutcome =
  | { kind: 'found'; items: FoundItems }
  /** There is no address data for these countries: typing is the way, and no outage will pass. */
  | { kind: 'no_data' }
  /** Nobody is asked about so little: there may well be a match, and typing goes on. */
  | { kind: 'too_short' }
  /** What is to be opened was made up, or shown to somebody else or too long ago. */
  | { kind: 'invalid_container' }
  /** What was asked for cannot be taken into account, and leaving it out would answer another question. */
  | { kind: 'not_supported'; parameter: NotSupported }
  /** Whoever would be asked takes no query of this length. */
  | { kind: 'too_long' }
  /** Whoever asked no longer waits. */
  | { kind: 'given_up' }
  | Limited
  | { kind: 'unavailable'; cause: unknown };

export type RetrieveOutcome =
  /** One address; several items are the same address in several languages. */
  | { kind: 'found'; items: RetrieveItem[]; address: RetrievedAddress }
  /** The id is well-formed, and no address has it (any more). */
  | { kind: 'unknown' }
  /** Not an id of ours, or one of a container. */
  | { kind: 'invalid_id' }
  | Limited
  | { kind: 'unavailable'; cause: unknown };

/**
 * Asked right before a third party is: whoever asks pays for it out of a budget of their own. An answer from memory or
 * from the embedded index costs nobody anything.
 */
export interface Charge {
  /** @param isScarce The account has little left for those who have chosen nothing: they get less of it each. */
  take(isScarce?: boolean): Promise<LimitAnswer>;
  /** The third party did not take it either. */
  giveBack(): Promise<void>;
  /** Whether what was chosen from there today outweighs what was searched for. */
  isEarned(): Promise<boolean>;
}

/** Who answers Find and Retrieve: the embedded index, or a third party. */
export interface LookupService {
  /** @param signal Aborted when nobody waits for the answer any more. */
  find(query: FindQuery, charge: Charge, signal?: AbortSignal): Promise<FindOutcome>;
  /** @param language BCP 47 tag of the visitor's language. */
  retrieve(id: string, language: string, charge: Charge): Promise<RetrieveOutcome>;
  /** Changes when answers given before may no longer hold. */
  generation(): string;
  /** Whether it knows where an IP address is. */
  readonly knowsIpAddresses: boolean;
}
