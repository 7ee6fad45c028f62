import {
  parseReference,
  type PublicOffer,
  type StatusCollection,
  type StatusMail,
  type StatusPage,
} from '@doorstep/contract';
import {
  DoorstepError,
  hasAddress,
  isCorrectable,
  hasAskedAgain,
  withdrawRequest,
  canBecome,
  entryHash,
  receiptPath,
  type Context,
  type ServiceRequest,
} from '@doorstep/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { siteSeenBy } from '../base-url.ts';
import { pathCookieName } from '../http/cookie-name.ts';
import { framedCookie } from '../http/embedding.ts';
import { parseBody } from '../http/parse-body.ts';
import { chosenLanguage, pageLanguage, readerOf } from '../http/request-language.ts';
import { presentStatus } from '../present/status-page.ts';
import { presentPublicOffer, shownAsClosed } from '../present/public-offer.ts';
import { wordsOfOffer, type WordsOfOffer } from '../present/brief/words-of-offer.ts';
import type { Product } from '../product/product.ts';

interface Outcome {
  mailed?: Pick<StatusMail, 'outcome' | 'typed'>;
  refused?: StatusPage['refused'];
  collection?: StatusCollection['outcome'];
  isShown?: boolean;
}
export type ReceiptRequest = FastifyRequest<{ Params: { reference: string } }>;

const secretSchema = v.object({ secret: v.pipe(v.string(), v.maxLength(200)) });

export function addReceiptRoutes(app: FastifyInstance, product: Product): void {
  const context = product.contextFor({ kind: 'visitor' });

  app.get<{ Params: { reference: string; secret: string } }>('/r/:reference/:secret', async (request, reply) => {
    const { reference, secret } = request.params;
    const found = await requireRequest(context, reference, secret);
    return grant(product, { request, reply, found }).redirect(`/r/${found.reference}`, 303);
  });

  // From a frame, where a browser may keep no cookie and the secret must not appear in a URL.
  app.post<{ Params: { reference: string } }>('/r/:reference', async (request, reply) => {
    const { secret } = parseBody(secretSchema, request.body);
    return openReceipt(product, { request, reply, reference: request.params.reference, secret });
  });

  app.get<{ Params: { reference: string } }>('/r/:reference', async (request, reply) => {
    const found = await requireRequest(context, request.params.reference, secretOf(product, request));
    const isShown = request.cookies[shownCookie(product, request)] === found.reference;
    if (isShown) {
      const path = `/r/${found.reference}`;
      reply.clearCookie(shownCookie(product, request), request.embed === null ? { path } : { ...framedCookie, path });
    }
    const page = await statusPage(product, request, found, { isShown });
    return keepPrivate(reply).send(product.pages.render(page, request, found.language));
  });

  app.post<{ Params: { reference: string } }>(
    '/r/:reference/withdraw',
    { config: { originCheck: 'same-or-hidden' } },
    async (request, reply) => {
      const found = await requireRequest(context, request.params.reference, secretOf(product, request));
      try {
        await withdrawRequest(context, { id: found.id, reason: '' });
      } catch (error) {
        if (!(error instanceof DoorstepError && error.code === 'state_conflict')) throw error;
        return showTooLate(product, { request, reply, refused: 'withdrawal' });
      }
      return reply.redirect(`/r/${found.reference}`, 303);
    },
  );

  // Unmasked for this one view: a page that is left open, or opened again, is masked.
  app.post<{ Params: { reference: string } }>(
    '/r/:reference/show',
    { config: { originCheck: 'same-or-hidden' } },
    async (request, reply) => {
      const found = await requireRequest(context, request.params.reference, secretOf(product, request));
      const page = await statusPage(product, request, found, { isShown: true });
      return keepPrivate(reply).send(product.pages.render(page, request, found.language));
    },
  );

  // Reached by reloading the form's answer.
  for (const path of ['withdraw', 'show']) {
    app.get<{ Params: { reference: string } }>(`/r/:reference/${path}`, (request, reply) =>
      keepPrivate(reply).redirect(`/r/${request.params.reference}`, 303),
    );
  }
}

