// Every screen of the console, in the states that it has.
import { catalogueFor, createTranslator } from '@doorstep/messages';
import type { Page } from '@playwright/test';
import { batchScreens } from './batch-screens.ts';
import { isLost } from './is-lost.ts';
import type { Desk, Screen } from './screen.ts';
import { draws, offerOf } from './draw-screens.ts';
import { flood } from './stand-in-floods.ts';
import { openAlarms } from './stand-in-services.ts';

export function deskAt(page: Page, language: string): Desk {
  const { t } = createTranslator(language, catalogueFor(language, ['errors', 'staff']));
  return {
    page,
    t,
    button: (id, values) => page.getByRole('button', { name: t(id, values), exact: true }),
    field: (id) => page.getByLabel(t(id), { exact: true }),
  };
}

const offers: Screen[] = [
  { path: '/staff/offers', prepare: ({ data }) => (data.alarms = openAlarms) },
  { path: '/staff/offers', state: 'none yet', prepare: ({ data }) => (data.offers = []) },
  { path: '/staff/offers', state: 'not to be had', prepare: isLost(/^GET .*\/offers$/) },
  { path: '/staff/offers/new' },
  { path: '/staff/offers/o-bins' },
  {
    path: '/staff/offers/o-bins',
    state: 'stock',
    reach: ({ page, t }) => page.getByRole('button', { name: `${t('staff.stock.change')} Compost bin` }).click(),
  },
  { path: '/staff/offers/o-bins', state: 'closing', reach: ({ button }) => button('staff.transition.close').click() },
  { path: '/staff/offers/o-seeds' },
];

const requests: Screen[] = [
  { path: '/staff/requests' },
  {
    path: '/staff/requests',
    state: 'with a flood',
    prepare: flood,
    reach: async ({ page }) => page.locator('.floods > summary').click(),
  },
  {
    path: '/staff/requests?state=held',
    state: 'with some selected',
    reach: async ({ page }) => {
      for (const index of [0, 2]) await page.locator('tbody input[type=checkbox]').nth(index).check();
      await page.locator('.menu > summary').click();
    },
  },
  {
    path: '/staff/requests?assurance=typed',
    state: 'declining the selected',
    reach: async ({ page, button }) => {
      await page.locator('thead input[type=checkbox]').check();
      await page.locator('.selection-bar .ds-button').nth(1).click();
      await button('staff.cancel').waitFor();
    },
  },
  {
    path: '/staff/requests',
    state: 'declining a flood',
    prepare: flood,
    reach: async ({ button, page }) => {
      await page.locator('.floods > summary').click();
      await button('staff.floods.decline').first().click();
      await page.locator('.mail-preview').waitFor();
    },
  },
  { path: '/staff/requests?state=held&network=beef01beef01', prepare: flood },
  { path: '/staff/requests?search=nobody' },
  { path: '/staff/requests/queue' },
  {
    path: '/staff/requests/queue',
    state: 'declining',
    reach: ({ button }) => button('staff.request.decline').click(),
  },
  { path: '/staff/requests/r-2' },
  { path: '/staff/requests/r-2', state: 'declining', reach: ({ button }) => button('staff.request.decline').click() },
  {
    path: '/staff/requests/r-2',
    state: 'with other quantities',
    reach: async ({ button, page }) => {
      await button('staff.adjust.open').click();
      await page.getByRole('dialog').locator('input').first().fill('0');
      await page.getByRole('dialog').locator('input').last().fill('2');
      await page.locator('.mail-preview').waitFor();
    },
  },
  {
    path: '/staff/requests/r-2',
    state: 'with another address',
    reach: async ({ button, page }) => {
      await button('staff.correct.open').click();
      await page.locator('.mail-preview').waitFor();
    },
  },
  {
    path: '/staff/requests/r-2',
    state: 'withdrawing',
    reach: ({ button }) => button('staff.request.withdraw').click(),
  },
  { path: '/staff/requests/r-2', state: 'erasing', reach: ({ button }) => button('staff.privacy.erase').click() },
  {
    path: '/staff/requests/r-2',
    state: 'erased',
    reach: async ({ button, page }) => {
      await button('staff.privacy.erase').click();
      await button('staff.erase.submit').click();
      await page.locator('.done').waitFor();
    },
  },
];

