import type { ConfirmPage, PublicOffer, StatusMail, StatusPage } from '@doorstep/contract';
import {
  confirmRequest,
  DoorstepError,
  findByMailedLink,
  isCorrectable,
  withdrawRequest,
  canBecome,
  entryHash,
  type Context,
  type ServiceRequest,
} from '@doorstep/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chosenLanguage, requestLanguage } from '../http/request-language.ts';
import { presentStatus } from '../present/status-page.ts';
import { presentPublicOffer } from '../present/public-offer.ts';
import type { Product } from '../product/product.ts';

type Mailed = Pick<StatusMail, 'outcome' | 'typed'>;
export type ReceiptRequest = FastifyRequest<{ Params: { reference: string } }>;

/** The receipt and status of a request, reached by its secret link, and the mailed link that confirms one. */
export function addReceiptRoutes(app: FastifyInstance, product: Product): void {
  const context = product.contextFor({ kind: 'visitor' });
  // Also where the proxy that ends https is not trusted: what people open says so.
  const isHttps = () => context.baseUrl.startsWith('https:');

  app.get<{ Params: { reference: string; secret: string } }>('/r/:reference/:secret', async (request, reply) => {
    const { reference, secret } = request.params;
    const found = await requireRequest(context, reference, secret);
    return grant(reply, request, { reference: found.reference, secret, isHttps: isHttps() }).redirect(
      `/r/${found.reference}`,
      303,
    );
  });

  app.get<{ Params: { reference: string } }>('/r/:reference', async (request, reply) => {
    const found = await requireRequest(context, request.params.reference, secretOf(request));
    return keepPrivate(reply).send(
      product.pages.render(await statusPage(product, request, found), request, found.language),
    );
  });

  app.post<{ Params: { reference: string } }>(
    '/r/:reference/withdraw',
    { config: { originCheck: 'same-or-hidden' } },
    async (request, reply) => {
      const found = await requireRequest(context, request.params.reference, secretOf(request));
      await withdrawRequest(context, { id: found.id, reason: '' });
      return reply.redirect(`/r/${found.reference}`, 303);
    },
  );

  app.get<{ Params: { token: string } }>('/confirm/:token', async (request, reply) => {
    const used = await requestOfUsedLink(context, request.params.token);
    if (used !== null) {
      // Opened again: what it confirmed is what they want to see.
      const { reference, id } = used;
      const secret = context.secrets.receiptSecret(id);
      return grant(reply, request, { reference, secret, isHttps: isHttps() }).redirect(`/r/${reference}`, 303);
    }
    const found = await findByMailedLink(context, request.params.token);
    const offer = await offerOf(context, request, found);
    const page: ConfirmPage = {
      kind: 'confirm',
      offer,
      reference: found.reference,
      action: `/confirm/${request.params.token}`,
    };
    return keepPrivate(reply).send(product.pages.render(page, request, found.language));
  });

  app.post<{ Params: { token: string } }>(
    '/confirm/:token',
    { config: { originCheck: 'same-or-hidden' } },
    async (request, reply) => {
      const { id, reference } = await confirmRequest(context, request.params.token);
      const secret = context.secrets.receiptSecret(id);
      return grant(reply, request, { reference, secret, isHttps: isHttps() }).redirect(`/r/${reference}`, 303);
    },
  );
}

/** The request of a link that was used already; whoever has the link could have confirmed it, and seen the receipt. */
async function requestOfUsedLink({ store, secrets }: Context, token: string): Promise<ServiceRequest | null> {
  const link = await store.mailedLinks.find(secrets.hash(token));
  return link === null || link.usedAt === null ? null : store.requests.find(link.requestId);
}

/** A cookie for this one receipt instead of the secret in the address. */
function grant(
  reply: FastifyReply,
  request: FastifyRequest,
  { reference, secret, isHttps }: { reference: string; secret: string; isHttps: boolean },
): FastifyReply {
  return keepPrivate(reply).setCookie('doorstep_receipt', secret, {
    path: `/r/${reference}`,
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps || request.protocol === 'https',
    maxAge: 90 * 86_400,
  });
}

export function keepPrivate(reply: FastifyReply): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Robots-Tag', 'noindex, nofollow')
    .header('Cache-Control', 'no-store');
}

export function secretOf(request: ReceiptRequest): string {
  return request.cookies['doorstep_receipt'] ?? '';
}

/** Unknown references and wrong secrets look the same from outside. */
export async function requireRequest(
  { store, secrets }: Context,
  reference: string,
  secret: string,
): Promise<ServiceRequest> {
  const request = await store.requests.findByReference(reference.toUpperCase());
  if (secrets.hash(secret) !== request?.secretHash) throw new DoorstepError('request_not_found');
  return request;
}

export async function offerOf(
  { store }: Context,
  request: FastifyRequest,
  found: ServiceRequest,
): Promise<PublicOffer> {
  const { offerId } = found;
  const offer = await store.offers.find(offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');
  const stock = await store.stock.ofOffer(offerId);
  // A receipt outlives its offer: one that is a draft again or archived is shown as closed.
  const shown =
    offer.status === 'draft' || offer.status === 'archived' ? { ...offer, status: 'closed' as const } : offer;
  const view = presentPublicOffer(shown, {
    stock,
    language: requestLanguage(request, found.language),
    // In the language that it was sent in, unless another is asked for.
    wanted: [chosenLanguage(request) ?? '', found.language],
    at: request.receivedAt,
  });
  if (view === null) throw new DoorstepError('offer_not_found');
  return view;
}

/** A visitor's own line on the list of the draw: known from the first moment, so that it can be found there later. */
async function entryOf({ store, secrets }: Context, request: ServiceRequest): Promise<StatusPage['entry']> {
  const listed = await store.draws.ofRequest(request.id);
  if (listed !== null) return { hash: listed.hash, rank: listed.rank };
  return request.state === 'entered' ? { hash: entryHash(secrets, request), rank: null } : null;
}

/** The link that was mailed to confirm a request; null before it is, and for a request that needs none. */
async function linkOf({ store, secrets }: Context, { id, state, hasPass }: ServiceRequest) {
  if (state !== 'held' || hasPass) return null;
  return store.mailedLinks.find(secrets.hash(secrets.confirmToken(id)));
}

export async function statusPage(
  product: Product,
  request: ReceiptRequest,
  found: ServiceRequest,
  mailed: Mailed = { outcome: null, typed: '' },
): Promise<StatusPage> {
  const context = product.contextFor({ kind: 'visitor' });
  const { store } = context;
  const history = await store.audit.of('request', found.id);
  const place =
    found.state === 'waitlisted' && found.queueNumber !== null
      ? await store.requests.placeInQueue(found.offerId, found.queueNumber)
      : null;
  return presentStatus(found, {
    offer: await offerOf(context, request, found),
    ownLink: `${context.baseUrl}/r/${found.reference}/${secretOf(request)}`,
    history,
    place,
    entry: await entryOf(context, found),
    canWithdraw: canBecome(found.state, 'withdrawn'),
    canCorrect: isCorrectable(found),
    canSendMail: product.canSendMail,
    mailed,
    link: await linkOf(context, found),
    shipments: await store.batches.ofRequest(found.id),
    at: request.receivedAt,
  });
}
