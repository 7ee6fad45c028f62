import type { Address, RetrievedAddress, TypedAddress } from '@doorstep/contract';

export type ProofOutcome =
  | { kind: 'valid'; address: RetrievedAddress }
  | { kind: 'expired'; address: RetrievedAddress }
  | { kind: 'forged' };

export type RetrievalOutcome =
  /** `variants`: the lines of the same address in each language that the data has it in. */
  | { kind: 'found'; address: RetrievedAddress; variants: string[][] }
  /** No address has this id, or no longer has. */
  | { kind: 'unknown' }
  /** This visitor, network or program has used up its limit. */
  | { kind: 'limited'; retryAfterSeconds: number }
  /** Unknown at the moment: the lookup is down. */
  | { kind: 'unavailable' };

/** What the address data knows of the places that one canonical form names. */
export interface FormKnowledge {
  /** The form matches places too far apart to be one home; their towns tell them apart. */
  needsTown: boolean;
  /** The form matches several places that nothing tells apart: nobody can know whether this home has asked. */
  isAmbiguous: boolean;
  /** Where else the data lists the same building. `needsTown`: whether that form needs its town in turn. */
  alsoAs: { city: string; postcode: string; needsTown: boolean }[];
}

export interface Addresses {
  /** Verifies the server's own signature over a retrieved address. */
  verifyProof(proof: string): ProofOutcome;
  retrieve(id: string): Promise<RetrievalOutcome>;
  /** The one address in the data that a typed address matches, else null. `unit`: the form's unit field. */
  match(typed: TypedAddress, unit: string): Promise<RetrievedAddress | null>;
  /** What the data knows of a canonical form; null if no data has two places with this form. */
  formKnowledge(address: Address): FormKnowledge;
}
