// Held requests by network, as the stand-in has them: which request came from where, and what declining all of one does.
import {
  networkDecisionSchema,
  networkPreviewSchema,
  type HeldNetwork,
  type NetworkDecline,
  type NetworkDeclinePreview,
  type RequestDetail,
} from '@doorstep/contract';
import { parse, type Route } from './stand-in-call.ts';
import { previewMany } from './stand-in-decisions.ts';

export interface StandInFloods {
  requests: RequestDetail[];
  /** By request id; the others came from nowhere in particular. */
  networkOf: Record<string, string>;
}

/** Few, so that a flood of the stand-in's size takes several calls. */
const maxAtOnce = 5;

export const floodRoutes: Route<StandInFloods>[] = [
  ['GET', /^\/api\/v1\/requests\/networks$/, (data) => ({ networks: listNetworks(data) })],
  ['POST', /^\/api\/v1\/requests\/networks\/decline$/, (data, { body }) => decline(data, body)],
  ['POST', /^\/api\/v1\/requests\/networks\/decline\/preview$/, (data, { body }) => preview(data, body)],
];

/** Makes one: many held requests of one network, and two of another. */
export function flood({ data }: { data: StandInFloods }): void {
  const held = data.requests.filter(({ state }) => state === 'held');
  for (const [index, { id }] of held.entries()) data.networkOf[id] = index < 2 ? 'cafe02cafe02' : 'beef01beef01';
  for (const one of data.requests.slice(40, 50)) {
    Object.assign(one, {
      state: 'held',
      transitions: ['accept', 'decline', 'withdraw'],
      holdReasons: ['busy_network'],
    });
    data.networkOf[one.id] = 'beef01beef01';
  }
}

const heldOf = ({ requests, networkOf }: StandInFloods, network: string, until = '9999') =>
  requests
    .filter(({ id, state, receivedAt }) => state === 'held' && networkOf[id] === network && receivedAt <= until)
    .toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt));

function listNetworks(data: StandInFloods): HeldNetwork[] {
  return [...new Set(Object.values(data.networkOf))].flatMap((network) => {
    const held = heldOf(data, network);
    const [first, last] = [held[0], held.at(-1)];
    if (first === undefined || last === undefined || held.length < 2) return [];
    const offers = Map.groupBy(held, ({ offer }) => offer.id);
    return {
      network,
      requests: held.length,
      firstAt: first.receivedAt,
      lastAt: last.receivedAt,
      offers: [...offers.values()].map((all) => ({
        id: all[0]?.offer.id ?? '',
        title: all[0]?.offer.title ?? '',
        requests: all.length,
      })),
    };
  });
}

function decline(data: StandInFloods, body: unknown): NetworkDecline {
  const { network, until } = parse(networkDecisionSchema, body);
  const held = heldOf(data, network, until);
  const declined = held.slice(0, maxAtOnce);
  for (const request of declined) Object.assign(request, { state: 'declined', holdReasons: [], transitions: [] });
  const emails = declined.filter(({ contact }) => contact.email !== '').length;
  return { declined: declined.length, emails, left: held.length - declined.length };
}

function preview(data: StandInFloods, body: unknown): NetworkDeclinePreview {
  const { network, until, reason } = parse(networkPreviewSchema, body);
  const held = heldOf(data, network, until);
  const reached = held.filter(({ contact }) => contact.email !== '');
  const requestIds = reached.map(({ id }) => id);
  const kinds = reached.length === 0 ? [] : previewMany(reached, { decision: 'decline', requestIds, reason }).kinds;
  return { requests: held.length, emails: reached.length, kinds };
}
