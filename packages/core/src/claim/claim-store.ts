import type { ClaimKind, ClaimState } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/** A visitor's objection to "this home has already asked". */
export interface Claim {
  id: string;
  offerId: string;
  /** The homes that had already asked. */
  homeIds: string[];
  kind: ClaimKind;
  /** In the visitor's words; may be empty. */
  text: string;
  name: string;
  /** Email address for the answer. */
  email: string;
  /** As the visitor gave the address. */
  addressLines: string[];
  language: string;
  state: ClaimState;
  /** Units that the homes may have since it was upheld; else null. */
  allowance: number | null;
  /** Of the decision; empty while it is open. */
  reason: string;
  /** Name of the person who decided; empty while it is open. */
  actor: string;
  createdAt: Instant;
  decidedAt: Instant | null;
  /** When its personal data was erased (text, name, email address, address); null while it is there. */
  erasedAt: Instant | null;
}

export interface ClaimStore {
  insert(claim: Claim): Promise<void>;
  find(id: string): Promise<Claim | null>;
  /** Of these offers: open ones oldest first, decided ones newest first. */
  list(filter: { offerIds: string[]; isOpen: boolean; max: number }): Promise<Claim[]>;
  /** Newest first. */
  ofHomes(homeIds: string[]): Promise<Claim[]>;
  /** @returns false when it is no longer open. */
  decide(
    id: string,
    decision: { state: 'upheld' | 'refused'; allowance: number | null; reason: string; actor: string; at: Instant },
  ): Promise<boolean>;
  /** Redacts the personal data of these claims, and removes their mails from the outbox. An open one counts as refused. */
  erase(ids: string[], at: Instant): Promise<void>;
  /**
   * Takes the personal data out of claims about an offer, and out of the outbox what was written to who made them.
   * @param filter `decidedBefore`: those decided earlier. `isOpenToo`: those that nobody decided as well; they count as
   * refused from then on, and nobody is written to.
   * @returns their ids.
   */
  eraseExpired(filter: { offerId: string; decidedBefore: Instant; isOpenToo: boolean; at: Instant }): Promise<string[]>;
}

declare module '../store.ts' {
  interface Repositories {
    claims: ClaimStore;
  }
}
