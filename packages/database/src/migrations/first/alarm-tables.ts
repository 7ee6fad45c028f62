export const alarmTables = [
  `create table alarm (
      id text primary key,
      service text not null,
      code text not null,
      kind text not null check (kind in ('unavailable', 'misconfigured', 'account')),
      message text not null,
      opened_at bigint not null,
      last_seen_at bigint not null,
      count bigint not null check (count > 0),
      mailed_at bigint,
      resolved_at bigint)`,
  `create unique index alarm_is_open_once on alarm (service, code) where resolved_at is null`,
  `create index alarm_by_end on alarm (resolved_at)`,
  `create index alarm_by_mail on alarm (service, mailed_at)`,
];
