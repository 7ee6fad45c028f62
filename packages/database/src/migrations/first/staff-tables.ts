import type { DialectName } from '../../dialect.ts';

export function staffTables(dialect: DialectName): string[] {
  // Without `autoincrement`: a table beside it would be written for every row. What is deleted is older than what is there.
  const counted = dialect === 'sqlite' ? 'integer primary key' : 'bigserial primary key';
  return [
    `create table setting (name text primary key, value text not null)`,
    `create table audit (
      seq ${counted},
      at bigint not null,
      action text not null,
      subject_kind text not null,
      subject_id text not null,
      actor_kind text not null,
      actor_id text,
      actor_name text not null,
      is_reading integer not null,
      detail text not null)`,
    `create index audit_by_subject on audit (subject_kind, subject_id, at, seq)`,
    `create index audit_by_time on audit (at, seq)`,
    `create index audit_of_changes on audit (at, seq) where is_reading = 0`,
    `create index audit_by_actor on audit (actor_id, at, seq) where actor_id is not null`,
    `create index audit_by_action on audit (action, at, seq)`,
    `create table person (
      id text primary key,
      account_id text not null unique,
      name text not null,
      email text not null unique,
      role text not null check (role in ('owner', 'editor', 'fulfiller', 'packer', 'viewer')),
      version integer not null default 1,
      created_at bigint not null)`,
    `create table invitation (
      token_hash text primary key,
      id text not null unique,
      role text not null,
      is_first_run integer not null,
      invited_by text,
      expires_at bigint not null,
      used_at bigint)`,
    `create table password_link (
      token_hash text primary key,
      person_id text not null references person (id) on delete cascade,
      expires_at bigint not null,
      used_at bigint)`,
    `create index password_link_by_person on password_link (person_id)`,
    `create table lookup_key (
      id text primary key,
      name text not null,
      key_hash text not null unique,
      ending text not null,
      origins text not null,
      created_at bigint not null,
      revoked_at bigint)`,
    `create table api_token (
      id text primary key,
      name text not null,
      token_hash text not null unique,
      ending text not null,
      scopes text not null,
      offer_ids text,
      created_at bigint not null,
      expires_at bigint,
      used_at bigint,
      revoked_at bigint)`,
    /* What operations returned that were called with an Idempotency-Key: encrypted, since some return a secret. */
    `create table done_once (
      caller text not null,
      operation text not null,
      key text not null,
      fingerprint text not null,
      outcome text not null,
      at bigint not null,
      constraint operation_is_done_once primary key (caller, operation, key))`,
    `create index done_once_by_age on done_once (at)`,
  ];
}

/**
 * The tables of the sign-in library, as it would make them itself, but in our order and under our lock. A test asks the
 * library whether it still agrees.
 */
export function signInTables(dialect: DialectName): string[] {
  const [time, truth] = dialect === 'sqlite' ? ['date', 'integer'] : ['timestamptz', 'boolean'];
  const made = dialect === 'sqlite' ? `${time} not null` : `${time} default current_timestamp not null`;
  const user = 'text not null references "auth_user" ("id") on delete cascade';
  return [
    `create table "auth_user" (
      "id" text not null primary key, "name" text not null, "email" text not null unique,
      "emailVerified" ${truth} not null, "image" text, "createdAt" ${made}, "updatedAt" ${made},
      "twoFactorEnabled" ${truth})`,
    `create table "auth_session" (
      "id" text not null primary key, "expiresAt" ${time} not null, "token" text not null unique,
      "createdAt" ${made}, "updatedAt" ${time} not null, "ipAddress" text, "userAgent" text, "userId" ${user})`,
    `create table "auth_account" (
      "id" text not null primary key, "accountId" text not null, "providerId" text not null, "userId" ${user},
      "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" ${time},
      "refreshTokenExpiresAt" ${time}, "scope" text, "password" text, "createdAt" ${made}, "updatedAt" ${time} not null)`,
    `create table "auth_verification" (
      "id" text not null primary key, "identifier" text not null, "value" text not null,
      "expiresAt" ${time} not null, "createdAt" ${made}, "updatedAt" ${made})`,
    `create table "auth_two_factor" (
      "id" text not null primary key, "secret" text not null, "backupCodes" text not null, "userId" ${user},
      "verified" ${truth}, "failedVerificationCount" integer, "lockedUntil" ${time})`,
    'create index "auth_two_factor_secret_idx" on "auth_two_factor" ("secret")',
    'create index "auth_two_factor_userId_idx" on "auth_two_factor" ("userId")',
    'create index "auth_session_userId_idx" on "auth_session" ("userId")',
    'create index "auth_account_userId_idx" on "auth_account" ("userId")',
    'create index "auth_verification_identifier_idx" on "auth_verification" ("identifier")',
  ];
}
