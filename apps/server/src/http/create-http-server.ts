import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookies from '@fastify/cookie';
import forms from '@fastify/formbody';
import { withRequestId } from '@doorstep/database/open';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { addEmbedding } from './embedding.ts';
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
    /** When the headers arrived, which decides about opening and closing times. */
    receivedAt: number;
  }
}

export interface HttpOptions {
  config: Pick<Config, 'trustProxy' | 'baseUrl'> & Partial<Pick<Config, 'embedOrigins'>>;
  log: LogOptions;
  csp?: CspSources[];
  /** Additions of the human check, on the check page only. */
  checkCsp?: CspSources[];
  /** Additions for the console, which tests services like a visitor's browser. */
  consoleCsp?: CspSources[];
  renderErrorPage?: ErrorPageRenderer;
}

const maxBodyBytes = 64 * 1024;

/** From first to last byte. Node checks connections periodically, so a slow one ends a check or two later. */
const maxRequestMs = 60_000;
const checkedEveryMs = 2000;
const arrivalMs = maxRequestMs - 2 * checkedEveryMs;

/** A server without routes but with ids, log, headers, body parsing and errors. Add routes, then listen. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { config, renderErrorPage = null } = options;
  const hops = config.trustProxy;
  const newRequestId = createRequestIds();
  const headersOf = createSecurityHeaders({
    csp: options.csp ?? [],
    checkCsp: options.checkCsp ?? [],
    consoleCsp: options.consoleCsp ?? [],
    embedOrigins: config.embedOrigins ?? [],
    isHttps: config.baseUrl?.startsWith('https:') ?? false,
  });
  const app = fastify({
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: config.trustProxy === false ? newRequestId : ({ headers }) => proxyRequestId(headers) ?? newRequestId(),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: maxBodyBytes,
    // A form may take a minute on a bad connection, but a connection must not be held forever.
    requestTimeout: arrivalMs,
    keepAliveTimeout: 20_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequests(headersOf('/'), newRequestId),
    // `requireHost` answers requests without a host. Node uses the shorter of two limits for headers: set both, else a
    // body would get the default of 60 s or more.
    http: { requireHostHeader: false, connectionsCheckingInterval: checkedEveryMs, headersTimeout: arrivalMs },
    // Requests on open connections are still answered: see `drain.ts`.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = '/' }) => canonicalLookupPath(ownPath(url)),
    // Answered before any hook, and without the fields that we give to requests.
    frameworkErrors: (error, request, reply) => {
      request.embed = null;
      reply.headers(headersOf(request.url)).header('x-request-id', request.id);
      void sendError({ error, request, reply, renderPage: renderErrorPage });
    },
  });

  app.decorateRequest('receivedAt', 0);
  // Callback hooks, because a promise per request would cost more than the hooks.
  app.addHook('onRequest', (request, _, done) => {
    request.receivedAt = Date.now();
    done();
  });
  // In preValidation, because the body arrives in the turn of the connection, not of the request.
  app.addHook('preValidation', (request, _, done) => withRequestId(request.id, done));
  addErrorLog(app);
  logRequests(app);
  addSecurityHeaders(app, headersOf);
  addStylePolicy(app);
  addEmbedding(app, config.embedOrigins ?? []);
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

/** Compresses 50 KB in 1 ms, where a higher quality takes 40. */
const compression = {
  global: false,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;

/** Random ids of 12 letters. Generated in bulk, because a single call costs more than the rest of a short answer. */
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

// Without a proxied request's host, and with one leading slash: browsers read `//` or a backslash as a host.
function ownPath(url: string): string {
  return url.replace(/^(?:[a-z][a-z\d+.-]{0,20}:\/\/[^/?#]*)?[/\\]*/i, '/');
}

function canonicalLookupPath(url: string): string {
  return url
    .replace(/^\/capture\//i, '/Capture/')
    .replace(/^\/Capture\/interactive\/find\//i, '/Capture/Interactive/Find/')
    .replace(/^\/Capture\/interactive\/retrieve\//i, '/Capture/Interactive/Retrieve/');
}

/** A trusted proxy's request id, if it is valid for our log. */
function proxyRequestId({ 'x-request-id': id }: IncomingHttpHeaders): string | null {
  return typeof id === 'string' && /^[\w.:-]{8,64}$/.test(id) ? id : null;
}
