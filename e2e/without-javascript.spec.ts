import { itemInput } from '@doorstep/testing';
import type { Installation } from './installation.ts';
import { expect, test } from './journey.ts';
import type { Visitor } from './visitor.ts';

/** Finds an address with plain forms: search, choose, continue. */
async function findPlainly(visitor: Visitor, text: string, words: RegExp): Promise<void> {
  await visitor.field('address.search').fill(text);
  await visitor.button('public.address.find').click();
  await visitor.page.getByRole('radio', { name: words }).first().check();
  await visitor.button('public.address.pick').click();
}

/**
 * Sends a request without the check, as a plain form.
 * @returns the mailed confirmation link.
 */
async function asksUnconfirmed(
  visitor: Visitor,
  installation: Installation,
  { slug, address, email }: { slug: string; address: string; email: string },
): Promise<string> {
  await visitor.opens(slug);
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow', 'contact.email': email });
  await findPlainly(visitor, address, new RegExp(`^${address}`, 'i'));
  await visitor.checks();
  await expect(visitor.page.getByText(visitor.t('offer.step.link.more'))).toBeVisible();
  await visitor.sends();
  await visitor.hasReceipt();
  await expect(visitor.page.getByText(visitor.t('public.standing.unconfirmed'))).toBeVisible();
  const mail = await installation.mailTo(email, /\/confirm\//);
  return /https?:\S*\/confirm\/\S+/.exec(mail)?.[0] ?? '';
}

test('a visitor finds an address, checks and sends, and the request is held for staff', async ({
  visitor,
  staff,
  watch,
}) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await findPlainly(visitor, '12 pebble lane', /^12 Pebble Lane/);
  await watch.look();
  await expect(visitor.page.locator('.chosen-address')).toContainText('12 Pebble Lane');
  await expect(visitor.field('contact.name')).toHaveValue('Sam Marrow');
  await visitor.checks();
  await expect(visitor.page.getByText(visitor.t('offer.step.person.more'))).toBeVisible();
  await visitor.sends();
  const reference = await visitor.hasReceipt();
  await visitor.sees('public.standing.held');
  const { rows } = await staff.requests(offer.id);
  expect(rows).toMatchObject([{ reference, state: 'held', holdReasons: ['no_pass'] }]);
  // A request that is held without a pass takes nothing.
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ taken: 0 }] });
  await visitor.takesItBack();
});

test('a visitor confirms by a mailed link, and the request counts', async ({ visitor, staff, page, installation }) => {
  const offer = await staff.publishOffer();
  const link = await asksUnconfirmed(visitor, installation, {
    slug: offer.input.slug,
    address: '13 Pebble Lane',
    email: 'plain@marrowvale.example',
  });
  await page.goto(link);
  await visitor.sees('public.confirm.title');
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ taken: 0 }] });
  await visitor.button('public.confirm.button').click();
  await visitor.hasReceipt();
  await visitor.sees('public.standing.accepted');
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ taken: 1 }] });

  // The email's link, opened again on any device, leads to the receipt.
  await page.context().clearCookies();
  await page.goto(link);
  await visitor.hasReceipt();
  await visitor.sees('public.standing.accepted');
});

test('a mailed link says that none are left, and confirms once one is handed back', async ({
  visitor,
  staff,
  page,
  installation,
}) => {
  const offer = await staff.publishOffer({ items: [itemInput({ openingStock: 1 })] });
  const ask = (address: string, email: string) =>
    asksUnconfirmed(visitor, installation, { slug: offer.input.slug, address, email });
  const first = await ask('14 Pebble Lane', 'first@marrowvale.example');
  const second = await ask('15 Pebble Lane', 'second@marrowvale.example');
  await page.goto(first);
  await visitor.button('public.confirm.button').click();
  await visitor.sees('public.standing.accepted');

  await page.goto(second);
  await visitor.sees('public.confirm.sold_out.title');
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ taken: 1 }] });
  await page.goto(first);
  await visitor.hasReceipt();
  await visitor.takesItBack();
  await page.goto(second);
  await visitor.sees('public.confirm.title');
  await visitor.button('public.confirm.button').click();
  await visitor.sees('public.standing.accepted');
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ taken: 1 }] });
});

