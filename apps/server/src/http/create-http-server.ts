import { randomBytes } from 'node:crypto';
import cookies from '@fastify/cookie';
import forms from '@fastify/formbody';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { answerErrors, sendError, type ErrorPageRenderer } from './error-response.ts';
import { answerUnknownRoutes } from './method-not-allowed.ts';
import { checkOrigins } from './origin-check.ts';
import { loggerOptions, logRequests, type LogOptions } from './request-log.ts';
import { addSecurityHeaders, type CspSources } from './security-headers.ts';

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
  /** The same for the console, which tests a service as a visitor's browser would. */
  consoleCsp?: CspSources[];
  /** Absent: errors are problems for everybody. */
  renderErrorPage?: ErrorPageRenderer;
}

/** Largest body of a route that does not say otherwise. */
const maxBodyBytes = 64 * 1024;

/** An empty server with everything around the routes: ids, log, headers, bodies, errors. Add the routes, then listen. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { config, renderErrorPage = null } = options;
  const hops = config.trustProxy;
  const app = fastify({
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(),
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: maxBodyBytes,
    // A visitor on a bad connection may take this long to send a form; nobody may hold a connection for ever.
    requestTimeout: 60_000,
    keepAliveTimeout: 20_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = '/' }) => canonicalLookupPath(url),
    frameworkErrors: (error, request, reply) => {
      sendError({ error, request, reply, renderPage: renderErrorPage });
    },
  });

  app.decorateRequest('receivedAt', 0);
  // The hooks of every request call back: a promise for each would cost more than what they do.
  app.addHook('onRequest', (request, _, done) => {
    request.receivedAt = Date.now();
    done();
  });
  logRequests(app);
  addSecurityHeaders(app, {
    csp: options.csp ?? [],
    consoleCsp: options.consoleCsp ?? [],
    isHttps: config.baseUrl?.startsWith('https:') ?? false,
  });
  answerErrors(app, renderErrorPage);
  answerUnknownRoutes(app);
  checkOrigins(app, config.baseUrl);

  app.removeContentTypeParser('text/plain');
  await app.register(forms);
  await app.register(cookies);
  return app;
}

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

/** Clients of the lookup protocol write its paths in any case. */
function canonicalLookupPath(url: string): string {
  return url.replace(/^\/capture\/interactive\/(find|retrieve)\//i, (_, verb: string) =>
    verb.toLowerCase() === 'find' ? '/Capture/Interactive/Find/' : '/Capture/Interactive/Retrieve/',
  );
}
