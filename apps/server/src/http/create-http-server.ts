import { type ErrorCode, errorCodes } from '@doorstep/contract';
import { DoorstepError } from '@doorstep/core';
import { withRequestId } from '@doorstep/database/open';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookies from '@fastify/cookie';
import forms from '@fastify/formbody';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { FastifyRequest, HTTPMethods } from 'fastify';
import createRouter from 'find-my-way';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import type { Config } from '../config.ts';
import { addEmbedding } from './embedding.ts';
import { addErrorLog } from './error-log.ts';
import { type ErrorPageRenderer, answerErrors, problemOf, sendError } from './error-response.ts';
import { queryOf } from './moved-offer.ts';
import { addChosenLanguage } from './request-language.ts';
import { type LogOptions, logRequests, loggerOptions } from './request-log.ts';
import { type CspSources, addSecurityHeaders, createSecurityHeaders } from './security-headers.ts';
import { showsToken } from './shows-token.ts';
import { addInlinePolicy } from './inline-policy.ts';
import { checkUrls } from './url-check.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Which origins may send changes. `same` (the default): pages of this origin, and programs, which send no origin.
     * `same-or-hidden`: also pages that hide their origin, as ours do with `no-referrer` on plain HTTP; for routes
     * whose cookie is not sent across sites. Framed pages must name their origin, because their cookie is sent across
     * sites. `same-unless-token`: also every call with a token, since cookies are then ignored. `any`: every page; for
     * routes without a cookie.
     */
    originCheck?: 'same' | 'same-or-hidden' | 'same-unless-token' | 'any';
  }
}

const { STATUS_CODES } = process.getBuiltinModule('node:http');

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Protects cookie-authenticated changes from other sites' pages (CSRF). */
function checkOrigins(app: FastifyInstance, baseUrl: string | null): void {
  app.addHook('onRequest', (request, _, done) => {
    if (harmless.has(request.method) || request.is404) return done();
    const rule = request.routeOptions.config.originCheck ?? 'same';
    if (rule === 'same-unless-token' && showsToken(request)) return done();
    if (
      rule !== 'any' &&
      !isFromHere(request, { baseUrl, takesHidden: rule === 'same-or-hidden' && request.embed === null })
    ) {
      return done(new DoorstepError('not_allowed'));
    }
    done();
  });
}

function isFromHere(request: FastifyRequest, rule: { baseUrl: string | null; takesHidden: boolean }): boolean {
  // Browsers send it in secure contexts, and scripts cannot forge it.
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === 'null') return rule.takesHidden;
  return origin === rule.baseUrl || origin === `${request.protocol}://${request.host}`;
}

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timed_out',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

function refuseBrokenRequests(headers: Record<string, string>, newRequestId: () => string) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error);
      return;
    }
    const code = codes[error.code ?? ''] ?? 'request_malformed';
    const { status } = errorCodes[code];
    const requestId = newRequestId();
    const body = JSON.stringify(problemOf(code, {}, { requestId, language: 'en' }));
    const lines = Object.entries({
      ...headers,
      'x-request-id': requestId,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.destroySoon();
  };
}

/** HTTP/1.1 requires `Host`, and our links contain it. */
function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const isMissing = request.headers.host === undefined && request.raw.httpVersion !== '1.0';
    done(isMissing ? new DoorstepError('request_malformed') : undefined);
  });
}

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Redirects a page with a trailing slash or in capitals, else 405 or 404. Call it before adding routes. */
function answerUnknownRoutes(app: FastifyInstance): void {
  const known = createRouter({ ignoreTrailingSlash: false });
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) {
      // A wildcard route would make every path a known one.
      if (url !== '*' && url !== '/*' && known.findRoute(each as 'GET', url) === null) {
        known.on(each as 'GET', url, () => undefined);
      }
    }
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const meant = withoutSlashes(path.replace(/^\/O\//, '/o/'));
    const isPage = !meant.startsWith('/api/') && known.find('GET', meant) !== null;
    if (meant !== path && isPage && ['GET', 'HEAD'].includes(request.method))
      return reply.header('Cache-Control', 'no-store').redirect(meant + queryOf(request.url), 308);
    const allowed = methods.filter((method) => known.find(method as 'GET', path) !== null);
    if (allowed.length === 0 || allowed.includes(request.method)) throw new DoorstepError('not_found');
    reply.header('Allow', allowed.join(', '));
    throw new DoorstepError('method_not_allowed');
  });
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

declare module 'fastify' {
  interface FastifyRequest {
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

/** A server with ids, log, headers, body parsing and errors. Add routes, then listen. */
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
    // These errors bypass all hooks, so the request lacks our fields.
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
  // In preValidation, because the body arrives in the async context of the connection, not of the request.
  app.addHook('preValidation', (request, _, done) => withRequestId(request.id, done));
  addErrorLog(app);
  logRequests(app);
  addSecurityHeaders(app, headersOf);
  addInlinePolicy(app);
  addChosenLanguage(app);
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

/** Random ids of 12 letters, in bulk: a single call costs more than the rest of a short answer. */
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
