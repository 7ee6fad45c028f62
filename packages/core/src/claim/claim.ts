import type { ClaimKind, ClaimState } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

export interface Claim {
  id: string;
  offerId: string;
  homeIds: string[];
  kind: ClaimKind;
  text: string;
  name: string;
  email: string;
  addressLines: string[];
  language: string;
  state: ClaimState;
  /** Units that the homes may have in total since the claim was upheld; otherwise null. */
  allowance: number | null;
  reason: string;
  actor: string;
  createdAt: Instant;
  decidedAt: Instant | null;
  /** When its personal data was erased. */
  erasedAt: Instant | null;
}
