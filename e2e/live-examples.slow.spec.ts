// The page of live examples, as an integrator opens it with `npm run examples`.
import { startLiveExamples } from '../packages/ui/examples/live/start-live-examples.ts';
import { expect, test } from './journey.ts';
import { watchPage } from './page-watch.ts';

test.use({ extraHTTPHeaders: {} });

test('every live example of the address field works, and its code can be copied', async ({ page, installation }) => {
  const made = await installation.doorstep('keys', 'create', 'lookup', '--name', 'examples');
  const examples = await startLiveExamples({ doorstep: installation.url, lookupKey: made.stdout.trim() });
  const watch = watchPage(page, examples.url.replace(/\/$/, ''));
  watch.expectErrors(new RegExp(`a third party was asked: ${installation.url}/`));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(examples.url);

  const limited = page.getByRole('region', { name: 'A limit' });
  const asked = page.waitForRequest(/[?&]limit=3(&|$)/);
  await limited.getByRole('combobox').fill('pebble');
  await asked;
  await expect(limited.getByRole('option').first()).toBeVisible();
  await expect(limited.getByText('Asked 1: pebble')).toBeVisible();
  await expect(limited.getByRole('group', { name: 'Code' })).toContainText('limit={3}');
  await limited.getByRole('button', { name: 'Copy the code' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<AddressField\n[^]+\n\/>$/);

  const listOnly = page.getByRole('region', { name: 'Only addresses from the list', exact: true });
  await listOnly.getByRole('combobox').fill('pebble');
  await expect(listOnly.getByRole('option').first()).toBeVisible();
  await expect(listOnly.getByText('Type the address yourself')).toHaveCount(0);

  // The search loads when it becomes visible.
  const element = page.getByRole('region', { name: 'In a form' });
  await element.scrollIntoViewIfNeeded();
  await element.getByRole('combobox').fill('14 quay street');
  await element.getByRole('option', { name: /^14 Quay Street/ }).click();
  await expect(element.getByRole('button', { name: 'Change address' })).toBeVisible();
  await element.getByRole('button', { name: 'Send' }).click();
  await expect(element.getByText('address.line1 = 14 Quay Street')).toBeVisible();
  await watch.look();
  expect(watch.problems()).toEqual([]);
  await examples.close();
});
