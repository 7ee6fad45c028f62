import { setTimeout as wait } from 'node:timers/promises';
import type { BatchWork, Repositories, Store } from '@doorstep/core';
import { sql, type Kysely } from 'kysely';
import { kyselyAlarms } from './alarms.ts';
import { kyselyApiTokens } from './api-tokens.ts';
import { kyselyAudit } from './audit.ts';
import { batchExecutor, BatchOutage, type Begin, groupCommit, withRetry } from '@doorstep/database/open';
import { kyselyBatches } from './batches.ts';
import { kyselyReconciliation } from './reconciliation.ts';
import { kyselyClaims } from './claims.ts';
import { type Database, type OpenedDatabase, isOutage, type Tables } from '@doorstep/database';
import { kyselyDraws } from './draws.ts';
import { kyselyHousekeeping } from './housekeeping.ts';
import { kyselyHomeLinks } from './home-links.ts';
import { kyselyHomes } from './homes.ts';
import { kyselyLimitGroups } from './limit-groups.ts';
import { kyselyLookupKeys } from './lookup-keys.ts';
import { kyselyMonitoredChecks } from './monitored-checks.ts';
import { kyselyNetworkSalts } from './network-salts.ts';
import { kyselyOffers } from './offers.ts';
import { kyselyOutbox } from './outbox.ts';
import { kyselyPacking } from './packing.ts';
import { kyselyPeople } from './people.ts';
import { kyselyPersonalData } from './personal-data.ts';
import { kyselyPictures } from './pictures.ts';
import { kyselyPolygons } from './polygons.ts';
import { kyselyRequests } from './requests.ts';
import { kyselyServiceDays } from './service-days.ts';
import { kyselySettings } from './settings.ts';
import { kyselyStock } from './stock.ts';
import { kyselyWebhooks } from './webhooks.ts';
import { kyselyCounters, kyselyIdempotency, kyselyMailedLinks, kyselyPasses } from './submission-stores.ts';

/** A submission that arrives meanwhile is committed in it. */
const restMs = 20;

/** The store on an opened and migrated database, whichever of the two it is. */
export function kyselyStore(database: OpenedDatabase): Store {
  return {
    ...repositories(database, false, database.dialect === 'sqlite' ? database.lists : database.db),
    ...transactions(database),
    rest: database.dialect === 'sqlite' ? () => wait(restMs) : async () => undefined,
    check: database.check,
    async close() {
      if (database.dialect === 'sqlite') await database.lists.destroy();
      await database.db.destroy();
    },
  };
}

/** Submissions in one transaction. On SQLite nothing else is answered before they are committed. */
const maxBatchSize = 64;

/** Of a batch that failed: half of the connections of PostgreSQL stay for others; SQLite has one that writes. */
const maxRetries = { postgres: 5, sqlite: 1 };

function transactions(database: OpenedDatabase): Pick<Store, 'transaction' | 'batch'> {
  const begin: Begin = (work, options) => withRetry(() => database.begin(work, options));
  const open = (transaction: Kysely<Tables>) => repositories({ ...database, db: transaction }, true);
  const executors = new Map<unknown, (item: never) => Promise<unknown>>();

  function executorOf<Item, Outcome>(work: BatchWork<Item, Outcome>): (item: Item) => Promise<Outcome> {
    const known = executors.get(work) as ((item: Item) => Promise<Outcome>) | undefined;
    if (known !== undefined) return known;
    const executor = batchExecutor<Item, Outcome>({
      async run(items) {
        let reached: 'nothing' | 'work' | 'commit' = 'nothing';
        try {
          return await begin(
            async (transaction) => {
              reached = 'work';
              const outcomes = await work(open(transaction), items);
              reached = 'commit';
              return outcomes;
            },
            { isByKey: true },
          );
        } catch (error) {
          if (reached === 'nothing') throw new BatchOutage('No transaction has begun', { cause: error });
          // A pass that it may have spent would be refused to whoever spent it: they ask again, with a pass of their own.
          if (reached === 'commit' && error instanceof Error && isOutage(error.cause))
            throw new BatchOutage('Nobody knows whether it was committed', { cause: error });
          throw error;
        }
      },
      maxBatchSize,
      maxRetries: maxRetries[database.dialect],
      // On PostgreSQL they arrive while a transaction is under way; on SQLite nothing does, and each commit waits for the
      // disk.
      gathersAll: database.dialect === 'sqlite',
    });
    executors.set(work, executor);
    return executor;
  }

  return {
    transaction:
      database.dialect === 'sqlite'
        ? groupCommit({ begin, open })
        : (work) => begin((transaction) => work(open(transaction))),
    batch: (work, item) => executorOf(work)(item),
  };
}

function repositories(database: Database, isTransaction: boolean, lists = database.db): Repositories {
  return {
    alarms: kyselyAlarms(database),
    apiTokens: kyselyApiTokens(database),
    audit: kyselyAudit(database),
    batches: kyselyBatches(database, lists),
    reconciliation: kyselyReconciliation(database),
    claims: kyselyClaims(database),
    counters: kyselyCounters(database),
    homeLinks: kyselyHomeLinks(database),
    draws: kyselyDraws(database),
    homes: kyselyHomes(database, lists),
    housekeeping: kyselyHousekeeping(database),
    idempotency: kyselyIdempotency(database, isTransaction),
    limitGroups: kyselyLimitGroups(database),
    lookupKeys: kyselyLookupKeys(database),
    mailedLinks: kyselyMailedLinks(database),
    monitoredChecks: kyselyMonitoredChecks(database),
    networkSalts: kyselyNetworkSalts(database),
    offers: kyselyOffers(database, isTransaction, lists),
    outbox: kyselyOutbox(database),
    packing: kyselyPacking(database),
    passes: kyselyPasses(database),
    people: kyselyPeople(database),
    personalData: kyselyPersonalData(database),
    pictures: kyselyPictures(database),
    polygons: kyselyPolygons(database),
    requests: kyselyRequests(database, lists),
    serviceDays: kyselyServiceDays(database),
    settings: kyselySettings(database),
    stock: kyselyStock(database, isTransaction),
    webhooks: kyselyWebhooks(database),
    async now() {
      if (database.dialect === 'sqlite') return Date.now();
      const query = sql<{ now: number }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`;
      return Number((await query.execute(database.db)).rows[0]?.now);
    },
  };
}
