// Paths and conventions of Loqate's Capture Interactive: the status is always 200, and an error is the only item.
// Existing clients stop working for good after any other status.
import type { ErrorItem } from '@doorstep/address-lookup';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AddressLookup } from '../lookup/address-lookup.ts';
import { fillFields } from '../lookup/field-formats.ts';
import { readFindQuery } from '../lookup/find-query.ts';
import { networkPrefix } from '../http/network-hashes.ts';
import { markLimited } from '../http/rate-limit.ts';
import type { AuthorizeLookup } from '../lookup/authorize-lookup.ts';
import type { LookupCaller } from '../lookup/lookup-budgets.ts';
import { lookupOutageReason } from '../lookup/lookup-outage.ts';
import {
  type LookupBody,
  type LookupParameters,
  readLookupBody,
  readLookupParameters,
} from '../lookup/lookup-parameters.ts';
import type { NotSupported } from '../lookup/lookup-service.ts';
import { protocolError, type ProtocolErrorName } from '../lookup/protocol-errors.ts';

const versions = {
  Find: ['v1', 'v1.00', 'v1.1', 'v1.10', 'v1.20'],
  Retrieve: ['v1', 'v1.00', 'v1.1', 'v1.10', 'v1.2', 'v1.20', 'v1.30'],
};
/** The oldest format is a bare list of items; the others wrap it in an object. */
const bareFormat = 'json.ws';
const formats = ['json3.ws', 'json3ex.ws', 'json6.ws', bareFormat];

/** After an outage: some last only seconds, and earlier retries would fail again. */
const retryAfterSeconds = 5;

/** A page's ticket has 200 characters. */
const maxKeyLength = 1000;

/** Also the protocol before this one, which old clients still call. */
const anyService = ['/Capture', '/CapturePlus'].map((family) => `${family}/:product/:service/:version/:format`);

type Outcome =
  | { kind: 'items'; json: string; count: number }
  | { kind: 'error'; name: ProtocolErrorName; retryAfterSeconds?: number };

const notSupported = {
  Filters: 'filters_not_supported',
  GeoFence: 'geofence_not_supported',
} as const satisfies Record<NotSupported, ProtocolErrorName>;

/** A malformed call: counted, so that it is no cheaper than others. */
type Invalid = { kind: 'invalid'; name: ProtocolErrorName };
type Unavailable = { kind: 'unavailable'; cause: unknown };
type Call = (
  parameters: LookupParameters,
  caller: LookupCaller,
  gone: AbortSignal,
) => Promise<Outcome | Invalid | Unavailable>;
type Verb = 'Find' | 'Retrieve';

export async function addLookupRoutes(
  app: FastifyInstance,
  { lookup, access }: { lookup: AddressLookup; access: AuthorizeLookup },
): Promise<void> {
  await app.register(async (routes) => {
    acceptEveryForm(routes);
    routes.setErrorHandler(async (error, request, reply) => {
      const { statusCode } = error as { statusCode?: number };
      const isTheirs = statusCode !== undefined && statusCode < 500;
      if (isTheirs) return sendItems(request, reply, await refuse({ lookup, name: 'invalid_parameters', of: request }));
      return sendItems(request, reply, failed(request, error));
    });

    const calls = { Find: findWith(lookup), Retrieve: retrieveWith(lookup) };
    for (const verb of ['Find', 'Retrieve'] as const) {
      const known = versions[verb];
      routes.route<{ Params: { version: string; format: string } }>({
        method: ['GET', 'POST'],
        url: `/Capture/Interactive/${verb}/:version/:format`,
        config: { originCheck: 'any', takesAnyText: true },
        handler: async (request, reply) => {
          const { version, format } = request.params;
          const isKnown = known.includes(version.toLowerCase()) && formats.includes(format.toLowerCase());
          if (!isKnown) return sendItems(request, reply, { kind: 'error', name: 'no_endpoint' });
          return sendItems(
            request,
            reply,
            await answer({ verb, request, lookup, access, call: calls[verb], gone: goneSignal(reply) }),
          );
        },
      });
    }
    // Sister services of the same platform that its clients may call: answered in the protocol as unavailable.
    for (const url of anyService) {
      routes.route({
        method: ['GET', 'POST'],
        url,
        config: { originCheck: 'any', takesAnyText: true },
        handler: async (request, reply) => sendItems(request, reply, { kind: 'error', name: 'no_endpoint' }),
      });
      routes.options(url, async (_, reply) =>
        allowEverybody(reply)
          .header('Access-Control-Allow-Methods', 'GET, POST, OPTIONS')
          .header('Access-Control-Max-Age', '86400')
          .code(204)
          .send(),
      );
    }
  });
}

/** Aborts when the connection closes before the answer is sent: browsers cancel a lookup at the next key press. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

async function answer(given: {
  verb: Verb;
  request: FastifyRequest;
  lookup: AddressLookup;
  access: AuthorizeLookup;
  call: Call;
  gone: AbortSignal;
}): Promise<Outcome> {
  const { verb, request, lookup, access, call, gone } = given;
  if (bodyOf(request).kind === 'unreadable') return refuse({ lookup, verb, name: 'body_unreadable', of: request });
  const parameters = parametersOf(request);
  const granted = await access(parameters.text('Key')?.slice(0, maxKeyLength).trim() ?? '', request);
  if (granted.kind !== 'granted') return refuse({ lookup, verb, name: granted.kind, of: request });
  const outcome = await call(parameters, granted.caller, gone);
  if (outcome.kind === 'unavailable') return failed(request, outcome.cause);
  return outcome.kind === 'invalid' ? refuse({ lookup, verb, name: outcome.name, of: granted.caller }) : outcome;
}

/**
 * An outage of the address service, its data or the store is not our error: one log line per minute, and a time to
 * retry.
 */
