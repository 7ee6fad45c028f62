import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseBody } from '../http/parse-body.ts';
import { createRateLimit, limitByNetwork } from '../http/rate-limit.ts';
import type { ScriptWatch } from '../human-check/script-watch.ts';
import type { Product } from '../product/product.ts';

const reportSchema = v.strictObject({
  formToken: v.pipe(v.string(), v.maxLength(1000)),
  code: v.literal('script-error'),
});

// A page reports once; a library full of visitors would report more often than is useful.
const reportsOfNetwork = { max: 60, perSeconds: 600 };

export function addCheckIssueRoutes(
  app: FastifyInstance,
  { formTokens, networkOf }: Pick<Product, 'formTokens' | 'networkOf'>,
  script: Pick<ScriptWatch, 'failed'>,
): void {
  app.post(
    '/api/human-check-issues',
    { preHandler: limitByNetwork(createRateLimit(reportsOfNetwork)) },
    async (request, reply) => {
      const { formToken } = parseBody(reportSchema, request.body);
      const holder = formTokens.holderOf(formToken);
      // A report that comes from none of our forms is ignored, with the same answer, so that it reveals nothing.
      if (holder !== null) await script.failed({ holder, network: await networkOf(request.ip) });
      return reply.code(204).send();
    },
  );
}
