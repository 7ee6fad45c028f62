// A server of a test's own with staff to ask it, and its product beside it.
import type { Problem } from '@doorstep/contract';
import type { Context } from '@doorstep/core';
import { createDataFolder } from '@doorstep/testing';
import { createApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { openInstallation } from '../src/open-installation.ts';
import { someNetwork } from './real-servers.ts';

export type StaffAnswer = Response & { problem: Partial<Problem> };

export interface StaffServer {
  url: string;
  /** For verbs of the command line. */
  staff: Context;
  send(method: string, path: string, sent?: { body?: unknown; headers?: Record<string, string> }): Promise<StaffAnswer>;
  /** Uses an invitation over HTTP. */
  join(token: string, name: string): Promise<StaffAnswer>;
  /** Every route, as the framework draws them. */
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
  const app = await createApp(await openInstallation(loadConfig(environment)), { level: 'silent' });
  const url = await app.start();

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
      send('POST', '/api/staff/invitations/accept', {
        body: { token, name, email: `${name}@example.org`, password: 'wheelbarrow in the rain' },
      }),
    routeTree: () => app.http.printRoutes({ commonPrefix: false }),
    async stop() {
      await app.stop();
      folder.remove();
    },
  };
}
