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
  /** When the request's headers arrived: decides whether it came before closing. */
  receivedAt: Instant;
  language: string;
  source: RequestSource;
  /** The signed session, else the form's token; empty without either. */
  visitor: string;
  /** Keyed hash of the network prefix; empty if staff or a program with a token sends it. */
  network: string;
  /** The same for two wider networks around it, the narrower one first. */
  widerNetworks?: readonly string[];
  networkLimits?: NetworkLimits;
  remoteAddress: string;
  httpRequestId?: string;
  /** Signs of a machine: reasons for staff to check it. */
  suspicions: Suspicion[];
  /** Only with source `staff`: a person without a fixed address, who collects it and gets a home of their own. */
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
  /** A pass was sent that cannot be verified at the moment. */
  isCheckDown: boolean;
  /** The check was required because the request looked like a machine's, so its pass settles that. */
  settlesSuspicion: boolean;
  fingerprint: string;
}