test('a mailed link says that the home has already asked, then leads to its request; an unknown link is dead', async ({
  visitor,
  staff,
  page,
  watch,
  installation,
}) => {
  const offer = await staff.publishOffer({ limits: { unitsPerHome: 1, windowDays: null } });
  const ask = (email: string) =>
    asksUnconfirmed(visitor, installation, { slug: offer.input.slug, address: '16 Pebble Lane', email });
  const first = await ask('one@marrowvale.example');
  const second = await ask('other@marrowvale.example');
  await page.goto(first);
  await visitor.button('public.confirm.button').click();
  await visitor.sees('public.standing.accepted');

  await page.goto(second);
  watch.expectErrors(/409/);
  await visitor.button('public.confirm.button').click();
  await visitor.sees('public.confirm.already_asked.title');
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ taken: 1 }] });
  await page.goto(second);
  await visitor.hasReceipt();
  await visitor.sees('public.standing.held');

  watch.expectErrors(/404|410/);
  await page.goto('/confirm/unknown');
  await visitor.sees('public.error.link');
});

test('"Change address" keeps the address until another is chosen', async ({ visitor, staff, watch }) => {
  const offer = await staff.publishOffer();
  const { page } = visitor;
  await visitor.opens(offer.input.slug);
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await findPlainly(visitor, '21 quay street', /^21 Quay Street/);
  await visitor.button('public.address.change').click();
  await expect(page.locator('.kept-address')).toContainText('21 Quay Street');
  await watch.look();
  await visitor.button('public.address.keep').click();
  await expect(page.locator('.chosen-address')).toContainText('21 Quay Street');
  await visitor.button('public.address.change').click();
  await findPlainly(visitor, '22 quay street', /^22 Quay Street/);
  await expect(page.locator('.chosen-address')).toContainText('22 Quay Street');
  await visitor.button('public.address.change').click();
  await visitor.checks();
  await expect(page.getByRole('main')).toContainText('22 Quay Street');
});

test('a visitor opens, leaves and reopens a building, page by page', async ({ visitor, staff, watch }) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  await findPlainly(visitor, '7 dyers row', /7 Dyers Row/);
  await watch.look();
  await visitor.button('public.address.back').click();
  await visitor.page
    .getByRole('radio', { name: /7 Dyers Row/ })
    .first()
    .check();
  await visitor.button('public.address.pick').click();
  await visitor.page.getByRole('radio', { name: /Flat 5\b/ }).check();
  await visitor.button('public.address.pick').click();
  await expect(visitor.page.locator('.chosen-address')).toContainText('7 Dyers Row');
});

test('a postcode with several streets is one list, grouped by street', async ({ visitor, staff, watch }) => {
  const offer = await staff.publishOffer();
  const { page } = visitor;
  await visitor.opens(offer.input.slug);
  await findPlainly(visitor, 'zz1 4dd', /^ZZ1 4DD/);
  await watch.look();
  const mill = page.getByRole('group', { name: 'Mill Lane', exact: true });
  await expect(mill.getByRole('radio')).toHaveCount(12);
  const station = page.getByRole('group', { name: 'Station Approach', exact: true });
  await expect(station.getByRole('radio')).toHaveCount(11);
  // The list is complete, so there is no "more".
  await expect(visitor.button('public.address.more')).toHaveCount(0);
  await station.getByRole('radio', { name: /^9 Station Approach/ }).check();
  await visitor.button('public.address.pick').click();
  await expect(page.locator('.chosen-address')).toContainText('9 Station Approach');
});

test('missing answers are named, and everything typed is still there', async ({ visitor, staff, watch }) => {
  const offer = await staff.publishOffer({ area: { countries: ['GB'], postcodePrefixes: [], polygon: null } });
  watch.expectErrors(/422/);
  await visitor.opens(offer.input.slug);
  await visitor.button('public.address.type_yourself').click();
  await visitor.fillsIn({ 'address.line1': '1 New Row', 'contact.name': 'Sam Marrow' });
  await visitor.button('public.form.check').click();
  await expect(visitor.page.getByRole('link', { name: visitor.t('public.field_error.city_required') })).toBeVisible();
  await expect(visitor.field('address.line1')).toHaveValue('1 New Row');
  await expect(visitor.field('contact.name')).toHaveValue('Sam Marrow');
});

