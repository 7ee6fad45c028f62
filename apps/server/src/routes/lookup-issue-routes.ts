import { issueOfCode } from '@doorstep/address-lookup';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ServiceWatch } from '../alarms/create-service-watch.ts';
import { parseBody } from '../http/parse-body.ts';
import { createRateLimit, limitByNetwork } from '../http/rate-limit.ts';
import { reportedIssue } from '../lookup/loqate/issue-texts.ts';
import type { PageTickets } from '../lookup/page-tickets.ts';

const reportSchema = v.strictObject({
  key: v.pipe(v.string(), v.maxLength(1000)),
  call: v.picklist(['find', 'retrieve']),
  /** The provider's own, such as `3`; `0` for an answer. */
  code: v.pipe(v.string(), v.maxLength(4), v.regex(/^\d+$/)),
});

const reportsOfNetwork = { max: 20, perSeconds: 600 };
const answered = '0';

/** Where our pages report that the provider, which only browsers call, refuses the key or the account, or answers. */
export function addLookupIssueRoutes(
  app: FastifyInstance,
  { tickets, watch, origin }: { tickets: PageTickets; watch: ServiceWatch; origin: () => string },
): void {
  const limitIssues = limitByNetwork(createRateLimit(reportsOfNetwork));
  const limitAnswers = limitByNetwork(createRateLimit(reportsOfNetwork));
  app.post('/api/lookup-issues', async (request, reply) => {
    const { key, call, code } = parseBody(reportSchema, request.body);
    // Every page reports success, so leave room for the few that report something else.
    await (code === answered ? limitAnswers : limitIssues)(request, reply);
    const issue = issueOfCode(code, call);
    // Reports from other pages are ignored with the same answer, which reveals nothing.
    const isOurs = tickets.read(key) !== null;
    if (isOurs && code === answered) watch.worked();
    if (isOurs && (issue.kind === 'account' || issue.kind === 'misconfigured')) {
      const reported = reportedIssue(code, issue.kind, { origin: origin() });
      if (reported !== null) watch.failed(reported);
    }
    return reply.code(204).send();
  });
}
