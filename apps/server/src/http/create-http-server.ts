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
    genReqId: () => randomBytes(9).toString('base64url'),
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
  app.addHook('onRequest', async (request) => {
    request.receivedAt = Date.now();
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

/** Clients of the lookup protocol write its paths in any case. */
function canonicalLookupPath(url: string): string {
  return url.replace(/^\/capture\/interactive\/(find|retrieve)\//i, (_, verb: string) =>
    verb.toLowerCase() === 'find' ? '/Capture/Interactive/Find/' : '/Capture/Interactive/Retrieve/',
  );
}
