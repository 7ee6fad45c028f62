import type { FastifyInstance } from 'fastify';

type Directive = 'script-src' | 'style-src' | 'img-src' | 'frame-src' | 'connect-src' | 'worker-src' | 'font-src';

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

interface PolicyOptions {
  hasTrustedTypes?: boolean;
  parents?: readonly string[];
}

function contentSecurityPolicy(added: CspSources[], { hasTrustedTypes = true, parents = [] }: PolicyOptions): string {
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
    `frame-ancestors ${parents.length === 0 ? "'none'" : parents.join(' ')}`,
    // Only the two policies of our pages (`apps/web/src/shared/trusted-types.ts`) may turn text into markup or scripts.
    ...(hasTrustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types doorstep default'] : []),
  ].join('; ');
}

const permissions = (camera: '' | 'self') => `camera=(${camera}), geolocation=(), microphone=(), payment=(), usb=()`;

/** The console does not get the sources for visitors. */
const isConsole = /^\/staff(\/|\?|$)/;
const isApi = /^\/api(\/|\?|$)/;
/** The check page, and the response to its form, which may be that page again. */
const isCheckPage = /^\/o\/[^/?]+\/(check|send)(\?|$)/;

/**
 * Whether a route is a page of a visit to one offer. Frames need no other pages, and secret links must stay out of
 * frames.
 */
export function isFramable(route: string | undefined): boolean {
  return /^\/(?:o\/:slug|r\/:reference)(?:\/|$)/.test(route ?? '') && route !== '/r/:reference/:secret';
}

/** By path of the route or request. Stricter headers of a route stay. */
export function createSecurityHeaders(options: {
  csp: CspSources[];
  checkCsp: CspSources[];
  consoleCsp: CspSources[];
  embedOrigins: readonly string[];
  isHttps: boolean;
}): (path: string) => Record<string, string> {
  const common: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    // Only the origin leaves this site, because third-party lookup keys are bound to it.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions(''),
    ...(options.isHttps
      ? { 'strict-transport-security': 'max-age=31536000', 'cross-origin-opener-policy': 'same-origin' }
      : {}),
  };
  const withPolicy = (cacheControl: string, added: CspSources[], policy: PolicyOptions = {}) => ({
    ...common,
    'cache-control': cacheControl,
    'content-security-policy': contentSecurityPolicy(added, policy),
  });
  // Responses with personal data for programs and the console are not cached.
  const ofApi = withPolicy('no-store', []);
  // Revalidated, but kept for the back button, which restores typed text. The frame is for the preview, whose document
  // has its own policy.
  const ofConsole = {
    ...withPolicy('private, no-cache', [{ 'frame-src': ["'self'"] }, ...options.consoleCsp]),
    // Codes are scanned at the counter.
    'permissions-policy': permissions('self'),
  };
  const ofPages = withPolicy('private, no-cache', options.csp);
  const parents = options.embedOrigins;
  const ofFramablePages = withPolicy('private, no-cache', options.csp, { parents });
  const ofCheckPage = withPolicy('private, no-cache', [...options.csp, ...options.checkCsp], {
    hasTrustedTypes: options.checkCsp.length === 0,
    parents,
  });
  return (path) => {
    if (isApi.test(path)) return ofApi;
    if (isConsole.test(path)) return ofConsole;
    if (isCheckPage.test(path)) return ofCheckPage;
    return isFramable(path) ? ofFramablePages : ofPages;
  };
}

export function addSecurityHeaders(app: FastifyInstance, headersOf: (path: string) => Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Use the route, because a URL has several spellings: `/%61pi`.
    reply.headers(headersOf(request.routeOptions.url ?? request.url)).header('x-request-id', request.id);
    done();
  });
}

/** For receipts and secret links: no caching, indexing or referrer. */
export const privatePageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;
