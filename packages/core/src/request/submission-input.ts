import type { HoldReason, RequestSource, Submission } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import type { Offer } from '../offer/index.ts';
import type { ResolvedAddress } from './resolve-address.ts';

export interface SubmitRequestInput {
  slug: string;
  submission: Submission;
  idempotencyKey: string;
  /** When the request's headers arrived: what counts for opening and closing. */
  receivedAt: Instant;
  language: string;
  source: RequestSource;
  /** The signed visitor session, and the keyed hash of the network prefix; empty when there is none. */
  visitor: string;
  network: string;
  remoteAddress: string;
  /** What speaks for a machine: reasons to let staff look. */
  suspicions: Suspicion[];
  /** With `staff` alone: somebody without a fixed address, who collects. Their home is one of its own. */
  noFixedAddress?: boolean;
}

export type Suspicion = Extract<HoldReason, 'too_fast' | 'trap_filled' | 'busy_network'>;

export interface Pass {
  id: string;
  /** Name of the human check that was passed. */
  provider: string;
  expiresAt: Instant;
}

/** A submission of which everything that cannot change any more was checked. */
export interface CheckedSubmission extends SubmitRequestInput {
  offer: Offer;
  resolved: ResolvedAddress;
  /** Null without a pass of the human check. */
  pass: Pass | null;
  /** Whether a pass was brought that nobody could verify just now. */
  isCheckDown: boolean;
  fingerprint: string;
}
