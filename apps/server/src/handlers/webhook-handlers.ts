import type { WebhookDeliveryView, WebhookInput, WebhookView } from '@doorstep/contract';
import type { eventOperations, webhookOperations } from '@doorstep/contract/operations';
import {
  type AuditPlace,
  type Context,
  DoorstepError,
  type Webhook,
  type WebhookDelivery,
  addWebhook,
  changeWebhook,
  findDelivery,
  readEvents,
  removeWebhook,
  replaceWebhookSecret,
  replayEvents,
  retryDelivery,
  testWebhook,
  toIso,
} from '@doorstep/core';
import type { Config } from '../config.ts';
import type { Handlers } from '../operations/handlers.ts';
import { namesInwardHost } from '../webhooks/post-webhook.ts';
import type { WebhookSecrets } from '../webhooks/webhook-secret.ts';
import { requireOffer } from './require-offer.ts';

export const eventHandlers: Handlers<typeof eventOperations> = {
  async 'GET /events'({ context, query }) {
    const { offer, after, since, ...others } = query;
    const page = await readEvents(context, {
      ...others,
      ...(offer === undefined ? {} : { offer: (await requireOffer(context, offer)).id }),
      after: placeOf(after),
      since: since === undefined ? null : Date.parse(since),
    });
    const { next, keptSince, ...shown } = page;
    return { ...shown, next: nameOfPlace(next), keptSince: toIso(keptSince) };
  },
};

/** The API's name for a position between two entries of the log. */
function nameOfPlace({ at, seq }: AuditPlace): string {
  return `${at}.${seq}`;
}

function placeOf(name: string | undefined): AuditPlace | null {
  const [at, seq] = (name ?? '').split('.').map(Number);
  return at === undefined || seq === undefined ? null : { at, seq };
}

interface WebhookParts {
  config: Pick<Config, 'isDevelopment'>;
  webhookSecrets: WebhookSecrets;
}

export function createWebhookHandlers({ config, webhookSecrets }: WebhookParts): Handlers<typeof webhookOperations> {
  const requireReachable = (input: WebhookInput): WebhookInput => {
    const protocols = config.isDevelopment ? ['https:', 'http:'] : ['https:'];
    if (!URL.canParse(input.url) || !protocols.includes(new URL(input.url).protocol))
      throw new DoorstepError('request_invalid', { fields: [{ field: 'url', code: 'not_a_web_address' }] });
    if (!config.isDevelopment && namesInwardHost(new URL(input.url)))
      throw new DoorstepError('request_invalid', { fields: [{ field: 'url', code: 'not_a_public_address' }] });
    return input;
  };
  const present = (webhook: Webhook): WebhookView => {
    const { id, version, url, events, isOn, failingSince, stoppedBecause, createdAt } = webhook;
    const previousSecretUntil = toIso(webhookSecrets.previousUntil(webhook, Date.now()));
    const times = { failingSince: toIso(failingSince), createdAt: toIso(createdAt), previousSecretUntil };
    return { id, version, url, events, isOn, stoppedBecause, ...times };
  };
  return {
    async 'GET /webhooks'({ context, query }) {
      const { rows, next } = await context.store.webhooks.part(query);
      return { rows: rows.map(present), next };
    },
    async 'GET /webhook-deliveries'({ context, query }) {
      const { rows, next } = await context.store.webhooks.deliveries(query);
      return { rows: rows.map(presentDelivery), next };
    },
    'POST /webhooks': async ({ context, body }) => present(await addWebhook(context, requireReachable(body))),
    'GET /webhooks/:webhook': async ({ context, params }) => present(await requireWebhook(context, params.webhook)),
    'PUT /webhooks/:webhook': async ({ context, params, body: { version, input } }) =>
      present(await changeWebhook(context, { id: params.webhook, version, input: requireReachable(input) })),
    'GET /webhooks/:webhook/secret': async ({ context, params }) => ({
      secret: webhookSecrets.show(await requireWebhook(context, params.webhook)),
    }),
    async 'POST /webhooks/:webhook/replace-secret'({ context, params }) {
      await replaceWebhookSecret(context, params.webhook);
    },
    async 'POST /webhooks/:webhook/test'({ context, params }) {
      return { delivery: await testWebhook(context, params.webhook) };
    },
    async 'POST /webhooks/:webhook/replay'({ context, params, body }) {
      const replay = await replayEvents(context, { id: params.webhook, since: Date.parse(body.since) });
      return { ...replay, since: toIso(replay.since), until: toIso(replay.until) };
    },
    'GET /webhook-deliveries/:delivery': async ({ context, params }) =>
      presentDelivery(await findDelivery(context, params.delivery)),
    async 'POST /webhooks/:webhook/remove'({ context, params }) {
      await removeWebhook(context, params.webhook);
    },
    async 'POST /webhook-deliveries/:delivery/retry'({ context, params }) {
      await retryDelivery(context, params.delivery);
    },
  };
}

async function requireWebhook({ store }: Context, id: string): Promise<Webhook> {
  const webhook = await store.webhooks.find(id);
  if (webhook === null) throw new DoorstepError('not_found');
  return webhook;
}

function presentDelivery(delivery: WebhookDelivery): WebhookDeliveryView {
  const { id, webhookId, type, createdAt, state, attempts, lastStatus, lastError, dueAt } = delivery;
  const nextAttemptAt = state === 'waiting' ? toIso(dueAt) : null;
  return { id, webhookId, type, createdAt: toIso(createdAt), state, attempts, lastStatus, lastError, nextAttemptAt };
}
