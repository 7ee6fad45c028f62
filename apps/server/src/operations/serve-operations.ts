import { type ErrorCode, errorCodes } from '@doorstep/contract';
import type { Operation, OperationTable, Query, Reading, Schema, Upload } from '@doorstep/contract/operations';
import {
  type Context,
  DoorstepError,
  type MailOfChange,
  doOnce,
  limitedTo,
  requireAction,
  tryOut,
} from '@doorstep/core';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { siteSeenBy } from '../base-url.ts';
import type { ErrorLog } from '../http/error-log.ts';
import { parseBody, requireReadable } from '../http/parse-body.ts';
import { type RateLimit, limitByNetwork } from '../http/rate-limit.ts';
import { showMailKinds } from '../mail/show-mail-kinds.ts';
import type { Product } from '../product/product.ts';
import { requireIdempotencyKey } from '../product/submit.ts';
import { commonErrors } from './common-errors.ts';
import { sendTagged, withCurrent, withIfMatch } from './entity-tag.ts';
import type { Call, Handlers, ServedFile } from './handlers.ts';
import type { Identify } from './identify.ts';
import { type ReadingEntry, recordReading } from './record-reading.ts';
import { requireReach } from './require-reach.ts';

export const apiPrefix = '/api/v1';

export interface Serving {
  identify: Identify;
  /** @throws DoorstepError `password_needed` unless the person entered it recently. */
  requireRecentPassword(request: FastifyRequest): Promise<void>;
  contextFor: Product['contextFor'];
  config: Product['config'];
  /** How often a network may guess. */
  guesses: RateLimit;
  warn: ErrorLog['warn'];
  /** In tests: an answer or an error that the table does not name is a server error. */
  isStrict: boolean;
}

type AnyCall = Call<string, Operation>;
type AnyHandler = (call: AnyCall) => unknown;
type Row = Record<string, unknown>;

/**
 * Registers a route for each operation. Order: who calls and whether they may, before the body is read; the body; the
 * path and the query; the handler, as a dry run if requested; the audit entry of a reading; the answer.
 */
export function serveOperations<T extends OperationTable>(
  app: FastifyInstance,
  table: T,
  { handlers, ...serving }: Serving & { handlers: Handlers<T> },
): void {
  const allowed = new WeakMap<FastifyRequest, Context>();
  for (const [key, operation] of Object.entries<Operation>(table)) {
    const [method = '', path = ''] = key.split(' ');
    const handle = handlers[key as keyof T] as unknown as AnyHandler;
    const query = queryOf(operation);
    const route: RouteOptions = {
      method,
      url: `${apiPrefix}${path}`,
      ...(operation.maxBytes === undefined ? {} : { bodyLimit: operation.maxBytes }),
      config: { originCheck: 'same-unless-token', ...(query === null ? {} : { query }) },
      onRequest: async (request, reply) => {
        reply.header('Cache-Control', 'no-store');
        allowed.set(request, await requireCaller(operation, serving, { request, reply }));
      },
      ...(operation.isGuessable ? { preHandler: limitByNetwork(serving.guesses) } : {}),
      handler: async (request, reply) => {
        const context = allowed.get(request);
        if (context === undefined) throw new Error('An operation was called before anybody asked who calls it');
        const answering = answer(operation, { handle, read: readingOf(path, operation) }, { context, request, reply });
        return serving.isStrict ? answering.catch(requireNamed(key, operation)) : answering;
      },
    };
    if (isUpload(operation.body)) serveUpload(app, route, operation.body);
    else app.route(route);
  }

  /** The `GET` of what an operation changes, if it shows no more than the operation itself and is not audited. */
  function readingOf(path: string, { answer: own, isRecordedByVerb }: Operation): AnyHandler | null {
    const key = `GET ${/^\/[\w-]+\/:\w+/.exec(path)?.[0]}` as const;
    const reading: Operation | undefined = table[key as `GET /${string}`];
    const isSame = reading?.answer !== undefined && reading.answer === own;
    return !isSame || reading.audit !== undefined || isRecordedByVerb
      ? null
      : (handlers[key as keyof T] as unknown as AnyHandler);
  }

  async function answer(
    operation: Operation,
    { handle, read }: { handle: AnyHandler; read: AnyHandler | null },
    { context, request, reply }: { context: Context; request: FastifyRequest; reply: FastifyReply },
  ): Promise<unknown> {
    const query = parseBody(queryOf(operation) ?? v.object({}), request.query) as { dryRun?: unknown };
    const key = keyOf(operation, request);
    const body = readBody(operation, withIfMatch(operation, request));
    let recorded: Partial<ReadingEntry> = {};
    const params = request.params as Record<string, string>;
    await requireReach(context, operation, { params, query, body });
    const call = {
      context,
      params,
      query,
      body,
      key,
      replayed: () => void reply.header('Idempotency-Replayed', 'true'),
      recordAs: (entry) => void (recorded = entry),
      site: siteSeenBy(request, serving.config),
      request,
      reply,
    } as AnyCall;
    if (query.dryRun !== undefined) {
      const tried = await tryOut(context, async (trying) => handle({ ...call, context: trying }));
      return showDryRun(context, { ...tried, outcome: shaped(operation, tried.outcome, serving) });
    }
    const doing = operation.once === 'taken' && key !== '' ? handleOnce(operation, handle, call) : handle(call);
    const outcome = await Promise.resolve(doing).catch(async (error: unknown) => {
      const current = read === null ? null : async () => shaped(operation, await read(call), serving) as Row;
      throw await withCurrent(error, request, current);
    });
    if (operation.audit !== undefined)
      await recordReading(context, { ...entryOf(operation.audit, { params, query }), ...recorded });
    reply.code(reply.statusCode === 200 ? (operation.status ?? 200) : reply.statusCode);
    if (operation.answer === undefined) return reply.code(204).send();
    if (isFile(operation)) return sendFile(reply, operation, outcome as ServedFile);
    const shown = shaped(operation, outcome, serving);
    return operation.versionedBy === undefined ? shown : sendTagged(operation, shown, { request, reply });
  }
}

