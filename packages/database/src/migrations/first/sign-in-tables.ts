import type { DialectName } from '../../dialect.ts';

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
