// Two receivers, one of them in trouble.
import { webhookEvents, type WebhooksView } from '@doorstep/contract';

const at = (minute: number) => `2026-11-20T10:${minute}:00.000Z`;

export const standInWebhooks: WebhooksView = {
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
};
