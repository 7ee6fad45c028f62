import { type Submission, type SubmissionAnswer, submissionSchema } from '@doorstep/contract';
import { DoorstepError, type SubmitRequestInput, type SubmitRequestResult, submitRequest } from '@doorstep/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finished } from 'node:stream';
import { siteSeenBy } from '../base-url.ts';
import { parseBody } from '../http/parse-body.ts';
import { requestLanguage } from '../http/request-language.ts';
import { isUnprintable } from '../http/unprintable-text.ts';
import type { Product } from './product.ts';
import { requesterOf } from './requester-of.ts';

export interface Submitted {
  answer: SubmissionAnswer;
  /** 201, or 202 while the request is held. */
  status: 201 | 202;
  isReplayed: boolean;
  /** The secret link without its host, for redirects. */
  path: string;
}

export async function submit(
  product: Product,
  request: FastifyRequest<{ Params: { slug: string } }>,
  { submission, idempotencyKey, reply }: { submission: Submission; idempotencyKey: string; reply: FastifyReply },
): Promise<Submitted> {
  const requester = requesterOf(product, request);
  const context = product.contextFor({ kind: 'visitor' }, requester);
  const offerSubmission = {
    slug: request.params.slug,
    submission,
    idempotencyKey,
    receivedAt: request.receivedAt,
    language: submission.language === '' ? requestLanguage(request) : submission.language,
    source: typeof request.query === 'object' && request.query !== null && 'embed' in request.query ? 'embed' : 'web',
    visitor: requester.caller.session,
    network: await product.networkOf(request.ip),
    widerNetworks: await product.widerNetworksOf(request.ip),
    networkLimits: product.config.networkLimits,
    remoteAddress: request.ip,
    httpRequestId: request.id,
    suspicions: await suspicionsOf(product, submission, { request, session: requester.caller.session }),
  } satisfies SubmitRequestInput;
  const result = await submitRequest(context, offerSubmission).catch(async (error: unknown) => {
    if (error instanceof DoorstepError) await addClaimToken(product, request.params.slug, error);
    throw error;
  });
  const { path, isReplayed } = result;
  if (!isReplayed) finished(reply.raw, () => product.humanChecks.measure(submission.monitoredCheck, request.ip));
  return { ...presentSubmission(result, siteSeenBy(request, product.config)), isReplayed, path };
}

async function addClaimToken(product: Product, slug: string, { details }: DoorstepError): Promise<void> {
  const { homeIds } = details;
  if (homeIds === undefined) return;
  const offer = await product.contextFor({ kind: 'visitor' }).store.offers.findBySlug(slug);
  if (offer !== null) details.claimToken = product.claimTokens.issue({ offerId: offer.id, homeIds });
}

export function parseSubmission(body: unknown): Submission {
  return parseBody(submissionSchema, body);
}

/** @throws DoorstepError `idempotency_key_missing` unless the key has 1 to 128 printable characters. */
export function requireIdempotencyKey(key: unknown): string {
  if (typeof key !== 'string' || key.trim() === '' || key.length > 128 || isUnprintable(key))
    throw new DoorstepError('idempotency_key_missing');
  return key;
}

async function suspicionsOf(
  product: Product,
  submission: Submission,
  { request: { ip, receivedAt }, session }: { request: FastifyRequest; session: string },
): Promise<SubmitRequestInput['suspicions']> {
  const suspicions: SubmitRequestInput['suspicions'] = [];
  const { isHoneypotFilled, isTooFast } = product.formTokens.suspicionsOf(submission.formToken, receivedAt);
  if (submission.website !== '' || isHoneypotFilled) suspicions.push('honeypot_filled');
  if (isTooFast) suspicions.push('too_fast');
  if (await product.humanChecks.isFromBusyNetwork(ip)) suspicions.push('busy_network');
  // Without another check, the first few requests of a network pass: they are counted when saved.
  if (session === '' && product.humanChecks.asksOnSuspicion()) suspicions.push('unidentified');
  return suspicions;
}

export function presentSubmission(
  { answer, path }: SubmitRequestResult,
  site: string,
): { status: 201 | 202; answer: SubmissionAnswer } {
  const { reference, state, place } = answer;
  return {
    status: state === 'held' ? 202 : 201,
    answer: { reference, state, ...(place === null ? {} : { place }), url: site + path },
  };
}
