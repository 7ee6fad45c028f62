// A page on plain HTTP under a name of the local network: browsers hide their cryptography from it.
import { expect as expectPage } from '@playwright/test';
import { expect, test } from 'vitest';
import { useStage } from './browser.ts';

const stage = useStage({ hostName: 'offers.test' });

test('the human check passes without a secure context', async () => {
  const { page, complaints } = await stage.open('?auto=load');
  expect(await page.evaluate(() => [globalThis.isSecureContext, 'subtle' in crypto])).toEqual([false, false]);
  await expectPage(page.locator('.ds-check').getByRole('status')).toHaveText('Checked.', { timeout: 50_000 });
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expectPage(page.locator('#outcome')).toHaveText('passed', { timeout: 50_000 });
  expect(complaints).toEqual([]);
});
