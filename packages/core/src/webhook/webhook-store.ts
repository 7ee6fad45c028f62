import type { WebhookEvent, WebhookMessageType } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

export interface Webhook {
  id: string;
  url: string;
  events: WebhookEvent[];
  isOn: boolean;
  /** Which of its secrets is in use; they are derived, and kept nowhere. */
  secretGeneration: number;
  /** When the secret was last replaced: for a day the previous one signs as well. */
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
  /** The body, as it is signed. */
  body: string;
  state: 'waiting' | 'delivered' | 'failed';
  /** With the one that is leased. */
  attempts: number;
  createdAt: Instant;
  dueAt: Instant;
  lastStatus: number | null;
  lastError: string;
  /** Id of the HTTP request that caused it; null when a job or a command did. */
  requestId: string | null;
}

export interface QueuedMessage {
  messageId: string;
  type: WebhookMessageType;
  body: string;
  /** Messages of one subject (a request) reach a receiver in the order in which they came. */
  subject: string;
  at: Instant;
  /** Of the HTTP request that set it off; absent: of the one that is being answered. */
  requestId?: string | null;
}

export interface WebhookStore {
  insert(webhook: Webhook): Promise<void>;
  list(): Promise<Webhook[]>;
  find(id: string): Promise<Webhook | null>;
  change(id: string, changes: Partial<Omit<Webhook, 'id' | 'createdAt'>>): Promise<void>;
  /** With its deliveries. */
  remove(id: string): Promise<void>;
  /** A delivery for each webhook that is on and wants this event; in the transaction of what it tells about. */
  enqueue(message: QueuedMessage): Promise<void>;
  enqueueMany(messages: QueuedMessage[]): Promise<void>;
  /** A delivery for one webhook, whatever it wants. */
  enqueueFor(webhookId: string, message: QueuedMessage): Promise<void>;
  /**
   * Deliveries that are due, of webhooks that are on; at most one a webhook and subject, and none behind one that
   * waits. They are leased until `leaseUntil`.
   */
  lease(at: Instant, leaseUntil: Instant, max: number): Promise<WebhookDelivery[]>;
  settle(
    deliveryId: string,
    outcome: Pick<WebhookDelivery, 'state' | 'dueAt' | 'lastStatus' | 'lastError'>,
  ): Promise<void>;
  /** How many deliveries are waiting, and since when the oldest. */
  backlog(): Promise<{ waiting: number; oldestAt: Instant | null }>;
  /** Newest first. */
  deliveries(max: number): Promise<WebhookDelivery[]>;
  /** Lets a delivery that failed, or waits, be tried again at once. @returns false when there is none to be tried. */
  retryNow(deliveryId: string, at: Instant): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    webhooks: WebhookStore;
  }
}
