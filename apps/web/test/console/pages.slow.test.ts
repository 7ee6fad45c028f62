// Each page is a chunk of its own, which may fail to load.
import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest();
const mailsFile = /\/assets\/mails-page-.*\.js$/;
const link = (name: string) => test.page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name });
const heading = () => test.page.getByRole('heading', { level: 1 });

describe('page chunks', () => {
  it('report a failed load beside the navigation, and retry', async () => {
    const { page, go } = test;
    await page.route(mailsFile, (route) => route.abort());
    await go('/staff/offers');
    await link('Emails').click();
    await expectPage(heading()).toHaveText('This page couldn’t be loaded');
    await expectPage(page.getByRole('alert')).toContainText('Doorstep isn’t answering');
    await page.unroute(mailsFile);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(heading()).toHaveText('Emails');
    await link('Offers').click();
    await expectPage(heading()).toHaveText('Offers');
  });

  it('report a failed load on the first page too', async () => {
    const { page, go } = test;
    await page.route(mailsFile, (route) => route.abort());
    await go('/staff/mails');
    await expectPage(heading()).toHaveText('This page couldn’t be loaded');
    await link('Offers').click();
    await expectPage(heading()).toHaveText('Offers');
  });

  it('load in the background, so that pages open during an outage', async () => {
    const { page, go, settled } = test;
    const fetched = page.waitForResponse(mailsFile);
    await go('/staff/offers');
    expect((await fetched).status()).toBe(200);
    // Including the chunks this one imports.
    await settled();
    await page.route(/\/assets\//, (route) => route.abort());
    await link('Emails').click();
    await expectPage(heading()).toHaveText('Emails');
  });
});
