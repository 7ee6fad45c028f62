import type { requestOperations } from '@doorstep/contract/operations';
import { declineNetwork, previewNetworkDecline, toIso } from '@doorstep/core';
import { showMailKinds } from '../mail/show-mail-kinds.ts';
import type { Handlers } from '../operations/handlers.ts';
import { titleOf } from '../present/staff-request.ts';

const maxNetworks = 20;

type FloodOperations = 'GET /requests/networks' | `POST /requests/networks/decline${'' | '/preview'}`;

/** Held requests by the network that they came from, to be declined together. */
export const floodHandlers: Pick<Handlers<typeof requestOperations>, FloodOperations> = {
  async 'GET /requests/networks'({ context: { store } }) {
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
  },
  'POST /requests/networks/decline': ({ context, body: { until, ...decision } }) =>
    declineNetwork(context, { ...decision, until: Date.parse(until) }),
  async 'POST /requests/networks/decline/preview'({ context, body: { until, ...asked } }) {
    const { mails, ...counts } = await previewNetworkDecline(context, { ...asked, until: Date.parse(until) });
    return { ...counts, kinds: await showMailKinds(context, mails) };
  },
};
