import { expectPage } from '@doorstep/testing/expect-page';
import { test } from 'vitest';
import { useStage } from './browser.ts';

const stage = useStage();

test('a double click on a container opens it, and chooses nothing inside', async () => {
  const { page } = await stage.open('?auto=manual');
  const field = page.getByRole('combobox', { name: 'Find your address' });
  const options = page.getByRole('listbox').getByRole('option');
  await field.fill('tern');
  const building = options.filter({ hasText: 'Tern Court' }).first();
  const box = await building.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.click(...at);
  await expectPage(options.first()).toHaveText(/Back to all results/);
  await expectPage(options).toHaveCount(8);
  // The second click hits an address of the building.
  const second = await options.nth(1).boundingBox();
  if (second === null) throw new Error('it holds nothing');
  await page.mouse.move(second.x + 40, second.y + second.height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expectPage(field).toHaveValue('tern');
  await expectPage(options.nth(1)).toBeVisible();
  await options.nth(1).click();
  await expectPage(field).not.toHaveValue('tern');
});
