// Every console screen in each of its states.
import { catalogueFor, createTranslator } from '@doorstep/messages';
import type { Page } from '@playwright/test';
import { createLimitGroup, joinLimitGroup, transitionOffer } from '@doorstep/core';
import type { ConsoleTest } from './console-test.ts';
import { batchScreens } from './batch-screens.ts';
import { homeScreens } from './home-screens.ts';
import { makeDoubts } from './doubts.ts';
import { isLost } from './is-lost.ts';
import type { Desk, Screen } from './screen.ts';
import { raiseAlarms, settingScreens } from './setting-screens.ts';
import { drawPolygon } from './draw-polygon.ts';
import { draws } from './draw-screens.ts';
import { flood as makeFlood } from './flood.ts';

const { t } = createTranslator('en', catalogueFor('en', ['errors', 'staff']));

export function deskAt(page: Page): Desk {
  return {
    page,
    t,
    button: (id, values) => page.getByRole('button', { name: t(id, values), exact: true }),
    field: (id) => page.getByLabel(t(id), { exact: true }),
  };
}

const flood = async (test: ConsoleTest) => void (await makeFlood(test));

const today: Screen[] = [
  {
    path: '/staff',
    prepare: async (test) => {
      await raiseAlarms(test);
      await makeDoubts(test);
    },
  },
  {
    path: '/staff',
    state: 'with the alarms open',
    prepare: raiseAlarms,
    reach: async ({ page }) => page.locator('.alarm-fold > summary').click(),
  },
  {
    path: '/staff',
    state: 'with arrivals as a table',
    reach: ({ page }) => page.locator('.arrivals-head button').click(),
  },
  { path: '/staff', state: 'without an offer', prepare: (test) => test.moveTo('bare') },
  { path: '/staff', state: 'not to be had', prepare: isLost(/^GET .*\/today$/) },
  { path: '/staff', state: 'of a viewer', prepare: (test) => test.signIn('vera') },
  {
    path: '/staff',
    state: 'finding anything',
    reach: async ({ page, t, button }) => {
      await button('staff.find.title').click();
      await page.getByRole('combobox', { name: t('staff.find.hint') }).fill('zz1');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    path: '/staff',
    state: 'with the account menu',
    reach: async ({ page }) => page.locator('.account > summary').click(),
  },
];

const offers: Screen[] = [
  { path: '/staff/offers' },
  { path: '/staff/offers?archived', state: 'none archived' },
  { path: '/staff/offers', state: 'none yet', prepare: (test) => test.moveTo('bare') },
  { path: '/staff/offers', state: 'not to be had', prepare: isLost(/^GET .*\/offers$/) },
  { path: '/staff/offers/start' },
  { path: '/staff/offers/new' },
  { path: '/staff/stock' },
  { path: '/staff/stock', state: 'none yet', prepare: (test) => test.moveTo('bare') },
  { path: '/staff/stock', state: 'not to be had', prepare: isLost(/^GET .*\/shelf$/) },
  { path: '/staff/offers/{bins}' },
  {
    path: '/staff/offers/{bins}#items',
    state: 'stock',
    reach: ({ page, t }) => page.getByRole('button', { name: `${t('staff.stock.change')} Compost bin` }).click(),
  },
  { path: '/staff/offers/{bins}', state: 'closing', reach: ({ button }) => button('staff.transition.close').click() },
  { path: '/staff/offers/{seeds}' },
  ...['items', 'collection', 'asking', 'sharing_out', 'organisation'].map((tab) => ({
    path: `/staff/offers/{bins}#${tab}`,
  })),
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
      await page.locator('main .menu > summary').last().click();
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
  { path: '/staff/requests/{typed}' },
  {
    path: '/staff/requests/{typed}',
    state: 'declining',
    reach: ({ button }) => button('staff.request.decline').click(),
  },
  {
    path: '/staff/requests/{accepted}',
    state: 'with other quantities',
    reach: async ({ button, page }) => {
      await button('staff.adjust.open').click();
      await page.getByRole('dialog').locator('input').last().fill('1');
      await page.locator('.mail-preview').waitFor();
    },
  },
  {
    path: '/staff/requests/{typed}',
    state: 'with another address',
    reach: async ({ button, field, page }) => {
      await button('staff.correct.open').click();
      await field('staff.correct.line1').fill('7 Further Lane');
      await page.locator('.mail-preview').waitFor();
    },
  },
  {
    path: '/staff/requests/{typed}',
    state: 'withdrawing',
    reach: ({ button }) => button('staff.request.withdraw').click(),
  },
  { path: '/staff/requests/{typed}', state: 'erasing', reach: ({ button }) => button('staff.privacy.erase').click() },
  {
    path: '/staff/requests/{typed}',
    state: 'erased',
    reach: async ({ button, page }) => {
      await button('staff.privacy.erase').click();
      await button('staff.erase.submit').click();
      await page.locator('.done, .toast').last().waitFor();
    },
  },
];

const chooseAddress = async ({ page, field }: Desk) => {
  await field('staff.address.search').fill('12 orchard');
  await page.locator('[role=listbox] [role=option]').first().waitFor();
};

const entry: Screen[] = [
  { path: '/staff/requests/new' },
  {
    path: '/staff/requests/new',
    state: 'nothing open',
    prepare: async (test) =>
      void (await transitionOffer(test.as('ezra'), { id: test.town.offers.bins, transition: 'close' })),
  },
  { path: '/staff/requests/new?offer={bins}', state: 'not to be had', prepare: isLost(/entry-form$/) },
  { path: '/staff/requests/new?offer={bins}', state: 'finding the address', reach: chooseAddress },
  {
    path: '/staff/requests/new?offer={bins}',
    state: 'with an address that was found',
    reach: async (desk) => {
      await chooseAddress(desk);
      await desk.page.locator('[role=listbox] [role=option]').first().click();
      await desk.button('public.address.change').waitFor();
    },
  },
  {
    path: '/staff/requests/new?offer={bins}',
    state: 'refused, with the address typed',
    prepare: (test) =>
      test.fail(/^POST .*\/requests$/, 'request_invalid', [
        { field: 'lines', code: 'required' },
        { field: 'contact.name', code: 'required' },
        { field: 'address.typed.line1', code: 'required' },
        { field: 'answers.garden', code: 'required' },
      ]),
    reach: async ({ page, t, button }) => {
      await page.getByRole('radio', { name: t('staff.entry.way.typed') }).check();
      await button('staff.entry.submit').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    path: '/staff/requests/new?offer={bins}',
    state: 'already asked, without a fixed address',
    prepare: (test) => test.fail(/^POST .*\/requests$/, 'already_asked'),
    reach: async ({ page, t, button }) => {
      await page.getByRole('radio', { name: t('staff.entry.way.none') }).check();
      await button('staff.entry.submit').click();
      await page.getByRole('alert').waitFor();
    },
  },
];

async function joinGroup(test: ConsoleTest): Promise<void> {
  const group = await createLimitGroup(test.as('ezra'), {
    name: 'Garden 2027',
    limits: { unitsPerHome: 3, windowDays: 365 },
  });
  await joinLimitGroup(test.as('ezra'), { offerId: test.town.offers.seeds, groupId: group.id });
}

const groups: Screen[] = [
  {
    path: '/staff/offers/{seeds}#limits',
    state: 'in a limit group',
    prepare: joinGroup,
  },
  {
    path: '/staff/offers/{seeds}#limits',
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
    path: '/staff/offers/{seeds}#limits',
    state: 'changing its limit group',
    prepare: joinGroup,
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

const square = [
  [-1.4, 51.1],
  [-1.2, 51.1],
  [-1.2, 51.2],
  [-1.4, 51.2],
  [-1.4, 51.1],
];

const polygons: Screen[] = [
  { path: '/staff/offers/{bins}#area', state: 'with a polygon', prepare: drawPolygon },
  {
    path: '/staff/offers/{seeds}#area',
    state: 'with a polygon that is being added',
    reach: async ({ page }) => {
      await takeFile(page, { type: 'Polygon', coordinates: [square] });
      await page
        .getByText(/as-of-2026/)
        .first()
        .waitFor();
    },
  },
  {
    path: '/staff/offers/{seeds}#area',
    state: 'with a polygon that is wrong',
    reach: async ({ page }) => {
      await takeFile(page, { type: 'Polygon', coordinates: [square.slice(1)] });
      await page.locator('.polygon-field .ds-error').waitFor();
    },
  },
  {
    path: '/staff/offers/{bins}#area',
    state: 'whose polygon is not to be had',
    prepare: async (test) => {
      await drawPolygon(test);
      await test.fail(/^GET .*\/polygons\//, 'rate_limited');
    },
  },
];

const insights: Screen[] = [
  { path: '/staff/insights' },
  {
    path: '/staff/insights',
    state: 'as tables',
    reach: async ({ page, t }) => {
      for (const table of await page.getByRole('button', { name: t('staff.insights.table'), exact: true }).all())
        await table.click();
    },
  },
  { path: '/staff/insights', state: 'too early', prepare: (test) => test.moveTo('bare') },
  { path: '/staff/insights', state: 'not to be had', prepare: isLost(/^GET .*\/insights$/) },
];

export const screens: Screen[] = [
  ...today,
  ...insights,
  ...offers,
  ...polygons,
  ...groups,
  ...draws,
  ...requests,
  ...batchScreens,
  ...homeScreens,
  ...entry,
  ...settingScreens,
];
