import {
  networkDecisionSchema,
  networkPreviewSchema,
  type HeldNetwork,
  type NetworkDecline,
  type NetworkDeclinePreview,
} from '@doorstep/contract';
import { declineNetwork, previewNetworkDecline, requireAction, toIso } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../../http/parse-body.ts';
import { titleOf } from '../../present/staff-request.ts';
import { showMailKinds } from '../../mail/show-mail-kinds.ts';
import type { StaffContext } from './staff-context.ts';

const maxNetworks = 20;

/** Held requests by the network that they came from, to be declined together. */
export function addFloodRoutes(app: FastifyInstance, { contextOf }: { contextOf: StaffContext }): void {
  app.get('/api/staff/requests/networks', async (request): Promise<{ networks: HeldNetwork[] }> => {
    const { store, actor } = await contextOf(request);
    requireAction(actor, 'requests.read');
    const networks = await store.requests.heldNetworks(maxNetworks);
    const offers = networks.length === 0 ? [] : await store.offers.list();
    const titles = new Map(offers.map(({ id, definition }) => [id, titleOf(definition)]));
    return {
      networks: networks.map((each) => ({
        network: each.network,
        requests: each.requests,
        firstAt: toIso(each.firstAt),
        lastAt: toIso(each.lastAt),
        offers: each.offers.map(({ offerId: id, requests }) => ({ id, title: titles.get(id) ?? '', requests })),
      })),
    };
  });

  app.post('/api/staff/requests/networks/decline', async (request): Promise<NetworkDecline> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'requests.decide');
    const { until, ...decision } = parseBody(networkDecisionSchema, request.body);
    return declineNetwork(context, { ...decision, until: Date.parse(until) });
  });

  app.post('/api/staff/requests/networks/decline/preview', async (request): Promise<NetworkDeclinePreview> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'requests.decide');
    const { until, ...asked } = parseBody(networkPreviewSchema, request.body);
    const { mails, ...counts } = await previewNetworkDecline(context, { ...asked, until: Date.parse(until) });
    return { ...counts, kinds: await showMailKinds(context, mails) };
  });
}