const homes: Screen[] = [
  { path: '/staff/homes' },
  {
    path: '/staff/homes',
    state: 'nothing to decide',
    prepare: ({ data }) => Object.assign(data, { claims: [], pairs: [] }),
  },
  { path: '/staff/homes', state: 'not to be had', prepare: isLost(/^GET .*\/homes$/) },
  {
    path: '/staff/homes?search=mill',
    state: 'with what was decided',
    reach: ({ page, t }) => page.getByText(t('staff.homes.decided', { claims: 2 })).click(),
  },
  { path: '/staff/homes?search=nobody' },
  {
    path: '/staff/homes',
    state: 'upholding a claim',
    reach: ({ button }) => button('staff.claim.uphold').first().click(),
  },
  {
    path: '/staff/homes',
    state: 'refusing a claim without a reason',
    reach: async ({ page, button, t }) => {
      await button('staff.claim.refuse').first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('staff.claim.refuse') })
        .click();
    },
  },
  {
    path: '/staff/homes',
    state: 'merging in vain',
    prepare: (standIn) => standIn.failures.push({ path: /^POST .*\/homes\/merge$/, code: 'home_not_found' }),
    reach: async ({ page, button, field, t }) => {
      await button('staff.homes.merge').first().click();
      await field('staff.homes.reason').fill('One doorbell');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('staff.homes.merge') })
        .click();
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    path: '/staff/homes',
    state: 'keeping apart',
    reach: ({ button }) => button('staff.homes.keep_apart').first().click(),
  },
  { path: '/staff/homes/h-2' },
  { path: '/staff/homes/h-73', state: 'with an allowance of its own' },
  { path: '/staff/homes/h-74', state: 'without a request' },
  { path: '/staff/homes/h-nowhere', state: 'unknown' },
];

const chooseAddress = async ({ page, field }: Desk) => {
  await field('staff.address.search').fill('orchard');
  await page.locator('[role=listbox] [role=option]').first().waitFor();
};

const entry: Screen[] = [
  { path: '/staff/requests/new' },
  {
    path: '/staff/requests/new',
    state: 'nothing open',
    prepare: ({ data }) => data.offers.forEach((offer) => (offer.status = 'closed')),
  },
  { path: '/staff/requests/new?offer=o-bins', state: 'not to be had', prepare: isLost(/entry-form$/) },
  { path: '/staff/requests/new?offer=o-bins', state: 'finding the address', reach: chooseAddress },
  {
    path: '/staff/requests/new?offer=o-bins',
    state: 'with an address that was found',
    reach: async (desk) => {
      await chooseAddress(desk);
      await desk.page.locator('[role=listbox] [role=option]').first().click();
      await desk.button('public.address.change').waitFor();
    },
  },
  {
    path: '/staff/requests/new?offer=o-bins',
    state: 'refused, with the address typed',
    prepare: (standIn) =>
      standIn.failures.push({
        path: /^POST .*\/requests$/,
        code: 'request_invalid',
        errors: [
          { field: 'lines', code: 'required' },
          { field: 'contact.name', code: 'required' },
          { field: 'address.typed.line1', code: 'required' },
          { field: 'answers.garden', code: 'required' },
        ],
      }),
    reach: async ({ page, t, button }) => {
      await page.getByRole('radio', { name: t('staff.entry.way.typed') }).check();
      await button('staff.entry.submit').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    path: '/staff/requests/new?offer=o-bins',
    state: 'already asked, without a fixed address',
    prepare: (standIn) => standIn.failures.push({ path: /^POST .*\/requests$/, code: 'already_asked' }),
    reach: async ({ page, t, button }) => {
      await page.getByRole('radio', { name: t('staff.entry.way.none') }).check();
      await button('staff.entry.submit').click();
      await page.getByRole('alert').waitFor();
    },
  },
];

const tokens: Screen[] = [
  { path: '/staff/tokens' },
  { path: '/staff/tokens', state: 'none yet', prepare: ({ data }) => (data.tokens = []) },
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
    reach: ({ button }) => button('staff.tokens.revoke_named', { name: 'Call centre' }).click(),
  },
];

