import type { privacyOperations } from '@doorstep/contract/operations';
import {
  claimRows,
  DoorstepError,
  dueForErasure,
  eraseExpired,
  erasePerson,
  exportPersonalData,
  findPerson,
  privacyReport,
  toIso,
  type Claim,
  type Context,
} from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';
import { titleOf } from '../present/staff-request.ts';

const maxDue = 1000;
const maxRuns = 10;

export const privacyHandlers: Handlers<typeof privacyOperations> = {
  async 'GET /privacy/retention'({ context }) {
    const { store } = context;
    const { rows, overdue } = await privacyReport(context);
    const offers = await store.offers.list();
    const now = await store.now();
    const bySlug = Map.groupBy(rows, ({ offer }) => offer);
    const { entries } = await store.audit.page({ action: 'retention.run', withReadings: false }, null, maxRuns);
    const views = [];
    for (const offer of offers) {
      const own = bySlug.get(offer.slug) ?? [];
      if (own.length === 0) continue;
      const ends = own.flatMap(({ firstGoesAt }) => firstGoesAt ?? []);
      const isDue = ends.some((end) => end < now);
      const due = isDue ? await dueForErasure(store, offer, maxDue) : 0;
      views.push({
        id: offer.id,
        title: titleOf(offer.definition),
        retentionDays: offer.definition.retentionDays,
        due,
        dueOrMore: due === maxDue,
        nextAt: ends.length === 0 ? null : toIso(Math.min(...ends)),
        isOverdue: overdue.some((row) => row.offer === offer.slug),
        kinds: own.map(({ kind, count, firstGoesAt, lastGoesAt }) => ({
          kind,
          count,
          firstGoesAt: toIso(firstGoesAt),
          lastGoesAt: toIso(lastGoesAt),
        })),
      });
    }
    return {
      offers: views,
      runs: entries.map(({ at, actorName, detail }) => ({
        at: toIso(at),
        by: actorName,
        requests: Number(detail['requests']),
        claims: Number(detail['claims']),
      })),
    };
  },
  'POST /privacy/retention/run': ({ context }) => eraseExpired(context),
  async 'POST /privacy/person'({ context, body: { text } }) {
    const { requests, claims, hasMore } = await findPerson(context, text);
    const titles = new Map(
      (await context.store.offers.list()).map(({ id, definition }) => [id, titleOf(definition)] as const),
    );
    const offerOf = (id: string) => ({ id, title: titles.get(id) ?? '' });
    return {
      requests: requests.map(({ id, reference, offerId, state, receivedAt, contact }) => ({
        id,
        reference,
        offer: offerOf(offerId),
        state,
        receivedAt: toIso(receivedAt),
        name: contact.name,
        email: contact.email,
      })),
      claims: claims.map(({ id, offerId, createdAt }) => ({
        id,
        offer: offerOf(offerId),
        createdAt: toIso(createdAt),
      })),
      hasMore,
    };
  },
  async 'POST /privacy/person/data.json'({ context, body }) {
    const requests = [];
    for (const id of body.requests) requests.push(await exportPersonalData(context, { id }));
    const known = new Set(requests.flatMap(({ claims }) => (claims as { id: string }[]).map(({ id }) => id)));
    const claims = await claimsOf(context, body.claims);
    const file = {
      requests,
      otherClaims: claims
        .filter(({ id }) => !known.has(id))
        .map(({ createdAt, decidedAt, erasedAt: _erasedAt, ...claim }) => ({
          ...claim,
          createdAt: toIso(createdAt),
          decidedAt: toIso(decidedAt),
        })),
    };
    return { file: `${JSON.stringify(file, null, 2)}\n`, name: 'personal-data.json' };
  },
  'POST /privacy/person/erase': ({ context, body: { requests, claims } }) =>
    erasePerson(context, { requestIds: requests, claimIds: claims }),
};

async function claimsOf({ store }: Context, ids: readonly string[]): Promise<Claim[]> {
  const found: Claim[] = [];
  for (const id of ids) {
    const claim = await claimRows.find(store, id);
    if (claim === null) throw new DoorstepError('claim_not_found');
    found.push(claim);
  }
  return found;
}
