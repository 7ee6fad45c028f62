// A locked batch of one parcel.
import { randomUUID } from 'node:crypto';
import { closeComposition, createApiToken, createOffer, makeBatch, transitionOffer, type Batch } from '@doorstep/core';
import { itemInput, offerInput } from '@doorstep/testing';
import { expect } from 'vitest';
import type { StaffServer } from './staff-server.ts';

export async function lockedBatch({ staff, send }: StaffServer): Promise<Batch> {
  const draft = await createOffer(staff, offerInput({ items: [itemInput({ openingStock: 10 })] }));
  const offer = await transitionOffer(staff, { id: draft.id, transition: 'publish' });
  const { token } = await createApiToken(staff, { name: 'A program', scopes: ['requests.enter'] });
  const asked = await send('POST', `/api/v1/offers/${offer.slug}/requests`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body: {
      lines: [{ item: offer.definition.items[0]?.id, quantity: 1 }],
      contact: { name: 'Robin Ashby' },
      address: { typed: { line1: '12 High Street', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' } },
    },
  });
  expect(asked.status).toBe(201);
  const batch = await makeBatch(staff, { offerId: offer.id, country: '', postcode: '', max: 10 });
  await closeComposition(staff, { id: batch.id });
  return batch;
}
