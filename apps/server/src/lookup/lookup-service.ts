import type { FindItem, FindQuery, RetrieveItem } from '@doorstep/address-lookup';
import type { RetrievedAddress } from '@doorstep/contract';

/** An answer, or the reason why there is none. An empty list is an answer: no address matches. */
export type FindOutcome = { kind: 'found'; items: FindItem[] } | { kind: 'unavailable'; cause: unknown };

export type RetrieveOutcome =
  /** One address; several items are the same address in several languages. */
  | { kind: 'found'; items: RetrieveItem[]; address: RetrievedAddress }
  /** The id is well-formed, and no address has it (any more). */
  | { kind: 'unknown' }
  /** Not an id of ours, or one of a container. */
  | { kind: 'invalid_id' }
  | { kind: 'unavailable'; cause: unknown };

/** Who answers Find and Retrieve: the embedded index, or a third party. */
export interface LookupService {
  find(query: FindQuery): Promise<FindOutcome>;
  /** @param language BCP 47 tag of the visitor's language. */
  retrieve(id: string, language: string): Promise<RetrieveOutcome>;
  /** Changes when answers given before may no longer hold. */
  generation(): string;
}
