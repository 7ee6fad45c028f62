import type { Listed, ListPart, WebhookEvent, WebhookMessageType } from '@doorstep/contract';
import type { LoggedEvent } from '../audit/events-of.ts';
import type { Instant } from '../instant.ts';

export interface Webhook {
  id: string;
  url: string;
  events: WebhookEvent[];
  isOn: boolean;
  /** The number of the secret in use; secrets are derived, never stored. */
  secretGeneration: number;
  /** When the secret was last replaced; for a day after that, the previous one signs too. */
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
  /** The audit entry that it tells of; null for a test. */
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

export interface WebhookStore {
  insert(webhook: Webhook): Promise<void>;
  list(): Promise<Webhook[]>;
  find(id: string): Promise<Webhook | null>;
  change(id: string, changes: Partial<Omit<Webhook, 'id' | 'createdAt'>>): Promise<void>;
  /** With its deliveries. */
  remove(id: string): Promise<void>;
  /** Adds the delivery of a test for one webhook; events are added by the audit log. @returns its id. */
  enqueueTest(webhookId: string, message: { messageId: string; at: Instant }): Promise<string>;
  /** Adds deliveries of past events, in their order; those that were delivered are sent again. */
  replay(webhookId: string, events: LoggedEvent[], at: Instant): Promise<void>;
  /**
   * Due deliveries of enabled webhooks: at most one per webhook and subject, and none behind one that
   * waits. They are leased until `leaseUntil`.
   */
  lease(at: Instant, leaseUntil: Instant, max: number): Promise<WebhookDelivery[]>;
  settle(
    deliveryId: string,
    outcome: Pick<WebhookDelivery, 'state' | 'dueAt' | 'lastStatus' | 'lastError'>,
  ): Promise<void>;
  backlog(): Promise<{ waiting: number; oldestAt: Instant | null }>;
  findDelivery(id: string): Promise<WebhookDelivery | null>;
  deliveries(max: number): Promise<WebhookDelivery[]>;
  partOfDeliveries(part: ListPart): Promise<Listed<WebhookDelivery>>;
  /** Retries a failed or waiting delivery at once. @returns its webhook's id; null if there is none. */
  retryNow(deliveryId: string, at: Instant): Promise<string | null>;
}

declare module '../store.ts' {
  interface Repositories {
    webhooks: WebhookStore;
  }
}
