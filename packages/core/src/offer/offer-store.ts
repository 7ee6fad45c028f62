import type { OfferPhase, OfferStatus, OfferUses, RequestState } from '@doorstep/contract';
import type { Offer, OfferDefinition } from './offer.ts';
import type { Instant } from '../instant.ts';

/** Distinguishes the versions of offers. */
export const versionName = ({ id, version }: { id: string; version: number }): string => `${id} ${version}`;

export interface OfferStore {
  find(id: string): Promise<Offer | null>;
  /** By its short name, or by one that it had before. */
  findBySlug(slug: string): Promise<Offer | null>;
  list(): Promise<Offer[]>;
  /** The definition that a request answered. */
  findVersion(id: string, version: number): Promise<OfferDefinition | null>;
  /** When a version was saved; null when there is none of that number. */
  savedAt(id: string, version: number): Promise<Instant | null>;
  /** @throws DoorstepError `slug_taken`, or `request_invalid` with `slug_former` where another offer had it before. */
  insert(offer: Offer, scopeSecret: string): Promise<void>;
  /**
   * Writes the definition as the next version.
   * @param offer.formerSlug The short name until now, which goes on leading to the offer; null for none.
   * @returns false when `version` is no longer the stored one; nothing is written then.
   * @throws DoorstepError `slug_taken`, or `request_invalid` with `slug_former` where another offer had it before.
   */
  saveVersion(
    offer: {
      id: string;
      version: number;
      definition: OfferDefinition;
      formerSlug?: string | null;
    },
    at: Instant,
  ): Promise<boolean>;
  /** Notes the phase that receivers of webhooks are told of. @returns false when it is noted already. */
  announcePhase(id: string, phase: OfferPhase): Promise<boolean>;
  /** The phase that each offer was announced in last. */
  announcedPhases(): Promise<Map<string, OfferPhase | null>>;
  /** @returns false when the offer is no longer in the state `from`. */
  setStatus(id: string, change: { from: OfferStatus; to: OfferStatus; at: Instant }): Promise<boolean>;
  /** Deletes a draft with everything of its own. @returns false when it is no draft any more. */
  deleteDraft(id: string): Promise<boolean>;
  /**
   * Puts a draft into another scope, which is made when it comes with a secret and is not there.
   * @param newSecret The secret of a new scope, or of one whose own was destroyed.
   * @returns false when the offer is no draft any more.
   */
  setScope(id: string, scope: { id: string; newSecret: string | null }): Promise<boolean>;
  /** The secret under which home keys of a scope are hashed; null once it is destroyed. */
  scopeSecret(scopeId: string): Promise<string | null>;
  /**
   * Locks versions that requests are about to answer, so that no save supersedes them before the transaction ends.
   * @returns the secret of each offer's scope by {@link versionName}; superseded versions are missing.
   */
  lockVersions(versions: { id: string; version: number }[]): Promise<Map<string, string | null>>;
  /**
   * Marks the current version as superseded, after every transaction that has locked it: whatever requests answered it
   * can be read then, and no further request will.
   * @returns false when it was superseded before.
   */
  supersede(id: string, version: number, at: Instant): Promise<boolean>;
  /** What requests of an offer name; erased ones name items only. */
  uses(id: string, definition: OfferDefinition): Promise<OfferUses>;
  /** The secret of one scope, locked until the transaction ends. */
  lockScope(scopeId: string): Promise<string | null>;
  /** Destroys that secret, and with it every key and building of the scope. */
  destroyScopeSecret(scopeId: string): Promise<void>;
  /** Takes numbers of the offer's queue, which is locked until the transaction ends. @returns the first of them. */
  takeQueueNumbers(id: string, count: number): Promise<number>;
  countRequests(): Promise<Map<string, Partial<Record<RequestState, number>>>>;
}

declare module '../store.ts' {
  interface Repositories {
    offers: OfferStore;
  }
}
