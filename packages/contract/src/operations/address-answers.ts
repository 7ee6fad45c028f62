import * as v from 'valibot';
import { addressSchema } from '../address.ts';

export const addressKeysSchema = v.object({
  keys: v.array(
    v.object({
      kty: v.literal('OKP'),
      crv: v.literal('Ed25519'),
      x: v.string(),
      kid: v.string(),
      use: v.literal('sig'),
      alg: v.literal('EdDSA'),
    }),
  ),
});

export const verifiedAddressSchema = v.object({
  /** `expired`: issued here, but too old for a request. `forged`: not issued here, or altered. */
  outcome: v.picklist(['valid', 'expired', 'forged']),
  /** Null for a forged proof, like the rest. */
  address: v.nullable(
    v.object({
      ...addressSchema.entries,
      provider: v.string(),
      dataset: v.string(),
      registerId: v.nullable(v.string()),
    }),
  ),
  issuedAt: v.nullable(v.string()),
  ageSeconds: v.nullable(v.number()),
});