function failed({ server, id: requestId }: FastifyRequest, cause: unknown): Outcome {
  const reason = lookupOutageReason(cause);
  if (reason !== null) server.errorLog.warn(reason, 'an address was not looked up', { requestId, reason });
  else if (server.errorLog.report(cause, 'the lookup failed', { requestId }) === null)
    return { kind: 'error', name: 'unknown' };
  return { kind: 'error', name: 'unavailable', retryAfterSeconds };
}

/** Counts a failed call against the caller, or against the network of an unknown caller. */
async function refuse(call: {
  lookup: AddressLookup;
  verb?: Verb;
  name: ProtocolErrorName;
  of: LookupCaller | FastifyRequest;
}): Promise<Outcome> {
  const { lookup, verb = 'Find', name, of } = call;
  const caller: LookupCaller = 'kind' in of ? of : { kind: 'visitor', session: '', network: networkPrefix(of.ip) };
  const refused = await lookup.refuse(verb === 'Find' ? 'find' : 'retrieve', caller);
  return refused === null ? { kind: 'error', name } : limited(caller, refused.retryAfterSeconds);
}

function bodyOf({ body }: FastifyRequest): LookupBody {
  return (body ?? { kind: 'read', values: {} }) as LookupBody;
}

function parametersOf(request: FastifyRequest): LookupParameters {
  const body = bodyOf(request);
  return readLookupParameters(request.query, body.kind === 'read' ? body.values : {});
}

function findWith(lookup: AddressLookup): Call {
  return async (parameters, caller, gone) => {
    const read = readFindQuery(parameters);
    if (read.kind === 'invalid') return read;
    const outcome = await lookup.find(read.query, caller, gone);
    switch (outcome.kind) {
      case 'found':
        return { kind: 'items', ...outcome.items };
      // No one reads the answer to a cancelled question.
      case 'too_short':
      case 'given_up':
        return itemsOf([]);
      case 'no_data':
        return { kind: 'error', name: 'no_data' };
      case 'invalid_container':
        return { kind: 'error', name: 'container_invalid' };
      case 'not_supported':
        return { kind: 'error', name: notSupported[outcome.parameter] };
      case 'too_long':
        return { kind: 'error', name: 'query_too_long' };
      case 'limited':
        return limited(caller, outcome.retryAfterSeconds);
      case 'unavailable':
        return outcome;
    }
  };
}

function retrieveWith(lookup: AddressLookup): Call {
  return async (parameters, caller) => {
    const id = parameters.text('Id');
    if (id === undefined) return { kind: 'invalid', name: 'invalid_id' };
    const outcome = await lookup.retrieve(id, parameters.text('Language') ?? '', caller);
    if (outcome.kind === 'unavailable') return outcome;
    if (outcome.kind === 'limited') return limited(caller, outcome.retryAfterSeconds);
    if (outcome.kind === 'invalid_id') return { kind: 'error', name: 'invalid_id' };
    if (outcome.kind === 'unknown') return itemsOf([]);
    return itemsOf(outcome.items.map((item) => fillFields(item, parameters, outcome.address)));
  };
}

function limited(caller: LookupCaller, retryAfterSeconds: number): Outcome {
  return { kind: 'error', name: caller.kind === 'key' ? 'key_limited' : 'visitor_limited', retryAfterSeconds };
}

function itemsOf(items: object[]): Outcome {
  return { kind: 'items', json: JSON.stringify(items), count: items.length };
}

function sendItems(request: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply {
  const json =
    outcome.kind === 'items' ? outcome.json : JSON.stringify([protocolError(outcome.name)] satisfies ErrorItem[]);
  if (outcome.kind === 'error' && outcome.retryAfterSeconds !== undefined) {
    const { name, retryAfterSeconds: seconds } = outcome;
    if (name === 'unavailable') reply.header('Retry-After', String(seconds));
    else markLimited(reply, { by: name, retryAfterSeconds: seconds });
  }
  return allowEverybody(reply)
    .code(200)
    .header('Records', outcome.kind === 'items' ? String(outcome.count) : '1')
    .header('Cache-Control', outcome.kind === 'items' ? 'no-cache' : 'private')
    .type('application/json;charset=UTF-8')
    .send(wantsBareItems(request) ? json : `{"Items":${json}}`);
}

/** Loqate's script sends `unwrapped` when it is set to read items without an enclosing object. */
function wantsBareItems(request: FastifyRequest): boolean {
  const { format = '' } = request.params as { format?: string };
  if (format.toLowerCase() === bareFormat) return true;
  return parametersOf(request).text('$unwrapped')?.slice(0, 10).toLowerCase() === 'true';
}

/** Keys and budgets guard the lookup, not the browser: pages of every origin may read its answers. */
function allowEverybody(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Content-Type, pca-source',
    'Access-Control-Expose-Headers': 'RateLimit, Records, Retry-After',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

/** Clients send their POSTs as a form, as JSON, without a body, or with a content type of their own. */
function acceptEveryForm(routes: FastifyInstance): void {
  routes.removeAllContentTypeParsers();
  routes.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
    readLookupBody(body, request.headers['content-type'] ?? ''),
  );
}