/**
 * The idempotency key; empty for an operation that takes none.
 * @throws DoorstepError `idempotency_key_missing`.
 */
function keyOf({ once }: Operation, { headers }: FastifyRequest): string {
  const sent = headers['idempotency-key'];
  return once === 'needed' || (once === 'taken' && sent !== undefined) ? requireIdempotencyKey(sent) : '';
}

async function handleOnce({ id }: Operation, handle: AnyHandler, call: AnyCall): Promise<unknown> {
  const { context, params, query, body, key } = call;
  // A file is hashed instead of stored as a long text.
  const sent = Buffer.isBuffer(body) ? hash('sha256', body) : body;
  const named = { operation: id, key, given: JSON.stringify([params, query, sent]) };
  const { outcome, isReplayed } = await doOnce(context, named, async (doing) => handle({ ...call, context: doing }));
  if (isReplayed) call.replayed();
  return outcome;
}

/** @throws DoorstepError `not_signed_in`, `token_invalid`, `token_expired`, `rate_limited`, `not_allowed`, `password_needed`. */
async function requireCaller(
  operation: Operation,
  { identify, requireRecentPassword, contextFor }: Serving,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Context> {
  const { action, about, isForPeople, isGrave, isTriable } = operation;
  if (action === 'everybody') return contextFor({ kind: 'visitor' });
  const context = await identify(request, reply, operation);
  if (isForPeople && context.actor.kind !== 'person') throw new DoorstepError('not_allowed');
  if (about === 'installation' && limitedTo(context.actor) !== null) throw new DoorstepError('not_allowed');
  if (action !== 'signed_in') requireAction(context.actor, action);
  // Where there is no dry run, the parameter is ignored and the operation is done.
  const isTried = isTriable && (request.query as { dryRun?: unknown }).dryRun !== undefined;
  if (isGrave && !isTried && context.actor.kind === 'person') await requireRecentPassword(request);
  return context;
}

function entryOf(
  { action, subject, id, detail = [] }: Reading,
  { params, query }: { params: Record<string, string>; query: object },
): ReadingEntry {
  const named = Object.entries(query).filter(
    ([name]) => detail.includes(name) && !(name === 'page' && 'cursor' in query),
  );
  return { action, subjectKind: subject, subjectId: id ?? params[subject] ?? '', detail: Object.fromEntries(named) };
}

function queryOf({ query, isTriable }: Operation): Query | null {
  return isTriable ? dryRunQuery(query) : (query ?? null);
}

/** A missing body is read as `{}`, so that the error names the required fields. */
function readBody({ body }: Operation, sent: unknown): unknown {
  if (body === undefined) return undefined;
  if (!isUpload(body))
    return body.type === 'unknown' ? printable(sent) : parseBody(body, sent === undefined ? {} : sent);
  if (!Buffer.isBuffer(sent)) throw new DoorstepError('media_type_unsupported');
  return sent;
}

function printable(sent: unknown): unknown {
  requireReadable(sent);
  return sent;
}

/** Drops what the answer's schema does not name. */
function shaped({ id, answer }: Operation, outcome: unknown, { isStrict, warn }: Serving): unknown {
  const { success, output, issues = [] } = v.safeParse(answer as Schema, outcome);
  if (success && (!isStrict || isDeepStrictEqual(output, outcome))) return output;
  // The values may be personal data.
  const fields = issues.map((issue) => v.getDotPath(issue) ?? '');
  if (isStrict)
    throw new Error(`${id} does not answer what its schema says: ${fields.join(', ') || 'it answers more'}`);
  warn(id, 'an answer is not what its schema says', { fields });
  return output;
}

/** An error that the operation's row does not name is a bug in the row. */
function requireNamed(key: string, operation: Operation): (error: unknown) => never {
  const named = new Set<ErrorCode>([...(operation.errors ?? []), ...commonErrors(operation)]);
  return (error) => {
    if (error instanceof DoorstepError && !named.has(error.code))
      throw new Error(`${key} answers ${error.code} (${errorCodes[error.code].status}), which its row does not name`);
    throw error;
  };
}

function sendFile(reply: FastifyReply, { answer }: Operation, { file, name, type, headers = {} }: ServedFile) {
  return reply
    .type(type ?? (answer as { file: string }).file)
    .headers(headers)
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(file);
}

/** No other route parses its media types. */
function serveUpload(app: FastifyInstance, route: RouteOptions, { upload }: Upload): void {
  void app.register((scope, _, done) => {
    scope.addContentTypeParser([...upload], { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    scope.route(route);
    done();
  });
}

function isUpload(body: Operation['body']): body is Upload {
  return body !== undefined && 'upload' in body;
}

function isFile({ answer }: Operation): boolean {
  return answer !== undefined && 'file' in answer;
}

/**
 * The query of an operation that has a dry run. Not a header: an operation without dry runs rejects an unknown
 * parameter, but would ignore a header and really make the change.
 */
export function dryRunQuery(query: Query | undefined) {
  return v.object({ ...query?.entries, dryRun: v.optional(v.picklist(['true'])) });
}

/** The outcome of a dry run: the operation's own answer, and the mails that it would send. */
async function showDryRun(context: Context, { outcome, mails }: { outcome: unknown; mails: MailOfChange[] }) {
  return { answer: outcome, mails: await showMailKinds(context, mails) };
}