const webhooks: Screen[] = [
  { path: '/staff/webhooks' },
  {
    path: '/staff/webhooks',
    state: 'none yet',
    prepare: ({ data }) => (data.webhooks = { webhooks: [], deliveries: [] }),
  },
  { path: '/staff/webhooks', state: 'not to be had', prepare: isLost(/^GET .*\/webhooks$/) },
  {
    path: '/staff/webhooks',
    state: 'with a secret',
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
    reach: ({ button }) => button('staff.webhooks.remove').first().click(),
  },
  {
    path: '/staff/webhooks',
    state: 'replacing a secret',
    reach: ({ button }) => button('staff.webhooks.replace_secret').first().click(),
  },
];

const groups: Screen[] = [
  {
    path: '/staff/offers/o-seeds',
    state: 'in a limit group',
    prepare: (standIn) => (offerOf(standIn, 'o-seeds').limitGroupId = 'g-garden'),
  },
  {
    path: '/staff/offers/o-seeds',
    state: 'a new limit group without a name',
    reach: async ({ page, button, t }) => {
      await button('staff.group.new').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('staff.group.save') })
        .click();
    },
  },
  {
    path: '/staff/offers/o-seeds',
    state: 'changing its limit group',
    prepare: (standIn) => (offerOf(standIn, 'o-seeds').limitGroupId = 'g-garden'),
    reach: ({ button }) => button('staff.group.change').click(),
  },
];

const takeFile = async (page: Page, geoJson: unknown) => {
  const buffer = Buffer.from(JSON.stringify(geoJson));
  const name = 'the-parish-of-little-marling-and-the-hamlets-around-it-as-of-2026.geojson';
  await page
    .locator('.polygon-field input[type=file]')
    .setInputFiles({ name, mimeType: 'application/geo+json', buffer });
};

const polygons: Screen[] = [
  {
    path: '/staff/offers/o-seeds',
    state: 'with a polygon that is being added',
    reach: async ({ page }) => {
      await takeFile(page, { type: 'Polygon' });
      await page
        .getByText(/as-of-2026/)
        .first()
        .waitFor();
    },
  },
  {
    path: '/staff/offers/o-seeds',
    state: 'with a polygon that is wrong',
    reach: async ({ page }) => {
      await takeFile(page, { type: 'MultiPolygon' });
      await page.locator('.polygon-field .ds-error').waitFor();
    },
  },
  {
    path: '/staff/offers/o-bins',
    state: 'whose polygon is not to be had',
    prepare: isLost(/^GET .*\/polygons\//),
  },
];

const settings: Screen[] = [
  { path: '/staff/mails' },
  { path: '/staff/people' },
  { path: '/staff/people', state: 'not to be had', prepare: isLost(/^GET .*\/people$/) },
  {
    path: '/staff/people',
    state: 'just invited',
    reach: async ({ button, page }) => {
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
  { path: '/staff/services', prepare: ({ data }) => (data.alarms = openAlarms) },
  { path: '/staff/nowhere' },
  { path: '/staff/tokens', state: 'of nobody who may', prepare: (standIn) => (standIn.role = 'viewer') },
  { path: '/staff/invitation/first' },
  { path: '/staff/invitation/spent' },
  { path: '/staff/sign-in', prepare: (standIn) => (standIn.role = null) },
];

export const screens: Screen[] = [
  ...offers,
  ...polygons,
  ...groups,
  ...draws,
  ...requests,
  ...batchScreens,
  ...homes,
  ...entry,
  ...tokens,
  ...webhooks,
  ...settings,
];
