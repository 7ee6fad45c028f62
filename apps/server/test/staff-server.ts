// A test's own server with staff, and its product.
import type { Problem } from '@doorstep/contract';
import type { Context } from '@doorstep/core';
import { createDataFolder, createTestDatabase } from '@doorstep/testing';
import { beforeAll } from 'vitest';
import { authDatabase } from '@doorstep/database/open';
import { createAuthLibrary } from '../src/auth/auth-library.ts';
import { accountEmail } from '../src/auth/email-identity.ts';
import { createStaffAccounts } from '../src/auth/staff-accounts.ts';
import { createApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { openInstallation } from '../src/open-installation.ts';
import { type databases, someNetwork } from './real-servers.ts';

export type StaffAnswer = Response & { problem: Partial<Problem> };

export interface StaffServer {
  url: string;
  /** For verbs of the command line. */
  staff: Context;
  send(method: string, path: string, sent?: { body?: unknown; headers?: Record<string, string> }): Promise<StaffAnswer>;
  /** Uses an invitation over HTTP. */
  join(token: string, name: string): Promise<StaffAnswer>;
  /** An account without a person, as a crash leaves it. */
  abandonAccount(email: string, madeAgoMs: number): Promise<void>;
  /** Fastify's drawing of all routes. */
  routeTree(): string;
  stop(): Promise<void>;
}

export async function startStaffServer(settings: Record<string, string> = {}): Promise<StaffServer> {
  const folder = createDataFolder();
  const environment = {
    DOORSTEP_DATA: folder.path,
    DOORSTEP_DEMO: 'off',
    PORT: '0',
    DOORSTEP_TRUST_PROXY: '1',
    ...settings,
  };
  const installation = await openInstallation(loadConfig(environment));
  const app = await createApp(installation, { level: 'silent' }, { holdsAnswersStrictly: true });
  const url = await app.start();
  // Otherwise a connection that a busy test left idle is closed just as the next call takes it.
  app.http.server.keepAliveTimeout = 0;

  const send: StaffServer['send'] = async (method, path, { body, headers = {} } = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        'x-forwarded-for': someNetwork(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return Object.assign(answer, { problem: isJson ? (JSON.parse(text) as Partial<Problem>) : {} });
  };

  return {
    url,
    staff: app.contextFor({ kind: 'command_line' }),
    send,
    join: (token, name) =>
      send('POST', '/api/v1/invitations/accept', {
        body: { token, name, email: `${name}@example.org`, password: 'wheelbarrow in the rain' },
      }),
    async abandonAccount(email, madeAgoMs) {
      const database = authDatabase(installation.database);
      const accounts = createStaffAccounts({
        database,
        masterSecret: installation.masterSecret,
        isHttps: false,
        store: installation.store,
      });
      await accounts.create({ name: 'Nobody', email, password: 'wheelbarrow in the rain' });
      const { internalAdapter } = await createAuthLibrary({
        database,
        masterSecret: installation.masterSecret,
        isHttps: false,
      }).$context;
      const found = await internalAdapter.findUserByEmail(accountEmail(email));
      await internalAdapter.updateUser(found?.user.id ?? '', { createdAt: new Date(Date.now() - madeAgoMs) });
    },
    routeTree: () => app.http.printRoutes({ commonPrefix: false }),
    async stop() {
      await app.stop();
      folder.remove();
    },
  };
}

/** A server for all tests of the calling block. */
export function staffServerForAll(
  kind: (typeof databases)[number] = 'SQLite',
  settings: Record<string, string> = {},
): StaffServer {
  const server = {} as StaffServer;
  beforeAll(async () => {
    const database = kind === 'PostgreSQL' ? await createTestDatabase() : null;
    const place = database === null ? {} : { DATABASE_URL: database.url };
    Object.assign(server, await startStaffServer({ ...settings, ...place }));
    return async () => {
      await server.stop();
      await database?.drop();
    };
  });
  return server;
}

/** The cookies set by an answer, as a browser returns them. */
export function cookiesOf(answer: Pick<Response, 'headers'>): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
