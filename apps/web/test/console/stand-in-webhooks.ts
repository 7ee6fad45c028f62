// Two receivers, one of which does not accept deliveries.
import { webhookEvents, webhookInputSchema, type WebhooksView } from '@doorstep/contract';
import { byId, parse, Refusal, type Route } from './stand-in-call.ts';

export interface StandInWebhooks {
  webhooks: WebhooksView;
}

const at = (minute: number) => `2026-11-20T10:${minute}:00.000Z`;

const inventView = (): WebhooksView => ({
  webhooks: [
    {
      id: 'w-1',
      url: 'https://stock.marrowvale.example/hooks/doorstep',
      events: [...webhookEvents],
      isOn: true,
      createdAt: at(10),
      failingSince: null,
      stoppedBecause: null,
    },
    {
      id: 'w-2',
      url: 'https://an-integration-with-a-very-long-name.wexmouth.example/receivers/2026/doorstep/requests/accepted',
      events: ['request.accepted'],
      isOn: false,
      createdAt: at(11),
      failingSince: at(12),
      stoppedBecause: 'failing',
    },
  ],
  deliveries: [
    {
      id: 'd-2',
      webhookId: 'w-2',
      type: 'request.accepted',
      createdAt: at(30),
      state: 'waiting',
      attempts: 3,
      lastStatus: null,
      lastError: 'timed_out',
      nextAttemptAt: at(32),
    },
    {
      id: 'd-1',
      webhookId: 'w-1',
      type: 'request.accepted',
      createdAt: at(30),
      state: 'delivered',
      attempts: 1,
      lastStatus: 204,
      lastError: '',
      nextAttemptAt: null,
    },
  ],
});

export const inventWebhooks = (): StandInWebhooks => ({ webhooks: inventView() });

export const webhookRoutes: Route<StandInWebhooks>[] = [
  ['GET', /^\/api\/v1\/webhooks$/, (data) => data.webhooks],
  [
    'POST',
    /^\/api\/v1\/webhooks$/,
    ({ webhooks: { webhooks } }, { body }) => {
      const input = parse(webhookInputSchema, body);
      if (!input.url.startsWith('https://')) {
        throw new Refusal('request_invalid', [{ field: 'url', code: 'not_a_web_address' }]);
      }
      webhooks.push({
        id: `w-${webhooks.length + 1}`,
        createdAt: at(40),
        failingSince: null,
        stoppedBecause: null,
        ...input,
      });
      return webhooks.at(-1);
    },
  ],
  [
    'PUT',
    /^\/api\/v1\/webhooks\/([^/]+)$/,
    ({ webhooks: { webhooks } }, { body }, [id]) => {
      Object.assign(byId(webhooks, id, 'not_found'), parse(webhookInputSchema, body));
    },
  ],
  [
    'GET',
    /^\/api\/v1\/webhooks\/([^/]+)\/secret$/,
    () => ({ secret: 'whsec_bm90LWEtc2VjcmV0LWJ1dC1hcy1sb25nLWFzLW9uZQ==' }),
  ],
  ['POST', /^\/api\/v1\/webhooks\/([^/]+)\/(?:test|replace-secret)$/, () => {}],
  [
    'POST',
    /^\/api\/v1\/webhooks\/([^/]+)\/remove$/,
    ({ webhooks: view }, _, [removed]) => {
      view.webhooks = view.webhooks.filter(({ id }) => id !== removed);
      view.deliveries = view.deliveries.filter(({ webhookId }) => webhookId !== removed);
    },
  ],
  ['POST', /^\/api\/v1\/webhook-deliveries\/([^/]+)\/retry$/, () => {}],
];
