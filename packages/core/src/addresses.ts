import type { RetrievedAddress, TypedAddress } from '@doorstep/contract';

export type ProofOutcome =
  | { kind: 'valid'; address: RetrievedAddress }
  | { kind: 'expired'; address: RetrievedAddress }
  | { kind: 'forged' };

/** What the product asks of the address data. */
export interface Addresses {
  /** Reads back the server's own signature over a retrieved address. */
  verifyProof(proof: string): ProofOutcome;
  /** The address of the data that a typed one names without doubt, else null. `unit` as in the form's own field. */
  match(typed: TypedAddress, unit: string): Promise<RetrievedAddress | null>;
}
