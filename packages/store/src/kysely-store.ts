import type { Repositories, Store } from '@doorstep/core';
import { sql, type Transaction } from 'kysely';
import { kyselyAlarms } from './alarms.ts';
import { kyselyApiTokens } from './api-tokens.ts';
import { kyselyAudit } from './audit.ts';
import { kyselyBooks } from './books.ts';
import { kyselyClaims } from './claims.ts';
import type { Database } from './database.ts';
import { groupCommit } from './group-commit.ts';
import { kyselyDraws } from './draws.ts';
import { withRetry } from './with-retry.ts';
import { kyselyHousekeeping } from './housekeeping.ts';
import { kyselyHomeLinks } from './home-links.ts';
import { kyselyHomes } from './homes.ts';
import { kyselyLimitGroups } from './limit-groups.ts';
import { kyselyLookupKeys } from './lookup-keys.ts';
import { kyselyMonitoredChecks } from './monitored-checks.ts';
import { kyselyOffers } from './offers.ts';
import { kyselyOutbox } from './outbox.ts';
import { kyselyPeople } from './people.ts';
import { kyselyRequests } from './requests.ts';
import { kyselySettings } from './settings.ts';
import { kyselyStock } from './stock.ts';
import { kyselyWebhooks } from './webhooks.ts';
import { kyselyCounters, kyselyIdempotency, kyselyMailedLinks, kyselyPasses } from './submission-stores.ts';
import type { Tables } from './tables.ts';

/** The store on an opened and migrated database, whichever of the two it is. */
export function kyselyStore(database: Database): Store {
  const begin = <T>(work: (transaction: Transaction<Tables>) => Promise<T>) =>
    withRetry(() => database.db.transaction().execute(work));
  const open = (transaction: Transaction<Tables>) => repositories({ ...database, db: transaction });
  return {
    ...repositories(database),
    transaction:
      database.dialect === 'sqlite'
        ? groupCommit({ begin, open })
        : (work) => begin((transaction) => work(open(transaction))),
    close: () => database.db.destroy(),
  };
}

function repositories(database: Database): Repositories {
  return {
    alarms: kyselyAlarms(database),
    apiTokens: kyselyApiTokens(database),
    audit: kyselyAudit(database),
    books: kyselyBooks(database),
    claims: kyselyClaims(database),
    counters: kyselyCounters(database),
    homeLinks: kyselyHomeLinks(database),
    draws: kyselyDraws(database),
    homes: kyselyHomes(database),
    housekeeping: kyselyHousekeeping(database),
    idempotency: kyselyIdempotency(database),
    limitGroups: kyselyLimitGroups(database),
    lookupKeys: kyselyLookupKeys(database),
    mailedLinks: kyselyMailedLinks(database),
    monitoredChecks: kyselyMonitoredChecks(database),
    offers: kyselyOffers(database),
    outbox: kyselyOutbox(database),
    passes: kyselyPasses(database),
    people: kyselyPeople(database),
    requests: kyselyRequests(database),
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
