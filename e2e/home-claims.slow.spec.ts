import { itemInput } from '@doorstep/testing';
import { anotherVisitor } from './another-visitor.ts';
import { expect, test } from './journey.ts';
import { createStaffPerson } from './staff-person.ts';

test('a visitor whose home has already asked can object, and ask again once staff allow it', async ({
  visitor,
  watch,
  staff,
  browser,
  installation,
}) => {
  const offer = await staff.publishOffer({ items: [itemInput({ openingStock: 9 })] });
  const { slug } = offer.input;
  await visitor.asks(slug, '30 Pebble Lane');

  const second = await anotherVisitor(browser, installation);
  const { page, t } = second.visitor;
  second.watch.expectErrors(/409|422/);
  await second.visitor.opens(slug);
  await second.visitor.findsAddress('30 Pebble Lane');
  await second.visitor.fillsIn({ 'contact.name': 'Kim Other', 'contact.email': 'kim@marrowvale.example' });
  await second.visitor.checks();
  await second.visitor.sends();
  await second.visitor.sees('public.refused.already_asked.title');

  await page.getByText(t('public.claim.receipt_open')).click();
  await second.visitor.button('public.claim.receipt_send').click();
  await second.visitor.sees('public.claimed.receipt.title');
  await page.goBack();

  await page.getByText(t('public.claim.open')).click();
  await second.visitor.button('public.claim.send').click();
  await expect(page.getByText(t('public.claim.kind_missing')).first()).toBeVisible();
  await second.watch.look();
  await page.getByLabel(t('public.claim.kind.shared_house')).check();
  await second.visitor.fillsIn({ 'claim.text': 'There are two front doors.' });
  await second.visitor.button('public.claim.send').click();
  await second.visitor.sees('public.claimed.claim.title');

  // The console: the claim, the home, and the decision.
  const desk = createStaffPerson(visitor.page, watch);
  watch.expectErrors(/401/);
  await desk.page.goto('/staff/sign-in');
  await desk.signsIn();
  await desk.goesTo('offers');
  await visitor.page.goto(`/staff/homes?offer=${offer.id}`);
  await desk.sees(desk.t('staff.nav.homes'));
  await expect(visitor.page.getByText('There are two front doors.')).toBeVisible();
  await desk.button('staff.claim.uphold').click();
  const dialog = visitor.page.getByRole('dialog');
  await dialog.getByLabel(desk.t('staff.homes.reason')).fill('Two households');
  await watch.look();
  await dialog.getByRole('button', { name: desk.t('staff.claim.uphold') }).click();
  await expect(visitor.page.getByText(desk.t('staff.homes.claims_none'))).toBeVisible();
  await visitor.page.getByText(desk.t('staff.homes.decided', { claims: 1 })).click();
  await visitor.page
    .getByRole('link', { name: /30 Pebble Lane/ })
    .first()
    .click();
  await desk.sees(/30 Pebble Lane/);
  await expect(visitor.page.getByText(desk.t('staff.homes.allowance_own', { units: 2 }))).toBeVisible();
  await installation.mailTo('kim@marrowvale.example', /Two households/);

  // The device still has the typed text, which is sent unchanged.
  await second.visitor.opens(slug);
  await second.visitor.checks();
  await second.visitor.sends();
  await second.visitor.hasReceipt();
  await second.end();
});

test('the visitor and staff can correct an address until the request is packed', async ({ visitor, watch, staff }) => {
  const offer = await staff.publishOffer({ items: [itemInput({ openingStock: 9 })] });
  const { page } = visitor;
  const reference = await visitor.asks(offer.input.slug, '31 Pebble Lane');
  await visitor.putsRight('public.check.address');
  await visitor.sees('public.correct.title');
  await visitor.findsAddress('32 Pebble Lane');
  await visitor.button('public.correct.send').click();
  await visitor.hasReceipt();

  const { rows } = await staff.requests(offer.id);
  expect(rows).toMatchObject([
    { reference, state: 'accepted', addressLine: expect.stringContaining('32 Pebble Lane') },
  ]);

  const desk = createStaffPerson(page, watch);
  watch.expectErrors(/401/);
  await desk.page.goto('/staff/sign-in');
  await desk.signsIn();
  await desk.goesTo('offers');
  await page.goto(`/staff/requests/${rows[0]?.id}`);
  await expect(page.getByRole('button', { name: reference })).toBeVisible();
  await desk.button('staff.correct.open').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(desk.t('staff.correct.line1')).fill('33 Pebble Lane');
  await dialog.getByLabel(desk.t('staff.homes.reason')).fill('Told us by phone');
  await watch.look();
  await dialog.getByRole('button', { name: desk.t('staff.correct.submit') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('33 Pebble Lane', { exact: true })).toBeVisible();
  expect((await staff.requests(offer.id)).rows[0]).toMatchObject({ state: 'accepted' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the visitor corrects the address step by step', async ({ visitor, staff, installation, request }) => {
    const offer = await staff.publishOffer({ items: [itemInput({ openingStock: 9 })] });
    const { page } = visitor;
    const answer = await request.post(`${installation.url}/api/offers/${offer.input.slug}/requests`, {
      headers: { 'idempotency-key': offer.id },
      data: {
        lines: [{ item: offer.input.items[0]?.id ?? '', quantity: 1 }],
        contact: { name: 'Sam Marrow' },
        address: { typed: { line1: '34 Pebble Lane', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' } },
      },
    });
    const { url } = (await answer.json()) as { url: string };
    await page.goto(new URL(url).pathname);
    await visitor.putsRight('public.check.address');
    await visitor.sees('public.correct.title');
    await visitor.fillsIn({ 'address.search': '35 Pebble Lane' });
    await page.locator('button[value=find]').last().click();
    await page.getByRole('radio').first().check();
    await visitor.button('public.address.pick').click();
    await expect(page.locator('.chosen-address')).toContainText('35 Pebble Lane');
    await visitor.button('public.correct.send').click();
    await page.waitForURL(/\/r\/[^/]+$/);
    const { rows } = await staff.requests(offer.id);
    expect(rows[0]?.addressLine).toContain('35 Pebble Lane');
  });
});
