// The paths and manners of Loqate's Capture Interactive: whatever happens, the answer is HTTP 200, and an error is its
// only item. Existing clients stop working for good after any other status.
import type { ErrorItem } from '@doorstep/address-lookup';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AddressLookup } from '../lookup/address-lookup.ts';
import { fillFields } from '../lookup/field-formats.ts';
import { readFindQuery } from '../lookup/find-query.ts';
import type { AuthorizeLookup } from '../lookup/authorize-lookup.ts';
import type { LookupCaller } from '../lookup/lookup-budgets.ts';
import { readLookupParameters, type LookupParameters } from '../lookup/lookup-parameters.ts';
import type { NotSupported } from '../lookup/lookup-service.ts';
import { protocolError, type ProtocolErrorName } from '../lookup/protocol-errors.ts';

const versions = {
  Find: ['v1.00', 'v1.1', 'v1.10', 'v1.20'],
  Retrieve: ['v1', 'v1.00', 'v1.1', 'v1.10', 'v1.2', 'v1.20', 'v1.30'],
};
/** The oldest one is the list of items alone; the others have it in an object. */
const bareFormat = 'json.ws';
const formats = ['json3.ws', 'json3ex.ws', 'json6.ws', bareFormat];

/** Every path that has the form of the platform's services. */
const anyService = '/Capture/:product/:service/:version/:format';

/** What a call comes to: its items as JSON, so many of them, or the error that stands in their place. */
type Outcome =
  | { kind: 'items'; json: string; count: number }
  | { kind: 'error'; name: ProtocolErrorName; retryAfterSeconds?: number };

const notSupported = {
  Origin: 'origin_not_supported',
  Filters: 'filters_not_supported',
  GeoFence: 'geofence_not_supported',
} as const satisfies Record<NotSupported, ProtocolErrorName>;

type Call = (parameters: LookupParameters, caller: LookupCaller, gone: AbortSignal) => Promise<Outcome>;

export async function addLookupRoutes(
  app: FastifyInstance,
  { lookup, access }: { lookup: AddressLookup; access: AuthorizeLookup },
): Promise<void> {
  await app.register(async (routes) => {
    acceptEveryForm(routes);
    routes.setErrorHandler((error, request, reply) => {
      const { statusCode } = error as { statusCode?: number };
      const isTheirs = statusCode !== undefined && statusCode < 500;
      if (!isTheirs) request.server.errorLog.report(error, 'the lookup failed', { requestId: request.id });
      return sendItems(request, reply, { kind: 'error', name: isTheirs ? 'invalid_parameters' : 'unknown' });
    });

    for (const [verb, call] of Object.entries({ Find: findWith(lookup), Retrieve: retrieveWith(lookup) })) {
      const known = versions[verb as keyof typeof versions];
      routes.route<{ Params: { version: string; format: string } }>({
        method: ['GET', 'POST'],
        url: `/Capture/Interactive/${verb}/:version/:format`,
        config: { originCheck: 'any' },
        handler: async (request, reply) => {
          const { version, format } = request.params;
          const isKnown = known.includes(version.toLowerCase()) && formats.includes(format.toLowerCase());
          if (!isKnown) return sendItems(request, reply, { kind: 'error', name: 'no_endpoint' });
          return sendItems(request, reply, await answer({ request, access, call, gone: goneSignal(reply) }));
        },
      });
    }
    // Sister services of the same platform, which its clients may call: told in the protocol that they are not here.
    routes.route({
      method: ['GET', 'POST'],
      url: anyService,
      config: { originCheck: 'any' },
      handler: async (request, reply) => sendItems(request, reply, { kind: 'error', name: 'no_endpoint' }),
    });
    routes.options(anyService, async (_, reply) =>
      allowEverybody(reply)
        .header('Access-Control-Allow-Methods', 'GET, POST, OPTIONS')
        .header('Access-Control-Max-Age', '86400')
        .code(204)
        .send(),
    );
  });
}

/** Aborted when the connection is closed before its answer is sent: at the next key press browsers give up the last one. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

async function answer(given: {
  request: FastifyRequest;
  access: AuthorizeLookup;
  call: Call;
  gone: AbortSignal;
}): Promise<Outcome> {
  const { request, access, call, gone } = given;
  const parameters = readLookupParameters(request.query, request.body);
  const granted = await access(parameters.text('Key')?.trim() ?? '', request);
  if (granted.kind !== 'granted') return { kind: 'error', name: granted.kind };
  return call(parameters, granted.caller, gone);
}

function findWith(lookup: AddressLookup): Call {
  return async (parameters, caller, gone) => {
    const read = readFindQuery(parameters);
    if (read.kind === 'invalid') return { kind: 'error', name: read.name };
    const outcome = await lookup.find(read.query, caller, gone);
    switch (outcome.kind) {
      case 'found':
        return { kind: 'items', ...outcome.items };
      // Nobody reads the answer to a question that was given up.
      case 'too_short':
      case 'given_up':
        return itemsOf([]);
      case 'no_data':
        return { kind: 'error', name: 'no_data' };
      case 'invalid_container':
        return { kind: 'error', name: 'container_invalid' };
      case 'not_supported':
        return { kind: 'error', name: notSupported[outcome.parameter] };
      case 'limited':
        return limited(caller, outcome.retryAfterSeconds);
      case 'unavailable':
        throw new Error('no provider answers', { cause: outcome.cause });
    }
  };
}

function retrieveWith(lookup: AddressLookup): Call {
  return async (parameters, caller) => {
    const id = parameters.text('Id');
    if (id === undefined) return { kind: 'error', name: 'invalid_id' };
    const outcome = await lookup.retrieve(id, parameters.text('Language') ?? '', caller);
    if (outcome.kind === 'unavailable') throw new Error('no provider answers', { cause: outcome.cause });
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
    reply.header('Retry-After', String(outcome.retryAfterSeconds));
  }
  return allowEverybody(reply)
    .code(200)
    .header('Records', outcome.kind === 'items' ? String(outcome.count) : '1')
    .header('Cache-Control', outcome.kind === 'items' ? 'no-cache' : 'private')
    .type('application/json;charset=UTF-8')
    .send(wantsBareItems(request) ? json : `{"Items":${json}}`);
}

/** Loqate's script reads the items without an object around them when it was set so (`unwrapped`), and then says it. */
function wantsBareItems({ params, query, body }: FastifyRequest): boolean {
  const { format = '' } = params as { format?: string };
  if (format.toLowerCase() === bareFormat) return true;
  return readLookupParameters(query, body).text('$unwrapped')?.toLowerCase() === 'true';
}

/** Keys and budgets guard the lookup, not the browser: pages of every origin may read its answers. */
function allowEverybody(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Content-Type, pca-source',
    'Access-Control-Expose-Headers': 'Records, Retry-After',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

/** Clients send their POSTs as a form, as nothing at all, or under a type of their own making. */
function acceptEveryForm(routes: FastifyInstance): void {
  routes.removeAllContentTypeParsers();
  routes.addContentTypeParser('*', { parseAs: 'string' }, async (_: FastifyRequest, body: string) => {
    // Each name once: thousands of one name would be read as many times over.
    const values = new Map<string, string[]>();
    for (const [name, value] of new URLSearchParams(body)) {
      const known = values.get(name);
      if (known === undefined) values.set(name, [value]);
      else known.push(value);
    }
    return Object.fromEntries(values);
  });
}
