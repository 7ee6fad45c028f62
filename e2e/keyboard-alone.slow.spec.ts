import { chooseByKeyboard } from './embedded-field.ts';
import { expect, test } from './journey.ts';

test('a visitor can complete a request with the keyboard alone', async ({ visitor, staff, page }) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);

  // The first stop is the skip link.
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(visitor.t('public.frame.skip'));

  const tabTo = async (target: ReturnType<typeof visitor.field>) => {
    for (let stops = 0; stops < 40; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };

  await expect(visitor.field('address.search')).toHaveRole('combobox');
  await tabTo(visitor.field('address.search'));
  await page.keyboard.type('30 pebble lane', { delay: 10 });
  await chooseByKeyboard(page, /^30 Pebble Lane/);
  await expect(page.locator('.chosen-address')).toBeFocused();

  await tabTo(visitor.field('contact.name'));
  await page.keyboard.type('Sam Marrow');
  await tabTo(visitor.button('public.form.check'));
  await page.keyboard.press('Enter');
  await visitor.sees('public.check.title');
  await tabTo(visitor.button('offer.giving.first_come.send'));
  await page.keyboard.press('Enter');
  await visitor.hasReceipt();

  await tabTo(page.getByText(visitor.t('public.withdraw.open')));
  await page.keyboard.press('Enter');
  await tabTo(visitor.button('public.withdraw.confirm'));
  await page.keyboard.press('Enter');
  await visitor.sees('public.standing.withdrawn');
});

test('Escape closes the suggestions and keeps the text; Tab moves on without choosing', async ({
  visitor,
  staff,
  page,
}) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  await visitor.typesAddress('31 pebble lane');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(visitor.field('address.search')).toHaveValue('31 pebble lane');
  await page.keyboard.press('Tab');
  await expect(visitor.field('address.search')).toHaveValue('31 pebble lane');
  await expect(page.locator('.chosen-address')).toHaveCount(0);
});

test('text being composed is searched; the Enter that commits it chooses nothing, the next Enter the only address', async ({
  visitor,
  staff,
  page,
}) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  const field = visitor.field('address.search');
  await expect(field).toHaveRole('combobox');
  await field.focus();
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['30', '30 pebble', '30 pebble lane'])
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  const only = page.getByRole('option', { name: /^30 Pebble Lane/ });
  await expect(field).toHaveValue('30 pebble lane');
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await expect(only).toBeVisible();
  const event = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await keyboard.send('Input.insertText', { text: '30 pebble lane' });
  await expect(only).toBeVisible();
  await expect(field).toHaveValue('30 pebble lane');
  await page.keyboard.press('Enter');
  await expect(page.locator('.chosen-address')).toBeFocused();
});
