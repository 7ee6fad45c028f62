import type { HoldReason, RequestSource, Submission } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import type { Offer } from '../offer/offer.ts';
import type { ResolvedAddress } from './resolve-address.ts';

export interface NetworkLimits {
  maxPerTenMinutes: number;
  maxUnidentifiedPerDay: number;
}

export interface SubmitRequestInput {
  slug: string;
  submission: Submission;
  idempotencyKey: string;
  /** When the request's headers arrived: what counts for opening and closing. */
  receivedAt: Instant;
  language: string;
  source: RequestSource;
  /** Who sends it: a signed session, or the form's token where there is none; empty where there is neither. */
  visitor: string;
  /** Keyed hash of the network prefix; empty where somebody of staff, or a program with a token, sends it. */
  network: string;
  widerNetworks?: readonly string[];
  networkLimits?: NetworkLimits;
  remoteAddress: string;
  httpRequestId?: string;
  suspicions: Suspicion[];
  noFixedAddress?: boolean;
}

export type Suspicion = Extract<
  HoldReason,
  | 'too_fast'
  | 'honeypot_filled'
  | 'busy_network'
  | 'unidentified'
  | 'check_foreign_host'
  | 'check_stale'
  | 'check_high_score'
>;

export interface Pass {
  id: string;
  provider: string;
  expiresAt: Instant;
}

export interface CheckedSubmission extends SubmitRequestInput {
  offer: Offer;
  resolved: ResolvedAddress;
  pass: Pass | null;
  isCheckDown: boolean;
  settlesSuspicion: boolean;
  fingerprint: string;
}
