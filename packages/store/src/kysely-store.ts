import { setTimeout as wait } from 'node:timers/promises';
import type { Repositories, Store } from '@doorstep/core';
import type { Database, OpenedDatabase } from '@doorstep/database';
import { transactions } from '@doorstep/database/open';
import { kyselyAlarms } from './alarms.ts';
import { kyselyApiTokens } from './api-tokens.ts';
import { kyselyAudit } from './audit.ts';
import { kyselyBatches } from './batches.ts';
import { kyselyReconciliation } from './reconciliation.ts';
import { kyselyDraws } from './draws.ts';
import { kyselyHousekeeping } from './housekeeping.ts';
import { kyselyHomeLinks } from './home-links.ts';
import { kyselyHomes } from './homes.ts';
import { kyselyLimitGroups } from './limit-groups.ts';
import { kyselyLookupKeys } from './lookup-keys.ts';
import { kyselyOffers, type KnownDefinitions } from './offers.ts';
import { kyselyOutbox } from './outbox.ts';
import { kyselyPacking } from './packing.ts';
import { kyselyPeople } from './people.ts';
import { kyselyPersonalData } from './personal-data.ts';
import { kyselyPictures, kyselyPolygons } from './uploads.ts';
import { kyselyRequests } from './requests.ts';
import { kyselyMonitoredChecks, kyselyNetworkSalts, kyselyServiceDays, kyselySettings } from './installation.ts';
import { kyselyStock } from './stock.ts';
import { kyselyWebhooks } from './webhooks.ts';
import { kyselyCounters, kyselyIdempotency, kyselyMailedLinks, kyselyPasses } from './submission-stores.ts';

/** A submission that arrives during the pause is committed in it. */
const restMs = 20;

/** The store on an opened and migrated database, whichever of the two it is. */
export function kyselyStore(database: OpenedDatabase): Store {
  const definitions: KnownDefinitions = new Map();
  const repositoriesOn = (one: Database) => repositories(one, definitions);
  return {
    ...repositoriesOn(database),
    ...transactions(database, repositoriesOn),
    rest: database.dialect.hasOneWriter ? () => wait(restMs) : async () => undefined,
    check: database.check,
    close: database.close,
  };
}

function repositories(database: Database, definitions: KnownDefinitions): Repositories {
  return {
    ...database,
    alarms: kyselyAlarms(database),
    apiTokens: kyselyApiTokens(database),
    audit: kyselyAudit(database),
    batches: kyselyBatches(database),
    reconciliation: kyselyReconciliation(database),
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
    networkSalts: kyselyNetworkSalts(database),
    offers: kyselyOffers(database, definitions),
    outbox: kyselyOutbox(database),
    packing: kyselyPacking(database),
    passes: kyselyPasses(database),
    people: kyselyPeople(database),
    personalData: kyselyPersonalData(database),
    pictures: kyselyPictures(database),
    polygons: kyselyPolygons(database),
    requests: kyselyRequests(database),
    serviceDays: kyselyServiceDays(database),
    settings: kyselySettings(database),
    stock: kyselyStock(database),
    webhooks: kyselyWebhooks(database),
  };
}
