// A program of someone who has installed the client.
import { createClient, ProblemError, type Answer, type RateLimit } from '@doorstep/client';

const [server = '', token = ''] = process.argv.slice(2);
const limits: RateLimit[] = [];
const doorstep = createClient({ server, token, maxRetries: 2, onRateLimits: (seen) => limits.push(...seen) });

const page: Answer<'GET /requests'> = await doorstep.call('GET /requests', { query: { page: 1 } });
const names: string[] = [];
for await (const row of doorstep.all('GET /requests', {})) names.push(row.name);
const [offer] = (await doorstep.call('GET /offers', {})).rows;
const missing: unknown = await doorstep
  .call('GET /requests/:request', { params: { request: 'AAAA-AAAA' } })
  .catch((error: unknown) => error);
const wrong: unknown = await createClient({ server, token: 'dst_wrong' })
  .call('GET /offers', {})
  .catch((error: unknown) => error);
export const enterWithoutKey = (body: never): unknown =>
  // @ts-expect-error -- it needs an Idempotency-Key
  doorstep.call('POST /offers/:offer/requests', { params: { offer: 'compost-bin' }, body });

console.log(
  JSON.stringify({
    total: page.total,
    names,
    offer: offer?.slug,
    missing: missing instanceof ProblemError && missing.code,
    wrong: wrong instanceof ProblemError && [wrong.problem.status, wrong.code],
    limit: limits[0]?.name,
  }),
);
