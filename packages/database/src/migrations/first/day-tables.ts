import type { DialectName } from '../../dialect.ts';

/** What there is one row a day of: by the number of the day since 1970, UTC. */
export const dayTables = (dialect: DialectName): string[] => [
  `create ${dialect === 'postgres' ? 'unlogged ' : ''}table network_salt (day integer not null, salt text not null, constraint salt_is_made_once primary key (day))`,
  // Days on which a server ran. A clock that jumps adds the day it jumps to, and none between.
  `create table service_day (day integer not null primary key, started_at bigint not null)`,
];
