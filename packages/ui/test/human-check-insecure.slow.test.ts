// On plain HTTP under a local network name, browsers give the page no Web Crypto.
import { expectPage } from '@doorstep/testing/expect-page';
import { expect, test } from 'vitest';
import { useStage } from './browser.ts';

const stage = useStage({ isSecure: false });

test('the human check passes without a secure context', async () => {
  const { page, complaints } = await stage.open('?auto=load');
  expect(await page.evaluate(() => [globalThis.isSecureContext, 'subtle' in crypto])).toEqual([false, false]);
  await expectPage(page.locator('.ds-check').getByRole('status')).toHaveText('Checked.', { timeout: 50_000 });
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expectPage(page.locator('#outcome')).toHaveText('passed', { timeout: 50_000 });
  expect(complaints).toEqual([]);
});

test('hCaptcha passes without a secure context, and reports errors', async () => {
  const { hcaptcha } = stage.examples;
  hcaptcha.behave({ kind: 'error', code: 'network-error' }, { on: 'execute', times: 1 });
  const { page, complaints } = await stage.open('?hcaptcha=1');
  const form = page.locator('#hcaptcha-1-form');
  await form.getByRole('button', { name: 'Send 1' }).click();
  await expectPage.poll(() => hcaptcha.reports.length, { message: 'reports that arrived' }).toBe(1);
  expect(hcaptcha.badReports).toEqual([]);
  await form.getByRole('button', { name: 'Send 1' }).click();
  await expectPage(form.locator('.outcome')).toContainText('"success":true');
  expect(complaints).toEqual([]);
});