test('"Check your request" searches the typed text first, and the page opens at the results', async ({
  visitor,
  staff,
  watch,
}) => {
  const offer = await staff.publishOffer();
  const { page } = visitor;
  watch.expectErrors(/422/);
  await visitor.opens(offer.input.slug);
  await visitor.fillsIn({ 'address.search': '7 dyers row', 'contact.name': 'Sam Marrow' });
  await visitor.button('public.form.check').click();
  await page
    .getByRole('radio', { name: /7 Dyers Row/ })
    .first()
    .check();
  await visitor.button('public.address.pick').click();
  // The opened building is named as in the list.
  const flats = page.getByRole('group', { name: /^7 Dyers Row/ });
  await expect(flats).toBeInViewport();
  // An unconfirmed choice is taken by the button that continues.
  await page.getByRole('radio', { name: /Flat 6\b/ }).check();
  await visitor.button('public.form.check').click();
  await visitor.sees('public.check.title');
  await expect(page.getByRole('main')).toContainText('7 Dyers Row');
});

test('a typed address without a country gets an error for every missing part, from top to bottom', async ({
  visitor,
  staff,
  watch,
}) => {
  const offer = await staff.publishOffer({ area: { countries: [], postcodePrefixes: [], polygon: null } });
  watch.expectErrors(/422/);
  await visitor.opens(offer.input.slug);
  await visitor.button('public.address.type_yourself').click();
  // The country of the address data is preselected; an offer for all leaves the choice.
  await expect(visitor.field('address.country')).toHaveValue('GB');
  await visitor.field('address.country').selectOption('');
  await visitor.button('public.form.check').click();
  const summary = visitor.page.getByRole('group', { name: visitor.t('public.form.problem') });
  const ids = ['country_required', 'line1_required', 'city_required', 'name_required'] as const;
  await expect(summary.getByRole('link')).toHaveText(ids.map((id) => visitor.t(`public.field_error.${id}`)));
});

test('a typed address has the fields of its country, and those that post there needs are required', async ({
  visitor,
  staff,
  watch,
}) => {
  const offer = await staff.publishOffer({ area: { countries: [], postcodePrefixes: [], polygon: null } });
  watch.expectErrors(/422/);
  await visitor.opens(offer.input.slug);
  await visitor.fillsIn({ 'address.search': '1 New Row' });
  await visitor.button('public.address.type_yourself').click();
  await expect(visitor.field('address.line1')).toHaveValue('1 New Row');
  await visitor.field('address.country').selectOption('US');
  await expect(visitor.field('address.region')).toHaveCount(0);
  await visitor.button('public.address.country_fields').click();
  await visitor.fillsIn({ 'address.city': 'New York', 'contact.name': 'Sam Marrow' });
  await visitor.button('public.form.check').click();
  const zip = visitor.t('field_error.postcode_missing', { kind: 'zip', example: '95014' });
  const state = visitor.t('field_error.region_missing');
  const summary = visitor.page.getByRole('group', { name: visitor.t('public.form.problem') });
  await expect(summary.getByRole('link')).toHaveText([state, zip]);
  await visitor.field('address.region').selectOption('NY');
  await visitor.fillsIn({ 'address.postcode': '10118' });
  await visitor.button('public.form.check').click();
  await visitor.sees('public.check.title');
  await expect(visitor.page.getByRole('main')).toContainText('New York, NY 10118');
});

const english = (label: string) => ({ label: { en: label }, help: {}, required: false, options: [] });
const choices = ['north', 'south', 'east'].map((id) => ({ id, label: { en: id } }));

