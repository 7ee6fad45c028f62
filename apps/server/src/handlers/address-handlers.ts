import type { addressOperations } from '@doorstep/contract/operations';
import { toIso } from '@doorstep/core';
import type { AddressProofs } from '../lookup/address-proofs.ts';
import type { Handlers } from '../operations/handlers.ts';

export function createAddressHandlers(proofs: AddressProofs): Handlers<typeof addressOperations> {
  const { x = '', kid } = proofs.publicKey;
  const key = { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA' } as const;
  return {
    'GET /addresses/keys': async () => ({ keys: [key] }),
    async 'POST /addresses/verify'({ body }) {
      const verified = proofs.verify(body.proof);
      if (verified.kind === 'forged') return { outcome: 'forged', address: null, issuedAt: null, ageSeconds: null };
      const { kind, issuedAt } = verified;
      const { units: _, ...address } = verified.address;
      const ageSeconds = Math.max(0, Math.floor((Date.now() - issuedAt) / 1000));
      return { outcome: kind, address, issuedAt: toIso(issuedAt), ageSeconds };
    },
  };
}
