import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { showsToken } from './shows-token.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may send changes here. `same` (the default): pages of this origin, and programs, which send no origin.
     * `same-or-hidden`: also pages that hide their origin, as ours with `no-referrer` do on plain HTTP; for routes whose
     * cookie is not sent across sites. Framed pages must name their origin, because their cookie is. `same-unless-token`:
     * also every call that shows a token, since no cookie counts then. `any`: every page; for routes without a cookie.
     */
    originCheck?: 'same' | 'same-or-hidden' | 'same-unless-token' | 'any';
  }
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Protects cookie-authenticated changes from other sites' pages (CSRF). */
export function checkOrigins(app: FastifyInstance, baseUrl: string | null): void {
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
