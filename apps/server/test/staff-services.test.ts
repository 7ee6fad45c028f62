// Alarms and the Services page as each role gets them from the server.
import type { Role, ServicesView, ServiceTestReport, StaffAlarms, StaffSession } from '@doorstep/contract';
import { inviteStaff, raiseAlarm } from '@doorstep/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookiesOf, startStaffServer, type StaffServer } from './staff-server.ts';

let server: StaffServer;
const cookies = new Map<Role, string>();

beforeAll(async () => {
  server = await startStaffServer();
  for (const role of ['owner', 'fulfiller'] as const) {
    const { token } = await inviteStaff(server.staff, role);
    cookies.set(role, cookiesOf(await server.join(token, role)));
  }
});
afterAll(() => server.stop());

async function ask<T>(role: Role, method: 'GET' | 'POST', path: string): Promise<T> {
  const headers = { cookie: cookies.get(role) ?? '' };
  return (await server.send(method, `/api/v1/${path}`, { headers })).problem as T;
}

describe('alarms over HTTP', () => {
  it('are shown to staff who can act, with details to owners alone, and end with a test that passes', async () => {
    expect(await ask<StaffAlarms>('owner', 'GET', 'alarms')).toEqual({
      humanCheck: 'pow',
      open: [],
      withoutAddressData: [],
      monitoringUntil: null,
    });
    const message = 'Account out of credit';
    await raiseAlarm(server.staff, {
      service: 'address-lookup',
      code: '3',
      kind: 'account',
      message: message,
      count: 1,
    });

    const notice = { service: 'address-lookup', kind: 'account', held: 0 };
    const { open } = await ask<StaffAlarms>('owner', 'GET', 'alarms');
    expect(open).toMatchObject([{ ...notice, message }]);
    expect((await ask<StaffAlarms>('fulfiller', 'GET', 'alarms')).open).toMatchObject([{ ...notice, message: null }]);

    const view = await ask<ServicesView>('owner', 'GET', 'services');
    expect(view.open).toMatchObject([{ code: '3', message, count: 1, resolvedAt: null }]);

    const report = await ask<ServiceTestReport>('owner', 'POST', 'services/address-lookup/test');
    expect(report.findings).toMatchObject([{ subject: 'built_in', outcome: 'index_empty' }]);
    const past = async () => (await ask<ServicesView>('owner', 'GET', 'services')).past.length;
    await expect.poll(past, { message: 'past alarms' }).toBe(1);
    expect((await ask<StaffAlarms>('owner', 'GET', 'alarms')).open).toEqual([]);
  });

  it('are emailed to owners, and a provider’s text is in no mail that others may read', async () => {
    const message = 'The secret of the account is not known';
    const code = 'invalid-input-secret';
    await raiseAlarm(server.staff, { service: 'human-check', code, kind: 'misconfigured', message, count: 1 });
    const { rows } = await ask<{ rows: { to: string; text: string }[] }>('owner', 'GET', 'mails');
    expect(rows.filter(({ text }) => text.includes(message)).map(({ to }) => to)).toEqual(['owner@example.org']);
    expect(await ask('fulfiller', 'GET', 'mails')).toEqual({ rows: [], next: null });
  });

  it('allow a limited number of tests, to limit calls to providers', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < 25; index += 1) {
      const headers = { cookie: cookies.get('owner') ?? '' };
      statuses.add((await server.send('POST', '/api/v1/services/human-check/test', { headers })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('the console’s policy', () => {
  const settings = {
    DOORSTEP_ENV: 'development',
    DOORSTEP_HUMAN_CHECK: 'hcaptcha',
    HCAPTCHA_SITE_KEY: 'site-key',
    HCAPTCHA_SECRET: 'secret',
    LOQATE_KEY: 'server-key',
    LOQATE_BROWSER_KEY: 'browser-key',
    LOQATE_URL: 'http://127.0.0.1:9/Capture/Interactive',
  };
  it.each([
    ['loqate-direct', "connect-src 'self' http://127.0.0.1:9"],
    ['loqate-relay', "connect-src 'self'"],
  ])('with %s has %s: the console tests only the browser’s key directly', async (lookup, sources) => {
    const other = await startStaffServer({ ...settings, DOORSTEP_LOOKUP: lookup });
    try {
      const policyOf = async (path: string) =>
        (await other.send('GET', path)).headers.get('content-security-policy')?.split('; ') ?? [];
      const policy = await policyOf('/staff/services');
      expect(policy).toContain(sources);
      expect(policy.join(' ')).not.toContain('hcaptcha');
      expect(await policyOf('/api/v1/session')).toContain("connect-src 'self'");
    } finally {
      await other.stop();
    }
  });

  it('allows pictures from the configured tile server, in the console alone', async () => {
    const url = 'http://127.0.0.1:9/{z}/{x}/{y}.png';
    const other = await startStaffServer({ DOORSTEP_TILE_URL: url });
    try {
      const policyOf = async (path: string) =>
        (await other.send('GET', path)).headers.get('content-security-policy')?.split('; ') ?? [];
      expect(await policyOf('/staff/requests')).toContain("img-src 'self' data: http://127.0.0.1:9");
      expect(await policyOf('/privacy')).toContain("img-src 'self' data:");
      const { token } = await inviteStaff(other.staff, 'owner');
      const headers = { cookie: cookiesOf(await other.join(token, 'olive')) };
      const session = (await other.send('GET', '/api/v1/session', { headers })).problem as unknown as StaffSession;
      expect(session.tiles).toEqual({ url, attribution: '© OpenStreetMap contributors' });
    } finally {
      await other.stop();
    }
  });
});
