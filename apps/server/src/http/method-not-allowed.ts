import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import createRouter from 'find-my-way';
import { queryOf } from './moved-offer.ts';

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Redirects a page with a trailing slash or in capitals, else 405 or 404. Call it before adding routes. */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const known = createRouter({ ignoreTrailingSlash: false });
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) {
      // A wildcard would make every path a known one.
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
