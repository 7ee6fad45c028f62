import { emailSchema, type StatusMail } from '@doorstep/contract';
import { DoorstepError, mailReceipt } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { limitByNetwork } from '../http/rate-limit.ts';
import type { Product } from '../product/product.ts';
import { fieldsOf, text } from './offer-page-routes.ts';
import { keepPrivate, requireRequest, secretOf, statusPage, type ReceiptRequest } from './receipt-routes.ts';

export function addMailReceiptRoutes(app: FastifyInstance, product: Product): void {
  app.post<{ Params: { reference: string } }>(
    '/r/:reference/mail',
    { preHandler: limitByNetwork(product.limits.submit), config: { originCheck: 'same-or-hidden' } },
    async (request, reply) => {
      const context = product.contextFor({ kind: 'visitor' });
      const found = await requireRequest(context, request.params.reference, secretOf(product, request));
      const typed = text(fieldsOf(request), 'email').trim();
      const outcome = await mail(product, request, { id: found.id, isKnown: found.contact.email !== '', typed });
      if (outcome === 'email_invalid') reply.code(422);
      if (outcome === 'limited') reply.code(429);
      const page = await statusPage(product, request, found, {
        mailed: { outcome, typed: outcome === 'sent' ? '' : typed },
      });
      return keepPrivate(reply).send(product.pages.render(page, request, found.language));
    },
  );

  // Reached by reloading the form's answer.
  app.get<{ Params: { reference: string } }>('/r/:reference/mail', (request, reply) =>
    keepPrivate(reply).redirect(`/r/${request.params.reference}`, 303),
  );
}

async function mail(
  product: Product,
  request: ReceiptRequest,
  { id, isKnown, typed }: { id: string; isKnown: boolean; typed: string },
): Promise<NonNullable<StatusMail['outcome']>> {
  // With an address on file, nothing is typed.
  const email = isKnown ? '' : typed;
  if (!isKnown && !v.is(emailSchema, email)) return 'email_invalid';
  try {
    await mailReceipt(product.contextFor({ kind: 'visitor' }), { id, email });
    return 'sent';
  } catch (error) {
    if (error instanceof DoorstepError && error.code === 'rate_limited') return 'limited';
    throw error;
  }
}
