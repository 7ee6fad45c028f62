import { proofInputSchema } from '../address.ts';
import { addressKeysSchema, verifiedAddressSchema } from './address-answers.ts';
import type { OperationTable } from './operation.ts';

/** For sites that receive proofs from the address field: verify a proof here, or on their own server. */
export const addressOperations = {
  'GET /addresses/keys': {
    action: 'everybody',
    about: 'neither',
    id: 'listAddressKeys',
    summary: 'The public key that proofs of addresses are verified with, as a JSON Web Key Set.',
    answer: addressKeysSchema,
  },
  'POST /addresses/verify': {
    action: 'signed_in',
    about: 'neither',
    id: 'verifyAddress',
    summary: 'Whether the proof of an address is from here, for which address, and how old it is.',
    body: proofInputSchema,
    answer: verifiedAddressSchema,
  },
} as const satisfies OperationTable;
