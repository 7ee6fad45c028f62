// Owners' settings, from tokens to the audit log; the account page, and the sign-in pages.
import { webhookEvents } from '@doorstep/contract';
import {
  addWebhook,
  createApiToken,
  inviteStaff,
  makePasswordLink,
  raiseAlarm,
  resolveAlarms,
  revokeApiToken,
  testWebhook,
} from '@doorstep/core';
import type { ConsoleTest } from './console-test.ts';
import { password } from './invented-town.ts';
import { isLost } from './is-lost.ts';
import type { Desk, Screen } from './screen.ts';

export async function raiseAlarms(test: ConsoleTest): Promise<void> {
  const message = 'hCaptcha did not answer within 5 seconds. Requests are held until it does.';
  const outage = { service: 'human-check', kind: 'unavailable', code: 'timeout', message, count: 37 } as const;
  await raiseAlarm(test.staff, { ...outage, code: 'invalid-input-secret', kind: 'misconfigured' });
  await resolveAlarms(test.staff, 'human-check');
  await raiseAlarm(test.staff, outage);
  await raiseAlarm(test.staff, { ...outage, service: 'address-lookup', kind: 'account', code: '3' });
  const { area } = (await test.storedOffer('bins')).definition;
  await test.changeOffer('bins', { area: { ...area, countries: ['GB', 'FR'] } });
}

async function makeTokens(test: ConsoleTest): Promise<void> {
  const olive = test.as('olive');
  await createApiToken(olive, {
    name: 'Call centre',
    scopes: ['offers.read', 'requests.enter'],
    offers: [test.town.offers.bins],
    expiresAt: new Date(Date.now() + 100 * 86_400_000).toISOString(),
  });
  const { kept } = await createApiToken(olive, { name: 'Warehouse', scopes: ['requests.read'] });
  await revokeApiToken(olive, kept.id);
}

const tokens: Screen[] = [
  { path: '/staff/tokens', prepare: makeTokens },
  { path: '/staff/tokens', state: 'none yet' },
  { path: '/staff/tokens', state: 'not to be had', prepare: isLost(/^GET .*\/tokens$/) },
  { path: '/staff/tokens', state: 'made of nothing', reach: ({ button }) => button('staff.tokens.create').click() },
  {
    path: '/staff/tokens',
    state: 'just made',
    reach: async ({ button, field, page }) => {
      await field('staff.tokens.name').fill('Stock sheet');
      await page.getByRole('checkbox').first().check();
      await button('staff.tokens.create').click();
      await page.locator('.new-token').waitFor();
    },
  },
  {
    path: '/staff/tokens',
    state: 'for some offers',
    reach: ({ page, t }) => page.getByRole('radio', { name: t('staff.tokens.offers_some') }).check(),
  },
  {
    path: '/staff/tokens',
    state: 'revoking',
    prepare: makeTokens,
    reach: ({ button }) => button('staff.tokens.revoke_named', { name: 'Call centre' }).click(),
  },
];

/** Two receivers; nothing listens at one of them. */
async function addWebhooks(test: ConsoleTest): Promise<void> {
  const olive = test.as('olive');
  const { id } = await addWebhook(olive, { url: 'https://127.0.0.1:9/hooks', events: [...webhookEvents], isOn: true });
  await testWebhook(olive, id);
  await addWebhook(olive, {
    url: 'https://an-integration-with-a-very-long-name.wexmouth.example/receivers/2026/doorstep/requests/accepted',
    events: ['request.accepted'],
    isOn: false,
  });
}

const webhooks: Screen[] = [
  { path: '/staff/webhooks', prepare: addWebhooks },
  {
    path: '/staff/webhooks',
    state: 'none yet',
  },
  { path: '/staff/webhooks', state: 'not to be had', prepare: isLost(/^GET .*\/webhooks$/) },
  {
    path: '/staff/webhooks',
    state: 'with a secret',
    prepare: addWebhooks,
    reach: async ({ button, page }) => {
      await button('staff.webhooks.show_secret').first().click();
      await page.locator('code.webhook-url').waitFor();
    },
  },
  {
    path: '/staff/webhooks',
    state: 'with an address that is none',
    reach: async ({ page, button, field }) => {
      await field('staff.webhooks.url').fill('stock.example');
      await button('staff.webhooks.save').click();
      await page.locator('.ds-error').waitFor();
    },
  },
  {
    path: '/staff/webhooks',
    state: 'removing',
    prepare: addWebhooks,
    reach: ({ button }) => button('staff.webhooks.remove').first().click(),
  },
  {
    path: '/staff/webhooks',
    state: 'replacing a secret',
    prepare: addWebhooks,
    reach: ({ button }) => button('staff.webhooks.replace_secret').first().click(),
  },
];

