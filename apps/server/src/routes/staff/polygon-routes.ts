import { polygonLimits, type PolygonView } from '@doorstep/contract';
import { DoorstepError, requireAction, uploadPolygon, viewPolygon } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { requirePrintable } from '../../http/parse-body.ts';
import type { StaffContext } from './staff-context.ts';

/** Polygons of areas: uploaded here, then named by an offer. */
export function addPolygonRoutes(app: FastifyInstance, { contextOf }: { contextOf: StaffContext }): void {
  app.post(
    '/api/staff/polygons',
    { bodyLimit: polygonLimits.fileBytes },
    async (request, reply): Promise<PolygonView> => {
      const context = await contextOf(request);
      requireAction(context.actor, 'offers.write');
      requirePrintable(request.body);
      const view = await uploadPolygon(context, request.body);
      reply.code(201);
      return view;
    },
  );

  app.get<{ Params: { id: string } }>('/api/staff/polygons/:id', async (request): Promise<PolygonView> => {
    const { store, actor } = await contextOf(request);
    requireAction(actor, 'offers.read');
    const { id } = request.params;
    const shape = await store.polygons.find(id);
    if (shape === null) throw new DoorstepError('not_found');
    return viewPolygon(id, shape);
  });
}
