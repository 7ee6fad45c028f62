import { isBlank, isEmail, parseReference, type FieldError, type FindPage } from '@doorstep/contract';
import { DoorstepError, mailReceipt, type ServiceRequest } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { limitByNetwork } from '../http/rate-limit.ts';
import type { Product } from '../product/product.ts';
import { fieldsOf, text } from './offer-page-routes.ts';
import { keepPrivate } from './receipt-routes.ts';

const maxTypedCharacters = 254;

/** "Find my request": the link goes to the email address on file, and to no other. */
export function addFindRequestRoutes(app: FastifyInstance, product: Product): void {
  const empty: FindPage = { kind: 'find', reference: '', email: '', errors: [], isSent: false };

  app.get('/r', (request, reply) => {
    const reference = text(request.query as Record<string, unknown>, 'reference').slice(0, maxTypedCharacters);
    return product.pages.send(keepPrivate(reply), { ...empty, reference });
  });

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
      const context = product.contextFor({ kind: 'visitor' });
      const found = await context.store.requests.findByReference(parseReference(reference));
      // Not awaited: the response time would reveal whether the request and the email address belong together.
      mailIfTheirs(product, found, email).catch((error: unknown) =>
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

async function mailIfTheirs(product: Product, found: ServiceRequest | null, email: string): Promise<void> {
  const isTheirs = found !== null && found.contact.email.toLowerCase() === email.toLowerCase();
  if (!isTheirs || found.erasedAt !== null || !product.canSendMail) return;
  try {
    await mailReceipt(product.contextFor({ kind: 'visitor' }), { id: found.id, email: '' });
  } catch (error) {
    // Mailed often enough today; the answer stays the same.
    if (!(error instanceof DoorstepError && error.code === 'rate_limited')) throw error;
  }
}
