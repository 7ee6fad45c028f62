// The link on a receipt, which visitors copy to other devices.
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { itemInput } from '@doorstep/testing';
import { expect, it } from 'vitest';
import { startRealServers } from './real-servers.ts';
import { withServers } from './with-servers.ts';

it.each([
  ['the name that the visitor used', { DOORSTEP_BASE_URL: '' }, 'http://shed.example:8080'],
  ['DOORSTEP_BASE_URL once it is set', { DOORSTEP_BASE_URL: 'https://offers.example' }, 'https://offers.example'],
])('a receipt’s link contains %s', async (_, settings, site) => {
  await withServers(await startRealServers('SQLite', 1, settings), async (real) => {
    const { saved } = await real.send(await real.open({ items: [itemInput({ openingStock: 1 })] }));
    const path = `/r/${saved.reference}`;
    const secret = saved.url.split('/').at(-1) ?? '';
    const cookie = `${site.startsWith('https:') ? '__Secure-' : ''}doorstep_receipt=${secret}`;
    const headers = { host: 'shed.example:8080', accept: 'text/html', cookie };
    const page = await new Promise<string>((resolve, reject) => {
      get(`${real.servers[0]?.url}${path}`, { headers }, (answer) => resolve(text(answer))).once('error', reject);
    });
    expect(page).toContain(`${site}${path}/${secret}`);
  });
});
