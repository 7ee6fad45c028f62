import { proofInputSchema } from '../address.ts';
import { addressKeysSchema, verifiedAddressSchema } from './address-answers.ts';
import type { OperationTable } from './operation.ts';

/** For those who get the proof of a found address from the address field: whether it is one, here or by themselves. */
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
