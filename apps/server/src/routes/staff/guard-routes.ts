import { requireAction } from '@doorstep/core';
import type { FastifyInstance, onRequestAsyncHookHandler, RouteOptions } from 'fastify';
import { routeActions } from './route-actions.ts';
import type { StaffContext } from './staff-context.ts';

/**
 * Has every route under /api/staff that is added from now on ask for the person and what they may do.
 * @throws Error at start for a route that `routeActions` does not name.
 */
export function guardStaffRoutes(app: FastifyInstance, contextOf: StaffContext): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/staff/')) return;
    for (const method of [route.method].flat()) {
      // Fastify answers HEAD as GET.
      const needed = routeActions[`${method === 'HEAD' ? 'GET' : method} ${route.url}`];
      if (needed === undefined) throw new Error(`routeActions has no row for ${method} ${route.url}`);
      if (needed === 'everybody') continue;
      askFirst(route, async (request) => {
        const { actor } = await contextOf(request);
        if (needed !== 'signing in') requireAction(actor, needed);
      });
    }
  });
}

function askFirst(route: RouteOptions, ask: onRequestAsyncHookHandler): void {
  route.onRequest = [ask, ...[route.onRequest ?? []].flat()];
}
