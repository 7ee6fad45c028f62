import type { AlarmStore } from './alarm/alarm-store.ts';
import type { AuditStore } from './audit/audit-store.ts';
import type { BatchStore } from './batch/batch-store.ts';
import type { PackingStore } from './packing/packing-store.ts';
import type { DrawStore } from './draw/draw-store.ts';
import type { ReconciliationStore } from './verify/reconciliation-store.ts';
import type { HousekeepingStore } from './housekeeping-store.ts';
import type { ClaimStore } from './claim/claim-store.ts';
import type { HomeLinkStore } from './home/home-link-store.ts';
import type { HomeStore } from './home/home-store.ts';
import type { Instant } from './instant.ts';
import type { ApiTokenStore } from './api-token/api-token-store.ts';
import type { LimitGroupStore } from './limit-group/limit-group-store.ts';
import type { LookupKeyStore } from './lookup-key/lookup-key-store.ts';
import type { MonitoredCheckStore } from './monitored-check/monitored-check-store.ts';
import type { NetworkSaltStore } from './network-salt-store.ts';
import type { OfferStore } from './offer/offer-store.ts';
import type { OutboxStore } from './outbox/outbox-store.ts';
import type { PersonalDataStore } from './privacy/personal-data-store.ts';
import type { PictureStore } from './picture/picture-store.ts';
import type { PolygonStore } from './area/polygon-store.ts';
import type { RequestStore } from './request/request-store.ts';
import type { CounterStore, IdempotencyStore, MailedLinkStore, PassStore } from './request/submission-stores.ts';
import type { ServiceDayStore } from './service-day/service-day-store.ts';
import type { SettingsStore } from './settings-store.ts';
import type { PeopleStore } from './staff/people-store.ts';
import type { WebhookStore } from './webhook/webhook-store.ts';
import type { StockStore } from './stock/stock-store.ts';

/** Everything that is stored, one port a noun. Inside a transaction all of them are part of it. */
export interface Repositories {
  alarms: AlarmStore;
  apiTokens: ApiTokenStore;
  audit: AuditStore;
  batches: BatchStore;
  reconciliation: ReconciliationStore;
  claims: ClaimStore;
  counters: CounterStore;
  homeLinks: HomeLinkStore;
  draws: DrawStore;
  homes: HomeStore;
  housekeeping: HousekeepingStore;
  idempotency: IdempotencyStore;
  limitGroups: LimitGroupStore;
  lookupKeys: LookupKeyStore;
  mailedLinks: MailedLinkStore;
  monitoredChecks: MonitoredCheckStore;
  networkSalts: NetworkSaltStore;
  offers: OfferStore;
  outbox: OutboxStore;
  packing: PackingStore;
  passes: PassStore;
  people: PeopleStore;
  personalData: PersonalDataStore;
  pictures: PictureStore;
  polygons: PolygonStore;
  requests: RequestStore;
  serviceDays: ServiceDayStore;
  settings: SettingsStore;
  stock: StockStore;
  webhooks: WebhookStore;
  /** The authoritative clock: the database's on PostgreSQL, the process's on SQLite. */
  now(): Promise<Instant>;
}

export type BatchWork<Item, Outcome> = (tx: Repositories, items: readonly Item[]) => Promise<Outcome[]>;

export interface Store extends Repositories {
  /**
   * Runs `work` in one durable transaction: all of it is kept, or nothing. An error that `work` throws undoes it.
   * `work` must not wait for anything but the store.
   */
  transaction<T>(work: (tx: Repositories) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one durable transaction for all items that arrive together, each with its own outcome.
   * @param work One function for all calls that may share a transaction; it may be run again, with other items. It gives an
   * outcome for each item, in their order.
   * @throws what `work` throws for the item alone: when it fails for several, each is tried by itself.
   */
  batch<Item, Outcome>(work: BatchWork<Item, Outcome>, item: Item): Promise<Outcome>;
  /** Between two transactions of long work: lets visitors have their turn where there is one writer at a time. */
  rest(): Promise<void>;
  /**
   * Health check: reads from disk, and expects every table to be there.
   * @param options.isWriting Also writes: reads may go on where writes fail.
   * @throws the database's error.
   */
  check(options?: { isWriting?: boolean }): Promise<void>;
  close(): Promise<void>;
}
