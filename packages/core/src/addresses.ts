import type { Address, RetrievedAddress, TypedAddress } from '@doorstep/contract';

export type ProofOutcome =
  | { kind: 'valid'; address: RetrievedAddress }
  | { kind: 'expired'; address: RetrievedAddress }
  | { kind: 'forged' };

export type RetrievalOutcome =
  | { kind: 'found'; address: RetrievedAddress; variants: string[][] }
  | { kind: 'unknown' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'unavailable' };

export interface FormKnowledge {
  /** The form matches places too far apart to be one home; their towns tell them apart. */
  needsTown: boolean;
  /** The form matches several places that nothing tells apart: nobody can know whether this home has asked. */
  isAmbiguous: boolean;
  /** Where else the data lists the same building. `needsTown`: whether that form needs its town in turn. */
  alsoAs: { city: string; postcode: string; needsTown: boolean }[];
}

export interface Addresses {
  verifyProof(proof: string): ProofOutcome;
  retrieve(id: string): Promise<RetrievalOutcome>;
  match(typed: TypedAddress, unit: string): Promise<RetrievedAddress | null>;
  formKnowledge(address: Address): FormKnowledge;
}