export async function openReceipt(
  product: Product,
  given: { request: FastifyRequest; reply: FastifyReply; reference: string; secret: string },
): Promise<FastifyReply> {
  const { request, reply } = given;
  const context = product.contextFor({ kind: 'visitor' });
  const found = await requireRequest(context, given.reference, given.secret);
  if (request.embed === null || product.sessions.isKeptInFrame(request))
    return grant(product, { request, reply, found }).redirect(`/r/${found.reference}`, 303);
  request.embed = { ...request.embed, keepsReceipt: false };
  const page = await statusPage(product, request, found);
  const { collection } = page;
  const readOnly: StatusPage = {
    ...page,
    canChange: false,
    canWithdraw: false,
    canCorrectReturned: false,
    mail: null,
    collection: collection === null ? null : { ...collection, choices: [] },
  };
  return keepPrivate(reply).send(product.pages.render(readOnly, request, found.language));
}

/** The current request, with a note that the action came too late. A repeated action counts as done. */
export async function showTooLate(
  product: Product,
  { request, reply, refused }: { request: ReceiptRequest; reply: FastifyReply; refused: 'withdrawal' | 'correction' },
): Promise<FastifyReply> {
  const context = product.contextFor({ kind: 'visitor' });
  const found = await requireRequest(context, request.params.reference, secretOf(product, request));
  if (refused === 'withdrawal' && found.state === 'withdrawn') {
    return keepPrivate(reply).redirect(`/r/${found.reference}`, 303);
  }
  reply.code(409);
  const page = await statusPage(product, request, found, { refused });
  return keepPrivate(reply).send(product.pages.render(page, request, found.language));
}

/** Sets a cookie for this one receipt, which replaces the secret in the URL. */
export function grant(
  product: Pick<Product, 'config' | 'contextFor'>,
  { request, reply, found }: { request: FastifyRequest; reply: FastifyReply; found: ServiceRequest },
): FastifyReply {
  return setRequestCookie(product, { request, reply }, receiptCookie(product, request), {
    value: product.contextFor({ kind: 'visitor' }).secrets.receiptSecret(found.id),
    path: `/r/${found.reference}`,
    sameSite: 'lax',
    maxAge: 90 * 86_400,
  });
}

function setRequestCookie(
  product: Pick<Product, 'config'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  name: string,
  { value, path, sameSite, maxAge }: { value: string; path: string; sameSite: 'lax' | 'strict'; maxAge: number },
): FastifyReply {
  const ofTab = { httpOnly: true, sameSite, secure: isSecure(product, request) };
  return keepPrivate(reply).setCookie(name, value, {
    ...(request.embed === null ? ofTab : framedCookie),
    path,
    maxAge,
  });
}

export function keepPrivate(reply: FastifyReply): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Robots-Tag', 'noindex, nofollow')
    .header('Cache-Control', 'no-store');
}

/** A frame's cookie has a different name: it is sent across sites, and gives no access outside frames. */
const ownCookie =
  (name: string) =>
  ({ config: { baseUrl } }: Pick<Product, 'config'>, { embed }: FastifyRequest): string =>
    pathCookieName(
      embed === null ? `doorstep_${name}` : `doorstep_framed_${name}`,
      baseUrl?.startsWith('https:') === true,
    );

const receiptCookie = ownCookie('receipt');
const shownCookie = ownCookie('shown');

const shownForSeconds = 60;

/** Shows the receipt in full, once, so that visitors see what they just typed as saved. */
export function showOnce(product: Product, { request, reply }: { request: ReceiptRequest; reply: FastifyReply }) {
  const { reference } = request.params;
  return setRequestCookie(product, { request, reply }, shownCookie(product, request), {
    value: reference,
    path: `/r/${reference}`,
    sameSite: 'strict',
    maxAge: shownForSeconds,
  });
}

/** True even if the proxy that ends https is not trusted: the public URL says so. */
function isSecure({ config: { baseUrl } }: Pick<Product, 'config'>, { protocol }: FastifyRequest): boolean {
  return baseUrl?.startsWith('https:') === true || protocol === 'https';
}

