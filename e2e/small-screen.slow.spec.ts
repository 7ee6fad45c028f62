// A phone with its keyboard up and large letters: everything important is in view.
import { itemInput } from '@doorstep/testing';
import { expect, test } from './journey.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const) {
  test(`on ${screen}, the offer’s summary and its first field are visible without scrolling`, async ({
    visitor,
    staff,
    page,
  }) => {
    const offer = await staff.publishOffer({
      title: { en: 'A compost bin for every garden' },
      summary: { en: 'Turn kitchen scraps into good soil. 220 litres, with a lid and a short guide.' },
      deliveryDetails: { en: 'Within 3 weeks. Nobody has to be in.' },
      closesAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    });
    await page.setViewportSize(viewport);
    await visitor.opens(offer.input.slug);
    await expect(visitor.field('address.search')).toBeInViewport({ ratio: 1 });
    for (const about of ['who', 'giving', 'delivery', 'until'])
      await expect(page.locator(`.fact--${about}`)).toBeInViewport({ ratio: 1 });
  });
}

test('with the on-screen keyboard open, the suggestions are visible', async ({ visitor, staff, page }) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  await page.setViewportSize({ width: 390, height: 480 });
  // At the lower edge of the visible part, where a browser that makes room for the keyboard leaves it.
  await visitor.field('address.search').evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await visitor.typesAddress('pebble lane');
  const rows = page.getByRole('option');
  await expect(rows.nth(1)).toBeInViewport({ ratio: 1 });
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
  await expect(visitor.field('address.search')).toBeInViewport({ ratio: 1 });
});

test('with the on-screen keyboard open, the message about a search outage is visible', async ({
  visitor,
  staff,
  page,
  watch,
}) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  watch.expectErrors(/ERR_FAILED|ERR_CONNECTION/);
  await page.route('**/Capture/Interactive/Find/**', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 480 });
  await visitor.field('address.search').evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await visitor.typesAddress('pebble lane');
  await expect(page.getByText(visitor.t('public.address.unavailable')).first()).toBeInViewport({ ratio: 1 });
  await expect(visitor.button('public.action.try_again')).toBeInViewport({ ratio: 1 });
  await expect(visitor.field('address.search')).toBeInViewport({ ratio: 1 });
});

test('the warning before a form is cleared appears where the visitor is on the page', async ({
  visitor,
  staff,
  page,
  watch,
}) => {
  const offer = await staff.publishOffer();
  await page.clock.install();
  await visitor.opens(offer.input.slug);
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await visitor.field('contact.name').scrollIntoViewIfNeeded();
  await page.clock.fastForward('26:00');
  const keep = visitor.button('public.draft.idle_keep');
  await expect(keep).toBeInViewport({ ratio: 1 });
  await watch.look();
  await keep.click();
  await expect(keep).toHaveCount(0);
  await expect(visitor.field('contact.name')).toHaveValue('Sam Marrow');
  await page.clock.fastForward('31:00');
  await expect(page.getByText(visitor.t('public.draft.cleared'))).toBeVisible();
  await expect(visitor.field('contact.name')).toHaveValue('');
});

test('text at twice the size makes nothing wider than the screen', async ({ visitor, staff, page, watch }) => {
  const offer = await staff.publishOffer({
    items: [itemInput(), itemInput({ maxPerRequest: 3, maxPerHome: 3 })],
    eligibility: { en: 'Homes in Marrow Vale' },
  });
  const enlarge = async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await watch.look();
  };
  await visitor.opens(offer.input.slug);
  await enlarge();
  await page.locator('[type=checkbox][id^="quantity."]').first().check();
  await visitor.findsAddress('19 Quay Street');
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await watch.look();
  await visitor.checks();
  await enlarge();
  await visitor.sends();
  await visitor.hasReceipt();
  await enlarge();
  for (const path of ['/privacy', '/accessibility']) {
    await page.goto(path);
    await enlarge();
  }
});

test('a visitor ticks several items, and chooses a number where more than one is allowed', async ({
  visitor,
  staff,
  page,
}) => {
  const offer = await staff.publishOffer({
    items: [
      itemInput({ name: { en: 'Compost bin' }, openingStock: 3 }),
      itemInput({ name: { en: 'Kitchen caddy' }, openingStock: 9, maxPerRequest: 3, maxPerHome: 3 }),
    ],
  });
  const { t } = visitor;
  await visitor.opens(offer.input.slug);
  const howMany = page.getByLabel(t('public.items.how_many'));
  await expect(howMany).toBeHidden();
  await page.getByLabel('Kitchen caddy', { exact: true }).check();
  await howMany.selectOption('2');
  await visitor.findsAddress('20 Quay Street');
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await visitor.checks();
  await expect(page.getByRole('main')).toContainText('2 × Kitchen caddy');
  await expect(page.getByRole('main')).not.toContainText('Compost bin');
  await visitor.sends();
  await visitor.hasReceipt();
  const [bin, caddy] = (await staff.offer(offer.id)).stock;
  expect([bin?.taken, caddy?.taken]).toEqual([0, 2]);
});
