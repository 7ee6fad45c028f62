import { eraseRequest, exportPersonalData, requireAction, toIso } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import type { StaffContext } from './staff-context.ts';

interface ById {
  Params: { id: string };
}

/** What is kept about one person's request, to hand out or to erase. Both are audited. */
export function addPrivacyRoutes(app: FastifyInstance, { contextOf }: { contextOf: StaffContext }): void {
  app.get<ById>('/api/staff/requests/:id/personal-data.json', async (request, reply) => {
    const context = await contextOf(request);
    const data = await exportPersonalData(context, { id: request.params.id });
    return reply
      .header('Content-Disposition', 'attachment; filename="personal-data.json"')
      .header('Cache-Control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(data, null, 2)}\n`);
  });

  app.post<ById>('/api/staff/requests/:id/erase', async (request) => {
    const context = await contextOf(request);
    requireAction(context.actor, 'privacy.manage');
    const { erasedAt } = await eraseRequest(context, { id: request.params.id });
    return { erasedAt: toIso(erasedAt) };
  });
}
