import type { Listed, ListPart, WebhookEvent, WebhookMessageType } from '@doorstep/contract';
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
  /** The body as signed. */
  body: string;
  state: 'waiting' | 'delivered' | 'failed';
  /** Including the current attempt. */
  attempts: number;
  createdAt: Instant;
  dueAt: Instant;
  lastStatus: number | null;
  lastError: string;
  /** Id of the HTTP request that caused it; null if a job or a command did. */
  requestId: string | null;
}

export interface QueuedMessage {
  messageId: string;
  type: WebhookMessageType;
  body: string;
  /** Messages about one subject (a request) reach a receiver in order. */
  subject: string;
  at: Instant;
  /** Id of the HTTP request that caused it; defaults to the one being answered. */
  requestId?: string | null;
}

export interface WebhookStore {
  insert(webhook: Webhook): Promise<void>;
  list(): Promise<Webhook[]>;
  find(id: string): Promise<Webhook | null>;
  change(id: string, changes: Partial<Omit<Webhook, 'id' | 'createdAt'>>): Promise<void>;
  /** With its deliveries. */
  remove(id: string): Promise<void>;
  /** Adds a delivery for each enabled webhook that wants this event, in the transaction that causes it. */
  enqueue(message: QueuedMessage): Promise<void>;
  enqueueMany(messages: QueuedMessage[]): Promise<void>;
  /** Adds a delivery for one webhook, whichever events it wants. */
  enqueueFor(webhookId: string, message: QueuedMessage): Promise<void>;
  /**
   * Due deliveries of enabled webhooks: at most one per webhook and subject, and none behind one that
   * waits. They are leased until `leaseUntil`.
   */
  lease(at: Instant, leaseUntil: Instant, max: number): Promise<WebhookDelivery[]>;
  settle(
    deliveryId: string,
    outcome: Pick<WebhookDelivery, 'state' | 'dueAt' | 'lastStatus' | 'lastError'>,
  ): Promise<void>;
  /** The number of waiting deliveries, and since when the oldest waits. */
  backlog(): Promise<{ waiting: number; oldestAt: Instant | null }>;
  /** Newest first. */
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
