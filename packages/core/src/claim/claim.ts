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
  /** The address as the visitor gave it. */
  addressLines: string[];
  language: string;
  state: ClaimState;
  /** Units that the homes may have since the claim was upheld; otherwise null. */
  allowance: number | null;
  /** The note on the decision; empty while the claim is open. */
  reason: string;
  /** Name of the person who decided; empty while it is open. */
  actor: string;
  createdAt: Instant;
  decidedAt: Instant | null;
  /** When its personal data was erased (text, name, email address, address); null while it is there. */
  erasedAt: Instant | null;
}