export function secretOf(product: Pick<Product, 'config'>, request: ReceiptRequest): string {
  return request.cookies[receiptCookie(product, request)] ?? '';
}

/** Unknown references and wrong secrets give the same answer. */
export async function requireRequest(
  { store, secrets }: Context,
  reference: string,
  secret: string,
): Promise<ServiceRequest> {
  const request = await store.requests.findByReference(parseReference(reference));
  if (secrets.hash(secret) !== request?.secretHash) throw new DoorstepError('request_not_found');
  return request;
}

export async function offerOf(
  product: Product,
  request: FastifyRequest,
  { offerId, language }: ServiceRequest,
): Promise<PublicOffer> {
  const { store } = product.contextFor({ kind: 'visitor' });
  const offer = await store.offers.find(offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');
  const stock = await store.stock.ofOffer(offerId);
  const view = presentPublicOffer(shownAsClosed(offer), {
    stock,
    ...readerOf(request, language),
    wanted: [chosenLanguage(request) ?? '', language],
    at: request.receivedAt,
    canSendMail: product.canSendMail,
  });
  if (view === null) throw new DoorstepError('offer_not_found');
  return view;
}

/** A visitor's own entry in the draw: known from the start, so that they can find it on the list later. */
async function entryOf({ store, secrets }: Context, request: ServiceRequest): Promise<StatusPage['entry']> {
  const listed = await store.draws.ofRequest(request.id);
  if (listed !== null) return { hash: listed.hash, rank: listed.rank };
  return request.state === 'entered' ? { hash: entryHash(secrets, request), rank: null } : null;
}

export async function canAskAgain({ store }: Pick<Context, 'store'>, found: ServiceRequest): Promise<boolean> {
  if (found.state !== 'returned' || found.erasedAt !== null || !hasAddress(found)) return false;
  return !(await hasAskedAgain(store, found));
}

/** The mailed link that confirms a request; null before it is mailed, and for a request that needs none. */
async function linkOf({ store, secrets }: Context, { id, state, hasPass }: ServiceRequest) {
  if (state !== 'held' || hasPass) return null;
  return store.mailedLinks.find(secrets.hash(secrets.confirmToken(id)));
}

export async function wordsOfRequest(
  product: Product,
  request: FastifyRequest,
  found: ServiceRequest,
  view?: PublicOffer,
): Promise<WordsOfOffer> {
  const context = product.contextFor({ kind: 'visitor' });
  const offer = await context.store.offers.find(found.offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');
  const { language: shown } = view ?? (await offerOf(product, request, found));
  const language = pageLanguage(readerOf(request, found.language), shown);
  return wordsOfOffer(offer.definition, { language, shown, at: request.receivedAt });
}

export async function statusPage(
  product: Product,
  request: FastifyRequest,
  found: ServiceRequest,
  { mailed = { outcome: null, typed: '' }, refused = null, collection = null, isShown = false }: Outcome = {},
): Promise<StatusPage> {
  const context = product.contextFor({ kind: 'visitor' });
  const { store } = context;
  const history = await store.audit.of('request', found.id);
  const place =
    found.state === 'waitlisted' && found.queueNumber !== null
      ? await store.requests.placeInQueue(found.offerId, found.queueNumber)
      : null;
  const offer = await store.offers.find(found.offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');
  const view = await offerOf(product, request, found);
  return presentStatus(found, {
    offer: view,
    words: await wordsOfRequest(product, request, found, view),
    mails: await store.outbox.ofSubject(found.id),
    definition: offer.definition,
    ownLink: siteSeenBy(request, product.config) + receiptPath(context, found),
    history,
    place,
    entry: await entryOf(context, found),
    canWithdraw: canBecome(found.state, 'withdrawn'),
    canChange: isCorrectable(found) && found.erasedAt === null,
    canCorrectReturned: await canAskAgain(context, found),
    canSendMail: product.canSendMail,
    refused,
    outcome: collection,
    isShown,
    mailed,
    link: await linkOf(context, found),
    shipments: await store.batches.ofRequest(found.id),
    at: request.receivedAt,
  });
}
