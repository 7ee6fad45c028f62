import {
  type AuditAction,
  DoorstepError,
  type ListPart,
  type Listed,
  type WebhookEvent,
  type WebhookInput,
  type WebhookMessageType,
} from '@doorstep/contract';
import type { AuditEntry } from '../audit/audit-store.ts';
import type { LoggedEvent } from '../audit/events-of.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';

export interface Webhook {
  id: string;
  /** Rises with each change of what staff enter. */
  version: number;
  url: string;
  events: WebhookEvent[];
  isOn: boolean;
  /** Number of the current secret; secrets are derived, never stored. */
  secretGeneration: number;
  /** When the secret was last replaced; for a day after that, the previous one also signs. */
  secretReplacedAt: Instant | null;
  failingSince: Instant | null;
  stoppedBecause: 'failing' | 'gone' | null;
  createdAt: Instant;
}

export interface WebhookDelivery {
  id: string;
  webhookId: string;
  /** The same for every receiver and every attempt. */
  messageId: string;
  type: WebhookMessageType;
  /** The audit entry it reports; null for a test. */
  eventSeq: number | null;
  /** Id of the request, offer or item; messages about one reach a receiver in order. */
  subject: string;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  createdAt: Instant;
  dueAt: Instant;
  lastStatus: number | null;
  lastError: string;
  /** Id of the HTTP request that caused it; null if a job or a command did. */
  requestId: string | null;
}

type WebhookChanges = Partial<Omit<Webhook, 'id' | 'version' | 'createdAt'>>;

export interface WebhookStore {
  insert(webhook: Omit<Webhook, 'version'>): Promise<void>;
  part(part: ListPart): Promise<Listed<Webhook>>;
  find(id: string): Promise<Webhook | null>;
  /** @returns false if `version` is no longer the stored one; then nothing is written. */
  save(webhook: Pick<Webhook, 'id' | 'version'> & WebhookChanges): Promise<boolean>;
  /** Whatever the version is; it rises if `isOn` changes. */
  change(id: string, changes: WebhookChanges): Promise<void>;
  /** Also removes its deliveries. */
  remove(id: string): Promise<void>;
  /** Adds a test delivery for one webhook; the audit log adds events. @returns its id. */
  enqueueTest(webhookId: string, message: { messageId: string; at: Instant }): Promise<string>;
  /** Adds deliveries of past events, in their order; delivered ones are sent again. */
  replay(webhookId: string, events: LoggedEvent[], at: Instant): Promise<void>;
  /**
   * Due deliveries of enabled webhooks, at most one per webhook and subject and none behind a waiting one. They are
   * leased until `leaseUntil`.
   */
  lease(at: Instant, leaseUntil: Instant, max: number): Promise<WebhookDelivery[]>;
  settle(
    deliveryId: string,
    outcome: Pick<WebhookDelivery, 'state' | 'dueAt' | 'lastStatus' | 'lastError'>,
  ): Promise<void>;
  backlog(): Promise<{ waiting: number; oldestAt: Instant | null }>;
  findDelivery(id: string): Promise<WebhookDelivery | null>;
  /** Newest first. */
  deliveries(part: ListPart): Promise<Listed<WebhookDelivery>>;
  /** Retries a failed or waiting delivery at once. @returns its webhook's id; null if there is none. */
  retryNow(deliveryId: string, at: Instant): Promise<string | null>;
}

declare module '../store.ts' {
  interface Repositories {
    webhooks: WebhookStore;
  }
}

type Detail = AuditEntry['detail'];

/** @throws DoorstepError `not_allowed`, like all functions here. */
export async function addWebhook(context: Context, input: WebhookInput): Promise<Webhook> {
  requireAction(context.actor, 'services.manage');
  return context.store.transaction(async (tx) => {
    const createdAt = await tx.now();
    const webhook = {
      ...input,
      id: context.secrets.newId(),
      secretGeneration: 1,
      secretReplacedAt: null,
      failingSince: null,
      stoppedBecause: null,
      createdAt,
    };
    await tx.webhooks.insert(webhook);
    await record(context, tx, { action: 'webhook.added', id: webhook.id, at: createdAt, detail: { url: input.url } });
    return { ...webhook, version: 1 };
  });
}

/** @throws DoorstepError `version_conflict`, `not_found`. */
export async function changeWebhook(
  context: Context,
  { id, version, input }: { id: string; version: number; input: WebhookInput },
): Promise<Webhook> {
  // Re-enabling resets its errors, so that an old one does not disable it at the next.
  const changes = { ...input, ...(input.isOn ? { failingSince: null, stoppedBecause: null } : {}) };
  const before = await change(context, id, 'webhook.changed', async (tx) => {
    if (!(await tx.webhooks.save({ id, version, ...changes }))) throw new DoorstepError('version_conflict');
    return { url: input.url, isOn: input.isOn };
  });
  return { ...before, ...changes, version: version + 1 };
}

/** Replaces the secret; for a day the previous one also signs. @throws DoorstepError `not_found`. */
export async function replaceWebhookSecret(context: Context, id: string): Promise<void> {
  await change(context, id, 'webhook.secret_replaced', async (tx, webhook) => {
    await tx.webhooks.change(id, {
      secretGeneration: webhook.secretGeneration + 1,
      secretReplacedAt: await tx.now(),
    });
  });
}

/** @throws DoorstepError `not_found`. */
export async function removeWebhook(context: Context, id: string): Promise<void> {
  await change(context, id, 'webhook.removed', (tx) => tx.webhooks.remove(id));
}

/** Delivers a test message without content. @returns the delivery's id. @throws DoorstepError `not_found`. */
export async function testWebhook(context: Context, id: string): Promise<string> {
  const messageId = `msg_${context.secrets.newId()}`;
  let delivery = '';
  await change(context, id, 'webhook.tested', async (tx) => {
    delivery = await tx.webhooks.enqueueTest(id, { messageId, at: await tx.now() });
  });
  return delivery;
}

/** A delivery, to show its result. @throws DoorstepError `not_found`. */
export async function findDelivery({ store, actor }: Context, id: string): Promise<WebhookDelivery> {
  requireAction(actor, 'services.manage');
  const delivery = await store.webhooks.findDelivery(id);
  if (delivery === null) throw new DoorstepError('not_found');
  return delivery;
}

/** @throws DoorstepError `not_found` if there is no such delivery, or it was delivered. */
export async function retryDelivery(context: Context, deliveryId: string): Promise<void> {
  requireAction(context.actor, 'services.manage');
  await context.store.transaction(async (tx) => {
    const at = await tx.now();
    const webhookId = await tx.webhooks.retryNow(deliveryId, at);
    if (webhookId === null) throw new DoorstepError('not_found');
    const detail = { delivery: deliveryId };
    await record(context, tx, { action: 'webhook.delivery_retried', id: webhookId, at, detail });
  });
}

async function change(
  context: Context,
  id: string,
  action: AuditAction,
  work: (tx: Repositories, webhook: Webhook) => Promise<Detail | void>,
): Promise<Webhook> {
  requireAction(context.actor, 'services.manage');
  return context.store.transaction(async (tx) => {
    const webhook = await tx.webhooks.find(id);
    if (webhook === null) throw new DoorstepError('not_found');
    const detail = (await work(tx, webhook)) ?? {};
    await record(context, tx, { action, id, at: await tx.now(), detail });
    return webhook;
  });
}

async function record(
  context: Context,
  tx: Repositories,
  { id, ...entry }: { action: AuditAction; id: string; at: number; detail: Detail },
): Promise<void> {
  await recordAudit(context, tx, { ...entry, subjectKind: 'webhook', subjectId: id });
}
