import { setTimeout as wait } from 'node:timers/promises';
import type { Repositories, Store } from '@doorstep/core';
import { sql, type Kysely } from 'kysely';
import { kyselyAlarms } from './alarms.ts';
import { kyselyApiTokens } from './api-tokens.ts';
import { kyselyAudit } from './audit.ts';
import { kyselyBatches } from './batches.ts';
import { kyselyReconciliation } from './reconciliation.ts';
import { kyselyClaims } from './claims.ts';
import type { Database, OpenedDatabase } from './database.ts';
import type { Begin } from './postgres-transactions.ts';
import { groupCommit } from './group-commit.ts';
import { kyselyDraws } from './draws.ts';
import { withRetry } from './with-retry.ts';
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
import { postgresCalls } from './shared/postgres-calls.ts';
import { shareRepositories } from './shared/share-repositories.ts';
import { shareTransactions } from './shared/share-transactions.ts';
import { sqliteCalls } from './shared/sqlite-calls.ts';
import { readingCalls } from './shared/submission-calls.ts';
import { kyselyStock } from './stock.ts';
import { kyselyWebhooks, receiversOf } from './webhooks.ts';
import { kyselyCounters, kyselyIdempotency, kyselyMailedLinks, kyselyPasses } from './submission-stores.ts';
import type { Tables } from './tables.ts';

/** A submission that arrives meanwhile is committed in it. */
const restMs = 20;

/** The store on an opened and migrated database, whichever of the two it is. */
export function kyselyStore(database: OpenedDatabase): Store {
  return {
    ...repositories(database, false, database.dialect === 'sqlite' ? database.lists : database.db),
    transaction: transactions(database),
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

function transactions(database: OpenedDatabase): Store['transaction'] {
  const begin: Begin = (work) => withRetry(() => database.begin(work));
  const open = (transaction: Kysely<Tables>) => repositories({ ...database, db: transaction }, true);
  const alone: Store['transaction'] =
    database.dialect === 'sqlite'
      ? groupCommit({ begin, open })
      : (work) => begin((transaction) => work(open(transaction)));
  const shared = shareTransactions({
    begin,
    alone,
    openShared(transaction, lockstep) {
      const within = { ...database, db: transaction };
      const opened = open(transaction);
      const reading = readingCalls(opened, (type) => receiversOf(within, type));
      const writing = database.dialect === 'sqlite' ? sqliteCalls(database.changeEach) : postgresCalls(within);
      return shareRepositories(opened, { reading, writing }, lockstep);
    },
    maxBatchSize,
    // On PostgreSQL they arrive while a transaction is under way; on SQLite nothing does, and each commit waits for the
    // disk.
    gathersAll: database.dialect === 'sqlite',
  });
  return (work, { mayShare = false } = {}) => (mayShare ? shared : alone)(work);
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
    homes: kyselyHomes(database),
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
    stock: kyselyStock(database),
    webhooks: kyselyWebhooks(database),
    async now() {
      if (database.dialect === 'sqlite') return Date.now();
      const query = sql<{ now: number }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`;
      return Number((await query.execute(database.db)).rows[0]?.now);
    },
  };
}