test('every answer survives the search, the check page and a refusal, and is sent unchanged', async ({
  visitor,
  staff,
  watch,
}) => {
  const offer = await staff.publishOffer({
    contact: { name: 'required', email: 'optional', phone: 'optional' },
    questions: [
      { id: 'words', kind: 'long_text', ...english('Anything we should know?') },
      { id: 'side', kind: 'choice', ...english('Which side?'), options: choices },
      { id: 'sides', kind: 'choices', ...english('Which sides get sun?'), options: choices },
      { id: 'agree', kind: 'consent', ...english('You may write to me') },
    ],
  });
  const { page } = visitor;
  const typed = {
    'contact.name': 'Sam "Bean" <Marrow>',
    'contact.email': 'sam@marrowvale.example',
    'contact.phone': '01632 960 001',
    'answer.words': 'By the gate\nring twice & wait',
  };
  const isAllThere = async () => {
    for (const [name, value] of Object.entries(typed)) await expect(visitor.field(name)).toHaveValue(value);
    const ticked = () =>
      page
        .locator('[name^="answer."]:checked')
        .evaluateAll((all) => all.map((each) => [(each as HTMLInputElement).name, (each as HTMLInputElement).value]));
    await expect.poll(ticked).toEqual([
      ['answer.side', 'south'],
      ['answer.sides', 'north'],
      ['answer.sides', 'east'],
      ['answer.agree', 'yes'],
    ]);
  };
  watch.expectErrors(/409|422/);
  await visitor.opens(offer.input.slug);
  await visitor.fillsIn(typed);
  await page.locator('[name="answer.side"][value=south]').check();
  for (const side of ['north', 'east']) await page.locator(`[name="answer.sides"][value=${side}]`).check();
  await visitor.field('answer.agree').check();

  // Without an address; then each step of finding one.
  await visitor.button('public.form.check').click();
  await expect(page.getByRole('group', { name: visitor.t('public.form.problem') })).toBeVisible();
  await isAllThere();
  await visitor.field('address.search').fill('16 pebble lane');
  await visitor.button('public.address.find').click();
  await isAllThere();
  await page
    .getByRole('radio', { name: /^16 Pebble Lane/ })
    .first()
    .check();
  await visitor.button('public.address.pick').click();
  await isAllThere();
  await visitor.fillsIn({ unit: '2b' });

  await visitor.checks();
  await page
    .getByRole('button', { name: `${visitor.t('public.check.change')} ${visitor.t('public.contact.phone')}` })
    .click();
  await isAllThere();
  await expect(visitor.field('unit')).toHaveValue('2b');
  await expect(page.locator('.chosen-address')).toContainText('16 Pebble Lane');

  await staff.moveOffer(offer.id, 'pause');
  await visitor.button('public.form.check').click();
  await visitor.sees('public.refused.paused.title');
  await visitor.button('public.action.try_again').click();
  await visitor.sees('public.refused.paused.title');
  await staff.moveOffer(offer.id, 'resume');
  await visitor.button('public.action.try_again').click();
  await visitor.sees('public.check.title');
  await visitor.sends();
  await visitor.hasReceipt();

  const { rows } = await staff.requests(offer.id);
  const { contact, answers, address } = await staff.request(rows[0]?.id ?? '');
  expect(contact).toMatchObject({
    name: typed['contact.name'],
    email: typed['contact.email'],
    phone: typed['contact.phone'],
  });
  expect(answers.map(({ answer }) => answer.replace('\r\n', '\n'))).toEqual([
    typed['answer.words'],
    'south',
    'north, east',
    'true',
  ]);
  expect(JSON.stringify(address)).toContain('2b');
});

test('a form that came too often is kept, and sent again by its button', async ({ visitor, page, watch }) => {
  watch.expectErrors(/429/);
  const fields = { reference: 'K7QM-2XPD-9RTA', email: 'often@marrowvale.example' };
  const hourly = 30;
  for (let sent = 0; sent < hourly; sent += 1) await page.request.post('/r', { form: fields });
  await page.goto('/r');
  await visitor.fillsIn(fields);
  for (const id of ['public.find.send', 'public.action.try_again'] as const) {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await visitor.button(id).click();
    const answer = await answered;
    expect(answer.status()).toBe(429);
    expect(answer.request().postDataJSON()).toEqual(fields);
  }
});
