import { changePlace, DoorstepError } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { limitByNetwork } from '../http/rate-limit.ts';
import { calendarOf } from '../present/collection-in-words.ts';
import type { Product } from '../product/product.ts';
import { fieldsOf, text } from './offer-page-routes.ts';
import { keepPrivate, requireRequest, secretOf, showTooLate, statusPage, wordsOfRequest } from './receipt-routes.ts';

type Named = { Params: { reference: string } };

/** The page of a collected request: choosing another place, and a calendar file. */
export function addCollectionRoutes(app: FastifyInstance, product: Product): void {
  const context = product.contextFor({ kind: 'visitor' });

  app.post<Named>(
    '/r/:reference/place',
    { preHandler: limitByNetwork(product.limits.submit), config: { originCheck: 'same-or-hidden' } },
    async (request, reply) => {
      const found = await requireRequest(context, request.params.reference, secretOf(product, request));
      try {
        await changePlace(context, { id: found.id, place: text(fieldsOf(request), 'collection.place') });
      } catch (error) {
        if (!(error instanceof DoorstepError)) throw error;
        if (error.code === 'state_conflict') return showTooLate(product, { request, reply, refused: 'correction' });
        if (error.code !== 'request_invalid') throw error;
        reply.code(422);
        const page = await statusPage(product, request, found, { collection: 'gone' });
        return keepPrivate(reply).send(product.pages.render(page, request, found.language));
      }
      return keepPrivate(reply).redirect(`/r/${found.reference}`, 303);
    },
  );

  app.get<Named>('/r/:reference/place', (request, reply) =>
    keepPrivate(reply).redirect(`/r/${request.params.reference}`, 303),
  );

  app.get<Named>('/r/:reference/calendar.ics', async (request, reply) => {
    const found = await requireRequest(context, request.params.reference, secretOf(product, request));
    const calendar = calendarOf(await wordsOfRequest(product, request, found), found);
    if (calendar === null) return keepPrivate(reply).redirect(`/r/${found.reference}`, 303);
    return keepPrivate(reply)
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="collect.ics"')
      .send(calendar);
  });
}
