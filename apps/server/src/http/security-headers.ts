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
function contentSecurityPolicy(added: CspSources[]): string {
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
  ].join('; ');
}

/** The console and the paths of programs have no part in what is for visitors. */
const isConsole = /^\/staff(\/|\?|$)/;
const isApi = /^\/api(\/|\?|$)/;

/** Headers of every answer. A route may set stricter ones of its own; those stay. */
export function addSecurityHeaders(
  app: FastifyInstance,
  options: { csp: CspSources[]; consoleCsp: CspSources[]; isHttps: boolean },
): void {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    // The origin alone leaves this site: keys of third-party lookups are bound to it.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Revalidated, but kept for the back button, which brings back what a visitor has typed.
    'cache-control': 'private, no-cache',
    ...(options.isHttps
      ? { 'strict-transport-security': 'max-age=31536000', 'cross-origin-opener-policy': 'same-origin' }
      : {}),
  };
  const ofOurs = contentSecurityPolicy([]);
  const ofConsole = contentSecurityPolicy(options.consoleCsp);
  const withServices = contentSecurityPolicy(options.csp);
  const policyOf = (url: string) => (isApi.test(url) ? ofOurs : isConsole.test(url) ? ofConsole : withServices);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('content-security-policy', policyOf(request.url)).header('x-request-id', request.id);
    done();
  });
}

/** For receipts and secret links: not kept, not indexed, not told to anybody. */
export const privatePageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;