const addresses: Screen[] = [
  { path: '/staff/addresses' },
  { path: '/staff/addresses', state: 'not to be had', prepare: isLost(/^GET .*\/address-data$/) },
  {
    path: '/staff/addresses?add',
    state: 'choosing columns',
    reach: async ({ page, t }) => {
      const rows = [
        'FLAT_NO,DOOR,ROAD,TOWN,PC',
        'FLAT 1,14,MILL ROAD,WEXMOUTH,ZZ1 5PM',
        ',,MILL ROAD,WEXMOUTH,ZZ1 5PM',
      ];
      const name = 'every-address-of-wexmouth-and-the-villages-around-it-as-of-2026.csv';
      const buffer = Buffer.from(`${rows.join('\n')}\n`);
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
      await page.getByLabel(t('staff.addresses.column', { name: 'ROAD' })).waitFor();
    },
  },
  {
    path: '/staff/addresses',
    state: 'with what a search found',
    reach: async ({ page, field, button }) => {
      await field('staff.addresses.search_text').fill('12 orchard lane');
      await button('staff.addresses.search_submit').click();
      await page.getByText('12 Orchard Lane').first().waitFor();
    },
  },
  {
    path: '/staff/addresses',
    state: 'removing',
    reach: ({ button }) => button('staff.addresses.remove_of', { name: 'little-marling' }).click(),
  },
];

const findPerson = async ({ page, field, button, t }: Desk) => {
  await field('staff.person.search').fill('ada.penhallow.0@mail.example');
  await button('staff.person.submit').click();
  await page.getByRole('table', { name: t('staff.person.title') }).waitFor();
};

const records: Screen[] = [
  { path: '/staff/privacy' },
  { path: '/staff/privacy', state: 'not to be had', prepare: isLost(/^GET .*\/retention$/) },
  { path: '/staff/privacy', state: 'without a person', reach: ({ button }) => button('staff.person.submit').click() },
  { path: '/staff/privacy', state: 'with a person', reach: findPerson },
  {
    path: '/staff/privacy',
    state: 'erasing a person',
    reach: async (desk) => {
      await findPerson(desk);
      await desk.button('staff.person.erase').click();
    },
  },
  {
    path: '/staff/privacy',
    state: 'erasing what is due',
    reach: ({ button }) => button('staff.retention.run').click(),
  },
  { path: '/staff/audit' },
  { path: '/staff/audit?search=nobody' },
  {
    path: '/staff/audit',
    state: 'with an entry',
    reach: async ({ page }) => {
      await page.locator('.audit-table a').first().click();
      await page.locator('.audit-log[data-open]').waitFor();
    },
  },
  { path: '/staff/audit', state: 'not to be had', prepare: isLost(/^GET .*\/audit$/) },
];

const accounts: Screen[] = [
  { path: '/staff/account' },
  {
    path: '/staff/account',
    state: 'setting up a second factor',
    reach: async ({ field, button }) => {
      await field('staff.account.current').first().fill(password);
      await button('staff.factor.begin').click();
      await field('staff.factor.code').waitFor();
    },
  },
  { path: '/staff/forgotten', prepare: (test) => test.signIn(null) },
  {
    path: '/staff/password/{link}',
    prepare: async (test) => {
      await test.signIn(null);
      return { link: (await makePasswordLink(test.as('olive'), test.town.people.felix)).token };
    },
  },
  { path: '/staff/password/spent' },
];

export const settingScreens: Screen[] = [
  ...tokens,
  ...webhooks,
  ...addresses,
  ...records,
  ...accounts,
  { path: '/staff/mails' },
  { path: '/staff/mails?search=nobody' },
  { path: '/staff/people' },
  { path: '/staff/people', state: 'not to be had', prepare: isLost(/^GET .*\/people$/) },
  {
    path: '/staff/people',
    state: 'just invited',
    reach: async ({ button, page }) => {
      await page.getByRole('radio').first().check();
      await button('staff.invite.submit').click();
      await page.locator('.new-token').waitFor();
    },
  },
  {
    path: '/staff/people',
    state: 'changing a role',
    reach: ({ button }) => button('staff.people.change_role_named', { name: 'Felix Tarrant' }).click(),
  },
  {
    path: '/staff/people',
    state: 'removing',
    reach: ({ button }) => button('staff.people.remove_named', { name: 'Felix Tarrant' }).click(),
  },
  { path: '/staff/services', prepare: raiseAlarms },
  { path: '/staff/nowhere' },
  { path: '/staff/tokens', state: 'of nobody who may', prepare: (test) => test.signIn('vera') },
  {
    path: '/staff/invitation/{first}',
    prepare: async (test) => {
      await test.moveTo('new');
      return { first: (await inviteStaff(test.staff, null)).token };
    },
  },
  { path: '/staff/invitation/spent' },
  { path: '/staff/sign-in', prepare: (test) => test.signIn(null) },
];
