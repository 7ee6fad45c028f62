import type { FoundItems } from '@doorstep/address-index';
import type { FindQuery, RetrieveItem } from '@doorstep/address-lookup';
import type { RetrievedAddress } from '@doorstep/contract';
import type { LimitAnswer } from '../http/rate-limit.ts';

/** Whoever asks has asked too much. */
export type Limited = { kind: 'limited'; retryAfterSeconds: number };

/** An answer, or the reason why there is none. */
export type FindOutcome =
  | { kind: 'found'; items: FoundItems }
  /** There is no address data for these countries: typing is the way, and no outage will pass. */
  | { kind: 'no_data' }
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
  take(): LimitAnswer;
  /** The third party did not take it either. */
  giveBack(): void;
}

/** Who answers Find and Retrieve: the embedded index, or a third party. */
export interface LookupService {
  find(query: FindQuery, charge: Charge): Promise<FindOutcome>;
  /** @param language BCP 47 tag of the visitor's language. */
  retrieve(id: string, language: string, charge: Charge): Promise<RetrieveOutcome>;
  /** Changes when answers given before may no longer hold. */
  generation(): string;
}
