import { expect, test } from './journey.ts';

// Generated from English: longer, accented, and right to left. Texts outside the catalogue stand out.
test.use({ language: 'en-XB' });

test('a visitor asks in a long language that is written from right to left', async ({ visitor, staff, page }) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XB');
  await visitor.findsAddress('33 Pebble Lane');
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await visitor.checks();
  await visitor.sends();
  await visitor.hasReceipt();
  await visitor.sees('public.standing.accepted');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
