import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookies from '@fastify/cookie';
import forms from '@fastify/formbody';
import { withRequestId } from '@doorstep/database/open';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { addErrorLog } from './error-log.ts';
import { answerErrors, sendError, type ErrorPageRenderer } from './error-response.ts';
import { answerUnknownRoutes } from './method-not-allowed.ts';
import { checkOrigins } from './origin-check.ts';
import { loggerOptions, logRequests, type LogOptions } from './request-log.ts';
import { refuseBrokenRequests, requireHost } from './broken-requests.ts';
import { addSecurityHeaders, createSecurityHeaders, type CspSources } from './security-headers.ts';
import { checkUrls } from './url-check.ts';
import { addStylePolicy } from './style-policy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the headers of the request were there: the time that counts for opening and closing. */
    receivedAt: number;
  }
}

export interface HttpOptions {
  config: Pick<Config, 'trustProxy' | 'baseUrl'>;
  log: LogOptions;
  /** What the third-party services in use add to the content security policy. */
  csp?: CspSources[];
  /** What the human check adds, on the one page where visitors are checked. */
  checkCsp?: CspSources[];
  /** The same for the console, which tests a service as a visitor's browser would. */
  consoleCsp?: CspSources[];
  /** Absent: errors are problems for everybody. */
  renderErrorPage?: ErrorPageRenderer;
}

/** Largest body of a route that does not say otherwise. */
const maxBodyBytes = 64 * 1024;

/** From its first byte to its last. Node looks at its connections now and then: one that is late ends a look or two later. */
const maxRequestMs = 60_000;
const checkedEveryMs = 2000;
const arrivalMs = maxRequestMs - 2 * checkedEveryMs;

/** An empty server with everything around the routes: ids, log, headers, bodies, errors. Add the routes, then listen. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { config, renderErrorPage = null } = options;
  const hops = config.trustProxy;
  const newRequestId = createRequestIds();
  const headersOf = createSecurityHeaders({
    csp: options.csp ?? [],
    checkCsp: options.checkCsp ?? [],
    consoleCsp: options.consoleCsp ?? [],
    isHttps: config.baseUrl?.startsWith('https:') ?? false,
  });
  const app = fastify({
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: config.trustProxy === false ? newRequestId : ({ headers }) => proxysId(headers) ?? newRequestId(),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: maxBodyBytes,
    // A visitor on a bad connection may take a minute to send a form; nobody may hold a connection for ever.
    requestTimeout: arrivalMs,
    keepAliveTimeout: 20_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequests(headersOf('/'), newRequestId),
    // Who names no host is told so by us, with everything that belongs to an answer.
    // Of two limits Node takes the shorter one for headers: both are set, or a body had the usual 60 s and more.
    http: { requireHostHeader: false, connectionsCheckingInterval: checkedEveryMs, headersTimeout: arrivalMs },
    // Whoever asks on a connection that is still there is answered: see `drain.ts`.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = '/' }) => canonicalLookupPath(ownPath(url)),
    // Answered before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request.url)).header('x-request-id', request.id);
      void sendError({ error, request, reply, renderPage: renderErrorPage });
    },
  });

  app.decorateRequest('receivedAt', 0);
  // The hooks of every request call back: a promise for each would cost more than what they do.
  app.addHook('onRequest', (request, _, done) => {
    request.receivedAt = Date.now();
    done();
  });
  // After the body: its bytes arrive in the turn of the connection, not of the request.
  app.addHook('preValidation', (request, _, done) => withRequestId(request.id, done));
  addErrorLog(app);
  logRequests(app);
  addSecurityHeaders(app, headersOf);
  addStylePolicy(app);
  answerErrors(app, renderErrorPage);
  answerUnknownRoutes(app);
  requireHost(app);
  checkOrigins(app, config.baseUrl);
  checkUrls(app);

  app.removeContentTypeParser('text/plain');
  await app.register(forms);
  await app.register(cookies);
  await app.register(compress, compression);
  return app;
}

/** Of pages that ask for it: what compresses 50 KB in 1 ms, where a higher quality takes 40. */
const compression = {
  global: false,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;

/** Random ids of 12 letters. Bytes are asked for in bulk: asking costs more than the rest of a short answer. */
function createRequestIds(): () => string {
  const idBytes = 9;
  let bytes = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at >= bytes.length) {
      bytes = randomBytes(idBytes * 256);
      at = 0;
    }
    at += idBytes;
    return bytes.toString('base64url', at - idBytes, at);
  };
}

/**
 * The path of an address, which links on our pages repeat: without the host that a proxy's client puts in front, and
 * beginning with one slash, since browsers take what follows two, or a backslash, for a host.
 */
function ownPath(url: string): string {
  return url.replace(/^(?:[a-z][a-z\d+.-]{0,20}:\/\/[^/?#]*)?[/\\]*/i, '/');
}

/** Clients of the lookup protocol write its paths in any case. */
function canonicalLookupPath(url: string): string {
  return url
    .replace(/^\/capture\//i, '/Capture/')
    .replace(/^\/Capture\/interactive\/find\//i, '/Capture/Interactive/Find/')
    .replace(/^\/Capture\/interactive\/retrieve\//i, '/Capture/Interactive/Retrieve/');
}

/** The id that a trusted proxy has in its own log, if it is fit for ours. */
function proxysId({ 'x-request-id': id }: IncomingHttpHeaders): string | null {
  return typeof id === 'string' && /^[\w.:-]{8,64}$/.test(id) ? id : null;
}
