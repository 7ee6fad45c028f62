import type { AuthDatabase } from '@doorstep/database/open';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomInt } from 'node:crypto';
import { cookieName } from '../http/cookie-name.ts';
import { passwordHashes } from './password-hashes.ts';
import { subKey } from '../secrets/sub-key.ts';

const count = 8;
// No two characters look alike.
const letters = 'abcdefghjkmnpqrstvwxyz23456789';
const prefix = 'hash:';

/** Codes of 39 bits; each allows one sign-in without the app. The database stores their keyed hashes. */
function createRecoveryCodes(key: Buffer) {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  const hash = (code: string) => {
    const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
    return prefix + createHmac('sha256', key).update(plain).digest('hex');
  };
  // After a code is used, the library stores the remaining ones again; those are already hashed.
  const encrypt = async (codes: string) =>
    JSON.stringify((JSON.parse(codes) as string[]).map((code) => (code.startsWith(prefix) ? code : hash(code))));
  return {
    /** The form in which the library looks up a code. */
    hash,
    options: {
      customBackupCodesGenerate: () => Array.from({ length: count }, () => `${part()}-${part()}`),
      storeBackupCodes: { encrypt, decrypt: async (hashes: string) => hashes },
    },
  };
}

const sessionSeconds = 12 * 3600;

const trustedSeconds = 30 * 86_400;

const passwordLength = { min: 10, max: 128 } as const;

const calls = new AsyncLocalStorage<{ error: Error | null }>();

function keepError(details: unknown[]): void {
  const call = calls.getStore();
  if (call !== undefined) call.error ??= details.find((each) => each instanceof Error) ?? null;
}

/** The library logs database errors and then answers with a refusal or a success. @throws the logged error. */
export async function rethrowLoggedErrors<T>(work: () => Promise<T>): Promise<T> {
  const call: { error: Error | null } = { error: null };
  try {
    return await calls.run(call, work);
  } finally {
    // oxlint-disable-next-line no-unsafe-finally -- it caused the library's answer
    if (call.error !== null) throw call.error;
  }
}

/** Used as a library without its HTTP routes, so nobody can sign up. The server checks origins and rates. */
export function authOptions(parts: { database: AuthDatabase; masterSecret: string; isHttps: boolean }) {
  return {
    appName: 'Doorstep',
    database: parts.database,
    secret: subKey(parts.masterSecret, 'auth').toString('hex'),
    baseURL: 'http://localhost',
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: passwordHashes,
    },
    session: { modelName: 'auth_session', expiresIn: sessionSeconds, disableSessionRefresh: true },
    user: { modelName: 'auth_user' },
    account: { modelName: 'auth_account' },
    verification: { modelName: 'auth_verification' },
    plugins: [
      twoFactor({
        twoFactorTable: 'auth_two_factor',
        trustDeviceMaxAge: trustedSeconds,
        backupCodeOptions: recoveryCodesOf(parts.masterSecret).options,
      }),
    ],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, _message, ...details: unknown[]) => keepError(details) },
    advanced: {
      // Otherwise the library reads a session's person in a separate query, and prints that query's errors to the
      // console.
      database: { joins: true },
      cookiePrefix: cookieName('doorstep', parts.isHttps),
      // Otherwise the library would add the prefix `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: parts.isHttps },
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
    },
  } satisfies BetterAuthOptions;
}

export function recoveryCodesOf(masterSecret: string) {
  return createRecoveryCodes(subKey(masterSecret, 'recovery-codes'));
}

export function createAuthLibrary(parts: Parameters<typeof authOptions>[0]) {
  return betterAuth(authOptions(parts));
}
