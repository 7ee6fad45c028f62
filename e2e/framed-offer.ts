// A visitor's steps on an offer in a frame of another site.
import { catalogueFor, createTranslator } from '@doorstep/messages';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { waitUntilReadable } from './visitor.ts';

export const { t } = createTranslator('en', catalogueFor('en', ['public', 'offer', 'embed']));

/** Like a browser whose owner blocks third-party cookies. */
export async function opens(page: Page, path: string): Promise<{ frame: FrameLocator; complaints: string[] }> {
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
  await page.goto(path);
  return { frame: page.frameLocator('iframe'), complaints };
}

export const button = (frame: FrameLocator, name: string) => frame.getByRole('button', { name, exact: true });

export async function fillsIn(frame: FrameLocator, address: string): Promise<void> {
  await expect(frame.locator('[id="address.search"]')).toHaveRole('combobox');
  await frame.locator('[id="address.search"]').pressSequentially(address, { delay: 10 });
  await frame.getByRole('option', { name: address }).first().click();
  await expect(frame.locator('.chosen-address')).toContainText(address);
  await frame.locator('[id="contact.name"]').fill('Sam Marrow');
}

export async function checksAndSends(frame: FrameLocator): Promise<void> {
  await button(frame, t('public.form.check')).click();
  await expect(frame.getByRole('heading', { level: 1, name: t('public.check.title') })).toBeVisible();
  await waitUntilReadable(await frame.locator('[name=formToken]').inputValue());
  await button(frame, t('offer.giving.first_come.send')).click();
  // The proof of work takes longer on a busy machine.
  await expect(frame.locator('#reference')).toBeVisible({ timeout: 60_000 });
}
