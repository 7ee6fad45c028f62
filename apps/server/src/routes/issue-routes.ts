// Where our pages report what only browsers see: problems with a provider's script or answers. Reports from other pages
// are ignored with the same answer, which reveals nothing.
import { issueOfCode } from '@doorstep/address-lookup';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ServiceWatch } from '../alarms/create-service-watch.ts';
import { parseBody } from '../http/parse-body.ts';
import { createRateLimit, limitByNetwork } from '../http/rate-limit.ts';
import type { ScriptWatch } from '../human-check/script-watch.ts';
import { reportedIssue } from '../lookup/loqate/issue-texts.ts';
import type { PageTickets } from '../lookup/page-tickets.ts';
import type { Product } from '../product/product.ts';

const checkIssueSchema = v.strictObject({
  formToken: v.pipe(v.string(), v.maxLength(1000)),
  code: v.literal('script-error'),
});

// A page reports once; a library full of visitors would report more often than is useful.
const checkIssuesOfNetwork = { max: 60, perSeconds: 600 };

export function addCheckIssueRoutes(
  app: FastifyInstance,
  { formTokens, networkOf }: Pick<Product, 'formTokens' | 'networkOf'>,
  script: Pick<ScriptWatch, 'failed'>,
): void {
  app.post(
    '/api/human-check-issues',
    { preHandler: limitByNetwork(createRateLimit(checkIssuesOfNetwork)) },
    async (request, reply) => {
      const { formToken } = parseBody(checkIssueSchema, request.body);
      const holder = formTokens.holderOf(formToken);
      if (holder !== null) await script.failed({ holder, network: await networkOf(request.ip) });
      return reply.code(204).send();
    },
  );
}

const lookupIssueSchema = v.strictObject({
  key: v.pipe(v.string(), v.maxLength(1000)),
  call: v.picklist(['find', 'retrieve']),
  /** The provider's own, such as `3`; `0` for an answer. */
  code: v.pipe(v.string(), v.maxLength(4), v.regex(/^\d+$/)),
});

const lookupIssuesOfNetwork = { max: 20, perSeconds: 600 };
const answered = '0';

/** The provider refuses the key or the account, or answers. */
export function addLookupIssueRoutes(
  app: FastifyInstance,
  { tickets, watch, origin }: { tickets: PageTickets; watch: ServiceWatch; origin: () => string },
): void {
  const limitIssues = limitByNetwork(createRateLimit(lookupIssuesOfNetwork));
  const limitAnswers = limitByNetwork(createRateLimit(lookupIssuesOfNetwork));
  app.post('/api/lookup-issues', async (request, reply) => {
    const { key, call, code } = parseBody(lookupIssueSchema, request.body);
    // Every page reports success, so leave room for the few that report something else.
    await (code === answered ? limitAnswers : limitIssues)(request, reply);
    const issue = issueOfCode(code, call);
    const isOurs = tickets.read(key) !== null;
    if (isOurs && code === answered) watch.worked();
    if (isOurs && (issue.kind === 'account' || issue.kind === 'misconfigured')) {
      const reported = reportedIssue(code, issue.kind, { origin: origin() });
      if (reported !== null) watch.failed(reported);
    }
    return reply.code(204).send();
  });
}
