import type { Address, RetrievedAddress, TypedAddress } from '@doorstep/contract';

export type ProofOutcome =
  | { kind: 'valid'; address: RetrievedAddress }
  | { kind: 'expired'; address: RetrievedAddress }
  | { kind: 'forged' };

export type RetrievalOutcome =
  /** `variants`: the lines of the same address in each language that the data has it in. */
  | { kind: 'found'; address: RetrievedAddress; variants: string[][] }
  /** No address has this id any more, or none ever had. */
  | { kind: 'unknown' }
  /** This visitor, network or program has asked for more addresses than it may. */
  | { kind: 'limited'; retryAfterSeconds: number }
  /** Unknown at the moment: the lookup is down. */
  | { kind: 'unavailable' };

/** What the address data knows of the places that one canonical form names. */
export interface FormKnowledge {
  /** The form names places too far apart to be one home; their towns distinguish them. */
  needsTown: boolean;
  /** It names such places, and nothing distinguishes them: whether this home has asked cannot be known. */
  isAmbiguous: boolean;
  /** Where else the data lists the same building. `needsTown`: whether that form needs its town in turn. */
  alsoAs: { city: string; postcode: string; needsTown: boolean }[];
}

/** What the product asks of the address data. */
export interface Addresses {
  /** Verifies the server's own signature over a retrieved address. */
  verifyProof(proof: string): ProofOutcome;
  /** The address of an id that Find gave out; it may cost money. In the language of whoever asks. */
  retrieve(id: string): Promise<RetrievalOutcome>;
  /** The address in the data that a typed one matches unambiguously, else null. `unit` as in the form's own field. */
  match(typed: TypedAddress, unit: string): Promise<RetrievedAddress | null>;
  /** What is known of the form of an address; nothing, where no data has two places of it. */
  formKnowledge(address: Address): FormKnowledge;
}
