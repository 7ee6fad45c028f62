import type { OfferStore, RequestStore } from '@doorstep/core';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database, Tables } from '@doorstep/database';
import { kyselyOffers } from './offers.ts';
import { openSqliteReader, openPostgres } from '@doorstep/database/open';
import { kyselyRequestLists } from './request-lists.ts';

/** What lists and exports are made of. */
export interface OpenedLists {
  requests: Pick<RequestStore, 'all'>;
  offers: Pick<OfferStore, 'list'>;
  close(): Promise<void>;
}

/**
 * Opens a store that a server has open, for reading alone and on one connection: for a thread.
 * @param place As of `openStore`.
 */
export function openLists(place: string): OpenedLists {
  const database: Database = /^postgres(ql)?:\/\//.test(place)
    ? openPostgres(place, { maxConnections: 1, isReadOnly: true })
    : {
        db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqliteReader(place) }) }),
        dialect: 'sqlite',
      };
  return {
    requests: kyselyRequestLists(database),
    offers: kyselyOffers(database, false),
    close: () => database.db.destroy(),
  };
}
