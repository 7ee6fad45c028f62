import type { FastifyInstance } from 'fastify';

type Directive = 'script-src' | 'style-src' | 'img-src' | 'frame-src' | 'connect-src' | 'worker-src' | 'font-src';

/** What a third-party service in use needs of the content security policy, by directive. */
export type CspSources = Partial<Record<Directive, readonly string[]>>;

const ownSources: Record<Directive, string[]> = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'frame-src': [],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'font-src': ["'self'"],
};

/** This origin alone, and what the services in use add. */
function contentSecurityPolicy(added: CspSources[], { hasTrustedTypes = true } = {}): string {
  const sources = Object.entries(ownSources).map(([directive, own]) => {
    const all = [...own, ...added.flatMap((one) => one[directive as Directive] ?? [])];
    return `${directive} ${all.length === 0 ? "'none'" : [...new Set(all)].join(' ')}`;
  });
  return [
    "default-src 'none'",
    ...sources,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    // Text becomes markup or a script through the two policies of our pages alone (`apps/web/src/shared/trusted-types.ts`).
    ...(hasTrustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types doorstep default'] : []),
  ].join('; ');
}

/** The console and the paths of programs have no part in what is for visitors. */
const isConsole = /^\/staff(\/|\?|$)/;
const isApi = /^\/api(\/|\?|$)/;
/** The page on which a visitor is checked, and the answer to sending it, which may be that page again. */
const isCheckPage = /^\/o\/[^/?]+\/(check|send)(\?|$)/;

/**
 * Headers of every answer, by the address that it is of. A route may set stricter ones of its own; those stay.
 * @returns those for the path of a route, or of a request that no route takes.
 */
export function createSecurityHeaders(options: {
  csp: CspSources[];
  checkCsp: CspSources[];
  consoleCsp: CspSources[];
  isHttps: boolean;
}): (path: string) => Record<string, string> {
  const common: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    // The origin alone leaves this site: keys of third-party lookups are bound to it.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(options.isHttps
      ? { 'strict-transport-security': 'max-age=31536000', 'cross-origin-opener-policy': 'same-origin' }
      : {}),
  };
  const withPolicy = (cacheControl: string, added: CspSources[], options?: { hasTrustedTypes: boolean }) => ({
    ...common,
    'cache-control': cacheControl,
    'content-security-policy': contentSecurityPolicy(added, options),
  });
  // Answers to programs and to the console hold personal data: no cache keeps them.
  const ofApi = withPolicy('no-store', []);
  // Revalidated, but kept for the back button, which brings back what a visitor has typed.
  // The frame is that of the preview, whose document has a policy of its own.
  const ofConsole = withPolicy('private, no-cache', [{ 'frame-src': ["'self'"] }, ...options.consoleCsp]);
  const ofPages = withPolicy('private, no-cache', options.csp);
  // The provider's script makes markup and scripts of texts in its own way.
  const ofCheckPage = withPolicy('private, no-cache', [...options.csp, ...options.checkCsp], {
    hasTrustedTypes: options.checkCsp.length === 0,
  });
  return (path) => {
    if (isApi.test(path)) return ofApi;
    if (isConsole.test(path)) return ofConsole;
    return isCheckPage.test(path) ? ofCheckPage : ofPages;
  };
}

/** Sets them on every answer, with the request's id. */
export function addSecurityHeaders(app: FastifyInstance, headersOf: (path: string) => Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    // By the route and not by the address, which may be written in other ways: `/%61pi`.
    reply.headers(headersOf(request.routeOptions.url ?? request.url)).header('x-request-id', request.id);
    done();
  });
}

/** For receipts and secret links: no caching, no indexing, no referrer. */
export const privatePageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;
