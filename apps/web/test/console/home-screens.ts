import type { ConsoleTest } from './console-test.ts';
import { makeDoubts } from './doubts.ts';
import { isLost } from './is-lost.ts';
import type { Screen } from './screen.ts';

const doubts = async (test: ConsoleTest) => ({ ...(await makeDoubts(test)).homes });

export const homeScreens: Screen[] = [
  { path: '/staff/homes', prepare: doubts },
  {
    path: '/staff/homes',
    state: 'nothing to decide',
    prepare: (test) => test.moveTo('quiet'),
  },
  { path: '/staff/homes', state: 'not to be had', prepare: isLost(/^GET .*\/homes$/) },
  {
    path: '/staff/homes',
    state: 'with what was decided',
    prepare: doubts,
    reach: ({ page, t }) => page.getByText(t('staff.homes.decided', { claims: 2 })).click(),
  },
  { path: '/staff/homes?search=mill', prepare: doubts },
  { path: '/staff/homes?search=nobody' },
  {
    path: '/staff/homes',
    state: 'upholding a claim',
    prepare: doubts,
    reach: ({ button }) => button('staff.claim.uphold').first().click(),
  },
  {
    path: '/staff/homes',
    state: 'refusing a claim without a reason',
    prepare: doubts,
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
    prepare: async (test) => {
      await test.fail(/^POST .*\/homes\/merge$/, 'home_not_found');
      return doubts(test);
    },
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
    prepare: doubts,
    reach: ({ button }) => button('staff.homes.keep_apart').first().click(),
  },
  { path: '/staff/homes/{flat}', prepare: doubts },
  { path: '/staff/homes/{upheld}', state: 'with an allowance of its own', prepare: doubts },
  { path: '/staff/homes/{merged}', state: 'that was two', prepare: doubts },
  { path: '/staff/homes/{empty}', state: 'without a request', prepare: doubts },
  { path: '/staff/homes/nowhere', state: 'unknown' },
];
