import { errorCodes, type ConfirmPage } from '@doorstep/contract';
import { confirmRequest, DoorstepError, readMailedLink, type MailedLinkState } from '@doorstep/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Product } from '../product/product.ts';
import { grant, keepPrivate, offerOf } from './receipt-routes.ts';

type ConfirmRoute = FastifyRequest<{ Params: { token: string } }>;

export function addConfirmRoutes(app: FastifyInstance, product: Product): void {
  const context = product.contextFor({ kind: 'visitor' });

  /** Whoever has the link could confirm the request, and the same mail contains its receipt link. */
  const toReceipt = (
    request: ConfirmRoute,
    reply: FastifyReply,
    { request: found }: Pick<MailedLinkState, 'request'>,
  ) => grant(product, { request, reply, found }).redirect(`/r/${found.reference}`, 303);

  const show = async (
    request: ConfirmRoute,
    reply: FastifyReply,
    { link, outcome }: { link: MailedLinkState; outcome: ConfirmPage['outcome'] },
  ) => {
    const { request: found, expiresAt, confirms } = link;
    const page: ConfirmPage = {
      kind: 'confirm',
      offer: await offerOf(product, request, found),
      reference: found.reference,
      action: `/confirm/${request.params.token}`,
      confirms,
      outcome,
      until: new Date(expiresAt).toISOString(),
    };
    // The owner of a new email address has seen nothing else of the request yet.
    if (confirms === 'request') grant(product, { request, reply, found });
    return keepPrivate(reply).send(product.pages.render(page, request, found.language));
  };

  app.get<{ Params: { token: string } }>('/confirm/:token', async (request, reply) => {
    const link = await readMailedLink(context, request.params.token);
    if (link.kind === 'settled') return toReceipt(request, reply, link);
    if (link.kind === 'expired') {
      return show(request, reply.code(errorCodes.link_invalid.status), { link, outcome: 'expired' });
    }
    const { isSoldOut, hasWaitlist } = await offerOf(product, request, link.request);
    const isGone = link.confirms === 'request' && isSoldOut && !hasWaitlist;
    return show(request, reply, { link, outcome: isGone ? 'sold_out' : null });
  });

  app.post<{ Params: { token: string } }>(
    '/confirm/:token',
    { config: { originCheck: 'same-or-hidden' } },
    async (request, reply) => {
      const { token } = request.params;
      try {
        return toReceipt(request, reply, { request: await confirmRequest(context, token) });
      } catch (error) {
        if (!(error instanceof DoorstepError)) throw error;
        const outcome = outcomeOf(error);
        if (outcome === null) return reply.redirect(`/confirm/${encodeURIComponent(token)}`, 303);
        const link = await readMailedLink(context, token);
        return show(request, reply.code(errorCodes[error.code].status), { link, outcome });
      }
    },
  );
}

function outcomeOf(error: DoorstepError): ConfirmPage['outcome'] {
  switch (error.code) {
    case 'already_asked':
      return 'already_asked';
    case 'sold_out':
      return error.details.left?.every(({ left }) => left === 0) === false ? 'fewer_left' : 'sold_out';
    case 'link_invalid':
    case 'state_conflict':
      return null;
    default:
      throw error;
  }
}
