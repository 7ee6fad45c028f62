import { issueOfCode } from '@doorstep/address-lookup';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ServiceWatch } from '../alarms/service-watch.ts';
import { parseBody } from '../http/parse-body.ts';
import { createRateLimit, limitByNetwork } from '../http/rate-limit.ts';
import { reportedIssue } from '../lookup/loqate/issue-texts.ts';
import type { PageTickets } from '../lookup/page-tickets.ts';

const reportSchema = v.strictObject({
  /** The page's ticket. */
  key: v.pipe(v.string(), v.maxLength(1000)),
  call: v.picklist(['find', 'retrieve']),
  /** The provider's own, such as `3`. */
  code: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
});

// A page reports it once; a library full of visitors would report it more often than is of use.
const reportsOfNetwork = { max: 20, perSeconds: 600 };

/** Where our pages report that the provider, which only they talk to, refuses the key or the account. */
export function addLookupIssueRoutes(
  app: FastifyInstance,
  { tickets, watch, origin }: { tickets: PageTickets; watch: ServiceWatch; origin: () => string },
): void {
  app.post(
    '/api/lookup-issues',
    { preHandler: limitByNetwork(createRateLimit(reportsOfNetwork)) },
    async (request, reply) => {
      const { key, call, code } = parseBody(reportSchema, request.body);
      const issue = issueOfCode(code, call);
      // Without a page of ours it is nobody's news; the answer is the same, so that nothing is learnt from it.
      const isOurs = tickets.read(key) !== null;
      if (isOurs && (issue.kind === 'account' || issue.kind === 'misconfigured')) {
        const reported = reportedIssue(code, issue.kind, { origin: origin() });
        if (reported !== null) watch.failed(reported);
      }
      return reply.code(204).send();
    },
  );
}
