import * as v from 'valibot';
import { partQuerySchema } from '../list-part.ts';
import { versionSchema } from '../offer-input.ts';
import { eventQuerySchema, replayInputSchema, webhookInputSchema } from '../webhooks.ts';
import { eventPageSchema } from './event-answers.ts';
import type { OperationTable } from './operation.ts';
import {
  deliveriesSchema,
  deliverySchema,
  replaySchema,
  testDeliverySchema,
  webhookSchema,
  webhookSecretSchema,
  webhooksSchema,
} from './webhook-answers.ts';

export const eventOperations = {
  'GET /events': {
    action: 'requests.read',
    about: 'offers',
    names: { offer: 'offer' },
    id: 'listEvents',
    summary: 'What happened to requests, offers and stock, oldest first. Read on from `next`, also after the last one.',
    query: eventQuerySchema,
    answer: eventPageSchema,
    errors: ['offer_not_found'],
    audit: { action: 'events.listed', subject: 'store', id: 'events' },
  },
} as const satisfies OperationTable;

const manage = { action: 'services.manage', about: 'installation' } as const;
const one = { ...manage, errors: ['not_found'] } as const;

/** Secrets are for people only. */
export const webhookOperations = {
  'GET /webhooks': {
    ...manage,
    id: 'listWebhooks',
    summary: 'Receivers of webhooks, the oldest first.',
    query: partQuerySchema,
    answer: webhooksSchema,
  },
  'POST /webhooks': {
    ...manage,
    id: 'addWebhook',
    once: 'taken',
    summary: 'Adds a receiver.',
    body: webhookInputSchema,
    status: 201,
    versionedBy: 'version',
    answer: webhookSchema,
  },
  'GET /webhooks/:webhook': {
    ...one,
    id: 'getWebhook',
    summary: 'One receiver.',
    versionedBy: 'version',
    answer: webhookSchema,
  },
  'PUT /webhooks/:webhook': {
    ...one,
    id: 'changeWebhook',
    summary: 'Changes a receiver, or switches it on or off.',
    body: v.strictObject({ version: versionSchema, input: webhookInputSchema }),
    versionedBy: 'version',
    answer: webhookSchema,
    errors: ['not_found', 'version_conflict'],
  },
  'GET /webhooks/:webhook/secret': {
    ...one,
    id: 'getWebhookSecret',
    isGrave: true,
    summary: 'The secret that its messages are signed with.',
    isForPeople: true,
    answer: webhookSecretSchema,
  },
  'POST /webhooks/:webhook/replace-secret': {
    ...one,
    id: 'replaceWebhookSecret',
    isGrave: true,
    summary: 'Makes a new secret; for a while messages are signed with both.',
    isForPeople: true,
  },
  'POST /webhooks/:webhook/test': {
    ...one,
    id: 'testWebhook',
    summary: 'Sends a test at once. Its result is read from the delivery.',
    answer: testDeliverySchema,
  },
  'POST /webhooks/:webhook/replay': {
    ...one,
    id: 'replayEvents',
    summary: 'Sends again what happened from a moment on, also what was delivered; every message keeps its id.',
    body: replayInputSchema,
    answer: replaySchema,
  },
  'GET /webhook-deliveries/:delivery': {
    ...one,
    id: 'getDelivery',
    summary: 'One delivery: whether it is waiting, and what the receiver answered.',
    answer: deliverySchema,
  },
  'POST /webhooks/:webhook/remove': { ...one, id: 'removeWebhook', summary: 'Removes a receiver.' },
  'GET /webhook-deliveries': {
    ...manage,
    id: 'listDeliveries',
    summary: 'Messages to receivers, sent or waiting, the newest first.',
    query: partQuerySchema,
    answer: deliveriesSchema,
  },
  'POST /webhook-deliveries/:delivery/retry': {
    ...one,
    id: 'retryDelivery',
    summary: 'Sends one message again.',
    errors: ['not_found', 'state_conflict'],
  },
} as const satisfies OperationTable;
