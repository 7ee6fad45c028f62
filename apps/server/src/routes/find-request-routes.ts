import { isBlank, isEmail, parseReference, type FieldError, type FindPage } from '@doorstep/contract';
import { DoorstepError, mailReceipt } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { limitByNetwork } from '../http/rate-limit.ts';
import type { Product } from '../product/product.ts';
import { fieldsOf, text } from './offer-page-routes.ts';
import { keepPrivate } from './receipt-routes.ts';

const maxTypedCharacters = 254;

/** "Find my request": the link to a request is mailed to the address on file, and to no other. */
export function addFindRequestRoutes(app: FastifyInstance, product: Product): void {
  const empty: FindPage = { kind: 'find', reference: '', email: '', errors: [], isSent: false };

  app.get('/r', (_request, reply) => product.pages.send(keepPrivate(reply), empty));

  app.post(
    '/r',
    { preHandler: limitByNetwork(product.limits.findRequest), config: { originCheck: 'same-or-hidden' } },
    async (request, reply) => {
      const fields = fieldsOf(request);
      const [reference, email] = [text(fields, 'reference'), text(fields, 'email')].map((typed) =>
        typed.trim().slice(0, maxTypedCharacters),
      ) as [string, string];
      const errors = errorsOf({ reference, email });
      if (errors.length > 0) {
        reply.code(422);
        return product.pages.send(keepPrivate(reply), { ...empty, reference, email, errors });
      }
      // Not waited for: how long it takes would say whether the two belong together.
      mailIfKnown(product, { reference, email }).catch((error: unknown) =>
        request.server.errorLog.report(error, 'a link could not be mailed', { requestId: request.id }),
      );
      return product.pages.send(keepPrivate(reply), { ...empty, isSent: true });
    },
  );
}

function errorsOf({ reference, email }: { reference: string; email: string }): FieldError[] {
  return [
    ...(isBlank(reference) ? [{ field: 'reference', code: 'required' as const }] : []),
    ...(isEmail(email) ? [] : [{ field: 'email', code: 'not_an_email' as const }]),
  ];
}

async function mailIfKnown(product: Product, given: { reference: string; email: string }): Promise<void> {
  const context = product.contextFor({ kind: 'visitor' });
  const found = await context.store.requests.findByReference(parseReference(given.reference));
  const isTheirs = found !== null && found.contact.email.toLowerCase() === given.email.toLowerCase();
  if (!isTheirs || found.erasedAt !== null || !product.canSendMail) return;
  try {
    await mailReceipt(context, { id: found.id, email: '' });
  } catch (error) {
    // Mailed often enough today: said to nobody, as everything here.
    if (!(error instanceof DoorstepError && error.code === 'rate_limited')) throw error;
  }
}
