import {
  webhookInputSchema,
  type WebhookDeliveryView,
  type WebhookInput,
  type WebhookSecret,
  type WebhooksView,
  type WebhookView,
} from '@doorstep/contract';
import {
  addWebhook,
  changeWebhook,
  DoorstepError,
  listWebhooks,
  removeWebhook,
  replaceWebhookSecret,
  requireAction,
  retryDelivery,
  testWebhook,
  toIso,
  type Webhook,
  type WebhookDelivery,
} from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { parseBody } from '../../http/parse-body.ts';
import { namesInwardHost } from '../../webhooks/public-address.ts';
import type { WebhookSecrets } from '../../webhooks/webhook-secret.ts';
import type { StaffContext } from './staff-context.ts';

interface ById {
  Params: { id: string };
}

/** Receivers of webhooks and what was delivered to them. */
export function addWebhookRoutes(
  app: FastifyInstance,
  parts: { contextOf: StaffContext; config: Pick<Config, 'isDevelopment'>; secrets: WebhookSecrets },
): void {
  const { contextOf, config, secrets } = parts;
  const readInput = (body: unknown): WebhookInput => {
    const input = parseBody(webhookInputSchema, body);
    const protocols = config.isDevelopment ? ['https:', 'http:'] : ['https:'];
    if (!URL.canParse(input.url) || !protocols.includes(new URL(input.url).protocol))
      throw new DoorstepError('request_invalid', { fields: [{ field: 'url', code: 'not_a_web_address' }] });
    if (!config.isDevelopment && namesInwardHost(new URL(input.url)))
      throw new DoorstepError('request_invalid', { fields: [{ field: 'url', code: 'not_a_public_address' }] });
    return input;
  };

  app.get('/api/staff/webhooks', async (request, reply): Promise<WebhooksView> => {
    reply.header('Cache-Control', 'no-store');
    const { webhooks, deliveries } = await listWebhooks(await contextOf(request));
    return { webhooks: webhooks.map(presentWebhook), deliveries: deliveries.map(presentDelivery) };
  });

  app.post('/api/staff/webhooks', async (request, reply) => {
    const webhook = await addWebhook(await contextOf(request), readInput(request.body));
    return reply.code(201).send(presentWebhook(webhook));
  });

  app.put<ById>('/api/staff/webhooks/:id', async (request, reply) => {
    await changeWebhook(await contextOf(request), request.params.id, readInput(request.body));
    return reply.code(204).send();
  });

  app.get<ById>('/api/staff/webhooks/:id/secret', async (request, reply): Promise<WebhookSecret> => {
    reply.header('Cache-Control', 'no-store');
    const { actor, store } = await contextOf(request);
    requireAction(actor, 'services.manage');
    const webhook = await store.webhooks.find(request.params.id);
    if (webhook === null) throw new DoorstepError('not_found');
    return { secret: secrets.show(webhook) };
  });

  const verbs = { test: testWebhook, 'replace-secret': replaceWebhookSecret, remove: removeWebhook };
  for (const [verb, run] of Object.entries(verbs)) {
    app.post<ById>(`/api/staff/webhooks/:id/${verb}`, async (request, reply) => {
      await run(await contextOf(request), request.params.id);
      return reply.code(204).send();
    });
  }

  app.post<ById>('/api/staff/webhook-deliveries/:id/retry', async (request, reply) => {
    await retryDelivery(await contextOf(request), request.params.id);
    return reply.code(204).send();
  });
}

function presentWebhook({ id, url, events, isOn, failingSince, stoppedBecause, createdAt }: Webhook): WebhookView {
  return { id, url, events, isOn, failingSince: toIso(failingSince), stoppedBecause, createdAt: toIso(createdAt) };
}

function presentDelivery(delivery: WebhookDelivery): WebhookDeliveryView {
  const { id, webhookId, type, createdAt, state, attempts, lastStatus, lastError, dueAt } = delivery;
  const nextAttemptAt = state === 'waiting' ? toIso(dueAt) : null;
  return { id, webhookId, type, createdAt: toIso(createdAt), state, attempts, lastStatus, lastError, nextAttemptAt };
}
