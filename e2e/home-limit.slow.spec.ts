import { itemInput } from '@doorstep/testing';
import { expect, test } from './journey.ts';
import { anotherVisitor } from './another-visitor.ts';

test('a visitor whose home has had its share reads the rule, and keeps what was typed', async ({
  visitor,
  staff,
  browser,
  installation,
}) => {
  const offer = await staff.publishOffer({ limits: { unitsPerHome: 1, windowDays: 30 } });
  const { slug } = offer.input;
  await visitor.asks(slug, '20 Pebble Lane');

  const neighbour = await anotherVisitor(browser, installation);
  await neighbour.visitor.opens(slug);
  await neighbour.visitor.findsAddress('20 Pebble Lane');
  await neighbour.visitor.fillsIn({ 'contact.name': 'Kim Other' });
  await neighbour.visitor.checks();
  neighbour.watch.expectErrors(/409/);
  await neighbour.visitor.sends();
  await neighbour.visitor.sees('public.refused.already_asked.title');
  const main = neighbour.visitor.page.getByRole('main');
  await expect(main).toContainText(neighbour.visitor.t('public.refused.already_asked.rule_window', { days: 30 }));
  await expect(main).toContainText('help@marrowvale.example');
  await expect(main).not.toContainText('Sam Marrow');

  // The typed text is still there, with another address.
  await neighbour.visitor.button('public.refused.another_address').click();
  await expect(neighbour.visitor.field('contact.name')).toHaveValue('Kim Other');
  await neighbour.end();
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ taken: 1 }] });
});

test('the next visitor after the last unit joins the queue, and gets the unit when it is handed back', async ({
  visitor,
  staff,
  browser,
  installation,
}) => {
  const offer = await staff.publishOffer({ items: [itemInput({ openingStock: 1 })], hasWaitlist: true });
  const { slug } = offer.input;
  await visitor.asks(slug, '21 Pebble Lane');

  const second = await anotherVisitor(browser, installation);
  await second.visitor.asks(slug, '22 Pebble Lane', 'queue');
  await second.visitor.sees('public.standing.waitlisted_place', { place: 1 });

  await visitor.takesItBack();
  await second.visitor.page.reload();
  await second.visitor.sees('public.standing.accepted_turn');
  await second.end();

  const { counts } = await staff.requests(offer.id);
  expect(counts).toEqual({ withdrawn: 1, accepted: 1 });
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ stock: 1, taken: 1 }] });
});

test('a visitor who asks for more than is left can choose how to continue', async ({ visitor, staff, watch }) => {
  const offer = await staff.publishOffer({
    items: [itemInput({ openingStock: 2, maxPerRequest: 3, maxPerHome: 3 })],
    hasWaitlist: true,
  });
  const item = offer.input.items[0]?.id ?? '';
  await visitor.opens(offer.input.slug);
  await visitor.field(`quantity.${item}`).selectOption('3');
  await visitor.findsAddress('23 Pebble Lane');
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await visitor.checks();
  watch.expectErrors(/409/);
  await visitor.sends();
  await visitor.sees('public.refused.sold_out.title');
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ taken: 0 }] });

  await visitor.button('public.refused.sold_out.take').click();
  await visitor.sees('public.check.title');
  await visitor.sends();
  await visitor.hasReceipt();
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ stock: 2, taken: 2 }] });
});

test('an offer without a queue shows that none are left, and no form', async ({ visitor, staff }) => {
  const offer = await staff.publishOffer({ items: [itemInput({ openingStock: 1 })] });
  await visitor.asks(offer.input.slug, '24 Pebble Lane');
  await visitor.opens(offer.input.slug);
  await expect(visitor.page.getByText(visitor.t('public.offer.sold_out_heading'))).toBeVisible();
  await expect(visitor.field('address.search')).toHaveCount(0);
});
