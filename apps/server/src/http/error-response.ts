// The only place where an error becomes a response. A 5xx discloses only its code and the request id.
import { type ErrorCode, type ErrorPage, type Problem, errorCodes } from '@doorstep/contract';
import { DoorstepError, type ErrorDetails } from '@doorstep/core';
import { isOutage } from '@doorstep/database';
import { type Translator, catalogueFor, createTranslator } from '@doorstep/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { answeredElsewhere } from './drain.ts';
import { MovedOffer, redirectToSlug } from './moved-offer.ts';
import { markLimited } from './rate-limit.ts';
import { requestLanguage } from './request-language.ts';

const maxBytes = 64 * 1024 * 1024;
const maxMs = 10_000;

/** Closing early would reset the connection and lose the answer. Bounded in size and time. */
function drainBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const done = () => {
      clearTimeout(timer);
      request.off('data', count).off('end', done).off('error', done).off('close', done);
      resolve();
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) done();
    };
    const timer = setTimeout(done, maxMs);
    request.on('data', count).on('end', done).on('error', done).on('close', done);
    request.resume();
  });
}

declare module 'fastify' {
  interface FastifyReply {
    errorCode: ErrorCode | null;
  }
}

export type ErrorPageRenderer = (
  page: Pick<ErrorPage, 'code' | 'requestId' | 'sent'>,
  request: FastifyRequest,
) => Promise<string>;

const retryAfterSeconds: Partial<Record<number, string>> = { 429: '60', 503: '5' };

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_unsupported',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body_malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body_malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body_malformed',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
};

export function answerErrors(app: FastifyInstance, renderPage: ErrorPageRenderer | null): void {
  app.decorateReply('errorCode', null);
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof MovedOffer) return redirectToSlug(request, reply, error.slug);
    if (classify(error).code === 'body_too_large') await drainBody(request.raw);
    return sendError({ error, request, reply, renderPage });
  });
}

export async function sendError(answer: {
  error: unknown;
  request: FastifyRequest;
  reply: FastifyReply;
  renderPage: ErrorPageRenderer | null;
}): Promise<FastifyReply> {
  const { error, request, reply, renderPage } = answer;
  const { code, details } = classify(error);
  const { status } = errorCodes[code];
  reply.errorCode = code;
  if (status >= 500 && error !== answeredElsewhere)
    request.server.errorLog.report(error, 'the request failed', { requestId: request.id });
  const retryAfter = details.retryAfterSeconds ?? retryAfterSeconds[status];
  if (status === 429) markLimited(reply, { by: code, retryAfterSeconds: Number(retryAfter) });
  else if (retryAfter !== undefined && !reply.hasHeader('Retry-After')) reply.header('Retry-After', String(retryAfter));
  reply.code(status);
  if (renderPage !== null && wantsPage(request)) {
    const sent = status >= 500 || status === 429 ? sentForm(request) : null;
    try {
      const html = await renderPage({ code, requestId: request.id, sent }, request);
      return await reply.type('text/html; charset=utf-8').send(html);
    } catch (broken) {
      // The visitor gets the problem document instead; an error thrown here would end the server.
      request.server.errorLog.report(broken, 'the page of an error failed', { requestId: request.id });
    }
  }
  return reply
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(code, details, { requestId: request.id, language: requestLanguage(request) })));
}

export function problemOf(
  code: ErrorCode,
  details: ErrorDetails,
  answer: { requestId: string; language: string },
): Problem {
  const texts = errorTexts(answer.language);
  const title = texts.t(`error.${code}`);
  const { fields, left, canQueue, claimToken, missing, humanCheck, current } = details;
  return {
    type: `urn:doorstep:error:${code}`,
    title,
    status: errorCodes[code].status,
    detail: missing === undefined ? title : `${title} (${missing.join(', ')})`,
    code,
    requestId: answer.requestId,
    ...(fields === undefined
      ? {}
      : { errors: fields.map((field) => ({ ...field, detail: texts.t(`field_error.${field.code}`, field.values) })) }),
    ...(left === undefined ? {} : { left }),
    ...(canQueue === undefined ? {} : { canQueue }),
    ...(claimToken === undefined ? {} : { claimToken }),
    ...(humanCheck === undefined ? {} : { humanCheck }),
    ...(current === undefined ? {} : { current }),
  };
}

function wantsPage(request: FastifyRequest): boolean {
  const path = request.routeOptions.url ?? request.url;
  return !path.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
}

/**
 * The form sent by a browser without JavaScript, so that it can be sent again; otherwise only a reload would do that.
 */
function sentForm({ method, url, body, headers }: FastifyRequest): ErrorPage['sent'] {
  const isForm = method === 'POST' && headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  if (!isForm || typeof body !== 'object' || body === null) return null;
  const fields = Object.entries(body).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, String(value)]),
  );
  return { action: url, fields };
}

function classify(error: unknown): { code: ErrorCode; details: ErrorDetails } {
  if (error instanceof DoorstepError) return error;
  if (error instanceof Error) {
    const { code, statusCode } = error as Error & { code?: unknown; statusCode?: unknown };
    const known = typeof code === 'string' ? frameworkCodes[code] : undefined;
    if (known !== undefined) return { code: known, details: {} };
    // Parser errors are a 400 (broken JSON, prototype poisoning, invalid escapes).
    if (statusCode === 400) return { code: 'body_malformed', details: {} };
    // Reads run outside a transaction, so nothing else reports the outage.
    if (isOutage(error)) return { code: 'unavailable', details: {} };
  }
  return { code: 'internal', details: {} };
}

const translators = new Map<string, Translator>();

function errorTexts(language: string): Translator {
  const known = translators.get(language);
  if (known !== undefined) return known;
  const made = createTranslator(language, catalogueFor(language, ['errors']));
  translators.set(language, made);
  return made;
}
