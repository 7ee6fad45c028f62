import { transitionOffer } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { describe, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest();
const button = (name: string) => test.page.getByRole('button', { name, exact: true });

describe('entering a request for an offer that is not open', () => {
  it('says by name what the offer is, and shows no form', async () => {
    const { page, go, as, town } = test;
    const move = (transition: 'pause' | 'close' | 'archive') =>
      transitionOffer(as('ezra'), { id: town.offers.bins, transition });
    for (const [transition, text] of [
      ['pause', 'Requests for “Free compost bin” are paused.'],
      ['close', '“Free compost bin” has closed.'],
      ['archive', '“Free compost bin” has been archived.'],
    ] as const) {
      await move(transition);
      await go(`/staff/requests/new?offer=${town.offers.bins}`);
      await expectPage(page.getByText(text)).toBeVisible();
      await expectPage(button('Send request')).toHaveCount(0);
    }
  });

  it('shows the open offers with what is left, or at once the form of the only one', async () => {
    const { page, go, town } = test;
    await go('/staff/requests/new');
    await expectPage(button('Send request')).toBeVisible();
    await test.publish({ slug: 'water-butts', title: { en: 'Water butts' } });
    await go('/staff/requests/new');
    const offers = page.getByRole('navigation', { name: 'Choose an offer' });
    await expectPage(offers.getByRole('listitem')).toHaveCount(2);
    await expectPage(offers.getByRole('listitem').filter({ hasText: 'Free compost bin' })).toContainText(/\d left/);
    await offers.getByRole('link', { name: 'Free compost bin' }).click();
    await expectPage(page.getByLabel('Offer', { exact: true })).toHaveValue(town.offers.bins);
    await expectPage(button('Send request')).toBeVisible();
  });

  it('says so too if it closes while someone types', async () => {
    const { page, go, as, town } = test;
    await go(`/staff/requests/new?offer=${town.offers.bins}`);
    await button('Send request').waitFor();
    await transitionOffer(as('ezra'), { id: town.offers.bins, transition: 'close' });
    await button('Send request').click();
    await expectPage(page.getByRole('alert')).toContainText('“Free compost bin” has closed.');
  });
});
