import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import type { Repositories } from '../store.ts';
import { announceRequest } from './announce-request.ts';
import type { ServiceRequest } from './service-request.ts';

/** Tells receivers of a request that has just changed its state. */
export async function announceChange(
  context: Pick<Context, 'secrets'>,
  tx: Repositories,
  request: ServiceRequest,
  at: Instant,
): Promise<void> {
  const offer = await tx.offers.find(request.offerId);
  await announceRequest(context, tx, { request, slug: offer?.slug ?? '', at });
}
