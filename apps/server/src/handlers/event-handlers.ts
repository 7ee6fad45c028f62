import type { eventOperations } from '@doorstep/contract/operations';
import { readEvents, toIso } from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';
import { nameOfPlace, placeOf } from './log-place.ts';
import { requireOffer } from './require-offer.ts';

export const eventHandlers: Handlers<typeof eventOperations> = {
  async 'GET /events'({ context, query }) {
    const { offer, after, since, ...others } = query;
    const page = await readEvents(context, {
      ...others,
      ...(offer === undefined ? {} : { offer: (await requireOffer(context, offer)).id }),
      after: placeOf(after),
      since: since === undefined ? null : Date.parse(since),
    });
    const { next, keptSince, ...shown } = page;
    return { ...shown, next: nameOfPlace(next), keptSince: toIso(keptSince) };
  },
};
