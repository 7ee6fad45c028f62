import type { AuthDatabase } from '@doorstep/database/open';
import { APIError } from 'better-auth/api';
import { createAuthLibrary, rethrowLoggedErrors } from './auth-library.ts';
import { accountEmail } from './email-identity.ts';

type NewAccount = { name: string; email: string; password: string };

type CreateOutcome =
  /** `cookies` sign the new person in. */
  { kind: 'created'; accountId: string; cookies: string[] } | { kind: 'email_taken' };

type SignInOutcome = { kind: 'signed_in'; accountId: string; cookies: string[] } | { kind: 'rejected' };

/** Accounts for signing in; roles and permissions belong to the product. */
export interface StaffAccounts {
  /** @throws for a password of invalid length, so check it before. */
  create(account: NewAccount): Promise<CreateOutcome>;
  /** `createdAt`: milliseconds since 1970. */
  findByEmail(email: string): Promise<{ accountId: string; createdAt: number } | null>;
  /** Removes an account without a person. */
  remove(accountId: string): Promise<void>;
  /** A wrong password and an unknown address take the same time and give the same answer. */
  signIn(credentials: { email: string; password: string }): Promise<SignInOutcome>;
  /** @returns cookies that remove the session from the browser. */
  signOut(cookieHeader: string): Promise<string[]>;
  /** The account signed in by the request's cookies, or null. */
  find(cookieHeader: string): Promise<string | null>;
}

export function createStaffAccounts(parts: {
  database: AuthDatabase;
  masterSecret: string;
  isHttps: boolean;
}): StaffAccounts {
  const auth = createAuthLibrary(parts);
  const headersWith = (cookie: string) => new Headers(cookie === '' ? {} : { cookie });

  return {
    async create({ name, email, password }) {
      try {
        const body = { name, email: accountEmail(email), password };
        const { headers, response } = await rethrowLoggedErrors(() =>
          auth.api.signUpEmail({ body, returnHeaders: true }),
        );
        return { kind: 'created', accountId: response.user.id, cookies: headers.getSetCookie() };
      } catch (error) {
        if (error instanceof APIError && String(error.body?.code).startsWith('USER_ALREADY_EXISTS')) {
          return { kind: 'email_taken' };
        }
        throw error;
      }
    },
    async findByEmail(email) {
      const context = await auth.$context;
      const found = await context.internalAdapter.findUserByEmail(accountEmail(email));
      return found === null ? null : { accountId: found.user.id, createdAt: new Date(found.user.createdAt).getTime() };
    },
    async remove(accountId) {
      const context = await auth.$context;
      await context.internalAdapter.deleteUser(accountId);
    },
    async signIn({ email, password }) {
      try {
        const body = { email: accountEmail(email), password };
        const { headers, response } = await rethrowLoggedErrors(() =>
          auth.api.signInEmail({ body, returnHeaders: true }),
        );
        return { kind: 'signed_in', accountId: response.user.id, cookies: headers.getSetCookie() };
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) return { kind: 'rejected' };
        throw error;
      }
    },
    async signOut(cookieHeader) {
      const { headers } = await rethrowLoggedErrors(() =>
        auth.api.signOut({ headers: headersWith(cookieHeader), returnHeaders: true }),
      );
      return headers.getSetCookie();
    },
    async find(cookieHeader) {
      if (cookieHeader === '') return null;
      const session = await rethrowLoggedErrors(() => auth.api.getSession({ headers: headersWith(cookieHeader) }));
      return session?.user.id ?? null;
    },
  };
}
