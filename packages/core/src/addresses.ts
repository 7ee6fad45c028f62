import type { Address, RetrievedAddress, TypedAddress } from '@doorstep/contract';

export type ProofOutcome =
  | { kind: 'valid'; address: RetrievedAddress }
  | { kind: 'expired'; address: RetrievedAddress }
  | { kind: 'forged' };

export type RetrievalOutcome =
  /** `variants`: the lines of the same address in each language of the data. */
  | { kind: 'found'; address: RetrievedAddress; variants: string[][] }
  /** No address has this id, or no longer has. */
  | { kind: 'unknown' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'unavailable' };

export interface FormKnowledge {
  /** The form matches places too far apart to be one home; only the town distinguishes them. */
  needsTown: boolean;
  /** The form matches several places that cannot be told apart, so no one can know whether this home has asked. */
  isAmbiguous: boolean;
  /** Other towns and postcodes under which the data lists the building. `needsTown`: that form needs its town too. */
  alsoAs: { city: string; postcode: string; needsTown: boolean }[];
}

export interface Addresses {
  /** Verifies the server's own signature over a retrieved address. */
  verifyProof(proof: string): ProofOutcome;
  /** Retrieves the address of an id from Find; providers may charge for it. */
  retrieve(id: string): Promise<RetrievalOutcome>;
  /** The only address in the data that matches a typed one, else null. `unit`: the form's unit field. */
  match(typed: TypedAddress, unit: string): Promise<RetrievedAddress | null>;
  formKnowledge(address: Address): FormKnowledge;
}
