import type { HumanCheckService } from '@doorstep/contract';
import { monitoredChecks } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import type { Product } from '../../product/product.ts';
import type { StaffContext } from './staff-context.ts';

/** Which human check decides, and how the one that is only measured did. */
export function addHumanCheckRoutes(
  app: FastifyInstance,
  { product, contextOf }: { product: Product; contextOf: StaffContext },
): void {
  app.get('/api/staff/services/human-check', async (request): Promise<HumanCheckService> => {
    const monitored = await monitoredChecks(await contextOf(request));
    return { ...product.humanChecks.state(), monitored };
  });
}
