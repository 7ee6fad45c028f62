// Forbidden delivery addresses are refused when entered, not only when a delivery is due.
import { inviteStaff } from '@doorstep/core';
import { beforeAll, expect, it } from 'vitest';
import { cookiesOf, staffServerForAll } from './staff-server.ts';

const server = staffServerForAll();
let cookie: string;
beforeAll(async () => {
  cookie = cookiesOf(await server.join((await inviteStaff(server.staff, null)).token, 'owner'));
});

const save = (method: string, path: string, url: string) =>
  server.send(method, path, { headers: { cookie }, body: { url, events: ['request.accepted'], isOn: true } });

it.each([
  'https://127.0.0.1/hook',
  'https://localhost/hook',
  'https://[::1]/hook',
  'https://10.1.2.3/hook',
  'https://169.254.169.254/latest',
  'https://2130706433/hook',
])('a webhook to %s is refused with the reason', async (url) => {
  const { status, problem } = await save('POST', '/api/v1/webhooks', url);
  expect([status, problem.errors]).toEqual([
    422,
    [expect.objectContaining({ field: 'url', code: 'not_a_public_address' })],
  ]);
});

it('a webhook with a valid URL cannot be changed to a refused one', async () => {
  const made = await save('POST', '/api/v1/webhooks', 'https://example.org/hook');
  expect(made.status).toBeLessThan(300);
  const { id } = made.problem as unknown as { id: string };
  const input = { url: 'https://localhost/hook', events: ['request.accepted'], isOn: true };
  const body = { version: 1, input };
  const changed = await server.send('PUT', `/api/v1/webhooks/${id}`, { headers: { cookie }, body });
  expect(changed.problem.errors).toMatchObject([{ code: 'not_a_public_address' }]);
});
