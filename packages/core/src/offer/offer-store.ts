import type { Listed, ListPart, OfferPhase, OfferStatus, OfferUses, RequestState } from '@doorstep/contract';
import type { Offer, OfferDefinition } from './offer.ts';
import type { Instant } from '../instant.ts';

export const versionName = ({ id, version }: { id: string; version: number }): string => `${id} ${version}`;

export interface OfferStore {
  find(id: string): Promise<Offer | null>;
  /** By the current short name or a former one. */
  findBySlug(slug: string): Promise<Offer | null>;
  list(): Promise<Offer[]>;
  /** @param filter `ids`: only these; null for all. */
  part(
    filter: { ids: readonly string[] | null; updatedSince?: Instant | null },
    part: ListPart,
  ): Promise<Listed<Offer>>;
  findVersion(id: string, version: number): Promise<OfferDefinition | null>;
  /** Null if there is no such version. */
  savedAt(id: string, version: number): Promise<Instant | null>;
  /** @throws DoorstepError `slug_taken`, or `request_invalid` with `slug_former` if another offer had it before. */
  insert(offer: Offer, scopeSecret: string): Promise<void>;
  /**
   * Writes the definition as the next version.
   * @param offer `formerSlug`: the previous short name, which keeps leading to the offer; null for none.
   * @returns false if `version` is no longer the stored one; then nothing is written.
   * @throws DoorstepError `slug_taken`, or `request_invalid` with `slug_former` if another offer had it before.
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
  /** Records the phase announced to webhooks. @returns false if it is already recorded. */
  announcePhase(id: string, phase: OfferPhase): Promise<boolean>;
  announcedPhases(): Promise<Map<string, OfferPhase | null>>;
  /** @returns false if the offer no longer has the status `from`. */
  setStatus(id: string, change: { from: OfferStatus; to: OfferStatus; at: Instant }): Promise<boolean>;
  /** @returns false if it is no longer a draft. */
  deleteDraft(id: string): Promise<boolean>;
  /**
   * Puts a draft into another scope, which is created if it comes with a secret and does not exist.
   * @param scope `newSecret`: for a new scope, or one whose own secret was destroyed.
   * @returns false if the offer is no longer a draft.
   */
  setScope(id: string, scope: { id: string; newSecret: string | null }): Promise<boolean>;
  /** The secret that home keys of a scope are hashed with; null once destroyed. */
  scopeSecret(scopeId: string): Promise<string | null>;
  /**
   * Locks versions that requests are about to answer, so that no save supersedes them before the transaction ends.
   * @returns the secret of each offer's scope by {@link versionName}; superseded versions are left out.
   */
  lockVersions(versions: { id: string; version: number }[]): Promise<Map<string, string | null>>;
  /**
   * Marks the current version as superseded, after every transaction that has locked it. From then on all requests that
   * answered it are visible, and none is added.
   * @returns false if it was already superseded.
   */
  supersede(id: string, version: number, at: Instant): Promise<boolean>;
  /** What requests of an offer name; erased ones name items only. */
  uses(id: string, definition: OfferDefinition): Promise<OfferUses>;
  /** The scope's secret, locked until the transaction ends; null once destroyed. */
  lockScope(scopeId: string): Promise<string | null>;
  /** Also destroys every home key of the scope. */
  destroyScopeSecret(scopeId: string): Promise<void>;
  /**
   * Reserves numbers of the offer's queue, which stays locked until the transaction ends.
   * @returns the first of them.
   */
  takeQueueNumbers(id: string, count: number): Promise<number>;
  countRequests(): Promise<Map<string, Partial<Record<RequestState, number>>>>;
  /** By UTC day of arrival, from the day `since`; days without requests are absent. */
  countArrivals(ids: readonly string[], since: number): Promise<{ offerId: string; day: number; requests: number }[]>;
}

declare module '../store.ts' {
  interface Repositories {
    offers: OfferStore;
  }
}
