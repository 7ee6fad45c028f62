// Slow responses, a lost connection, impatience: nothing is lost, nothing is sent twice, and an outage is never shown
// as an answer.
import { expect, test } from './journey.ts';

const find = '**/Capture/Interactive/Find/**';

test('a late search result never replaces a newer one', async ({ visitor, staff, page }) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  const late = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(find, async (route) => {
    const isLate = isFirst;
    isFirst = false;
    const response = await route.fetch();
    if (isLate) await late.promise;
    await route.fulfill({ response }).catch(() => undefined); // the page has given up on it
  });
  const [first] = await Promise.all([page.waitForRequest(find), visitor.typesAddress('farway')]);
  await visitor.field('address.search').fill('40 pebble lane');
  await expect(page.getByRole('option', { name: /^40 Pebble Lane/ }).first()).toBeVisible();
  late.resolve();
  // The page has given up or has its answer, which is on the screen two frames later.
  await (await first.response())?.finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.getByRole('option', { name: /Farway/ })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a search that gets no response is reported as an outage, and the address can be typed', async ({
  visitor,
  staff,
  page,
  watch,
}) => {
  const offer = await staff.publishOffer({ area: { countries: ['GB'], postcodePrefixes: [], polygon: null } });
  await visitor.opens(offer.input.slug);
  watch.expectErrors(/ERR_FAILED|ERR_CONNECTION/);
  await page.route(find, (route) => route.abort());
  await visitor.typesAddress('41 pebble lane');
  await expect(page.getByText(visitor.t('public.address.unavailable')).first()).toBeVisible();
  await expect(page.getByText(visitor.t('public.address.none_found'))).toHaveCount(0);
  await visitor.button('public.address.type_yourself').click();
  await expect(visitor.field('address.line1')).toHaveValue(/41 pebble lane/i);
  await visitor.fillsIn({ 'address.line1': '41 Pebble Lane', 'address.city': 'Marrow Vale', 'contact.name': 'Sam' });
  await visitor.fillsIn({ 'address.postcode': 'ZZ1 1AA' });
  await visitor.checks();
});

test('sending again after the response was lost creates no second request', async ({ visitor, staff, page, watch }) => {
  const offer = await staff.publishOffer();
  await visitor.getsToCheck(offer.input.slug, '42 Pebble Lane');
  watch.expectErrors(/ERR_FAILED|ERR_CONNECTION/);
  // The request arrives, but its response is lost.
  await page.route('**/api/offers/*/requests', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await visitor.sends();
  await expect(page.getByText(visitor.t('public.send.lost_title'))).toBeVisible();
  await watch.look();
  await page.unrouteAll();
  await visitor.button('public.action.try_again').click();
  const reference = await visitor.hasReceipt();
  const { rows } = await staff.requests(offer.id);
  expect(rows.map((row) => row.reference)).toEqual([reference]);
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ taken: 1 }] });
});

test('a request sent offline goes out once when the connection returns', async ({ visitor, staff, page, watch }) => {
  const offer = await staff.publishOffer();
  await visitor.getsToCheck(offer.input.slug, '51 Pebble Lane');
  watch.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await expect(page.getByText(visitor.t('public.human_check.passed'))).toBeVisible();
  await page.context().setOffline(true);
  await visitor.sends();
  await expect(page.getByText(visitor.t('public.send.resending'))).toBeVisible();
  await expect(page.getByText(visitor.t('public.check.nothing_reserved'))).toHaveCount(0);
  await page.context().setOffline(false);
  await visitor.hasReceipt();
  expect((await staff.requests(offer.id)).total).toBe(1);
});

test('a double click on Send creates one request', async ({ visitor, staff }) => {
  const offer = await staff.publishOffer();
  await visitor.getsToCheck(offer.input.slug, '43 Pebble Lane');
  await visitor.button('offer.giving.first_come.send').dblclick();
  await visitor.hasReceipt();
  expect((await staff.requests(offer.id)).total).toBe(1);
});

test('a visitor who goes back after the receipt and sends again reads that the home has already asked', async ({
  visitor,
  staff,
  page,
  watch,
}) => {
  const offer = await staff.publishOffer();
  await visitor.asks(offer.input.slug, '44 Pebble Lane');
  await page.goBack();
  await visitor.findsAddress('44 Pebble Lane');
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await visitor.checks();
  watch.expectErrors(/409/);
  await visitor.sends();
  await visitor.sees('public.refused.already_asked.title');
  expect((await staff.requests(offer.id)).total).toBe(1);
});

test('a reload restores what was typed, which is stored only on this device', async ({ visitor, staff, page }) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  await visitor.findsAddress('45 Pebble Lane');
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await page.reload();
  await expect(page.getByText(visitor.t('public.draft.restored'))).toBeVisible();
  await expect(visitor.field('contact.name')).toHaveValue('Sam Marrow');
  await expect(page.locator('.chosen-address')).toContainText('45 Pebble Lane');
  await visitor.checks();
  await visitor.sends();
  await visitor.hasReceipt();
  // Once sent, the device keeps nothing.
  await page.goto(`/o/${offer.input.slug}`);
  await expect(visitor.field('contact.name')).toHaveValue('');
});

test('a request can be sent without the human check when its challenge has not arrived after ten seconds', async ({
  visitor,
  staff,
  page,
  watch,
}) => {
  const offer = await staff.publishOffer();
  watch.expectErrors(/ERR_FAILED|ERR_ABORTED/);
  await page.route('**/human-check*', () => undefined);
  await visitor.getsToCheck(offer.input.slug, '46 Pebble Lane');
  await visitor.button('public.captcha.send_without').click({ timeout: 20_000 });
  await visitor.hasReceipt();
  await visitor.sees('public.standing.held_unreserved');
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ taken: 0 }] });
});

test('the human check runs while the form is filled in', async ({ visitor, staff, page }) => {
  const offer = await staff.publishOffer();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/human-check')) asked.push(new URL(page.url()).pathname);
  });
  await visitor.asks(offer.input.slug, '47 Pebble Lane');
  expect(asked).toEqual([`/o/${offer.input.slug}`]);
});

test('address search has a button when the page’s script fails to load', async ({ visitor, staff, page, watch }) => {
  const offer = await staff.publishOffer();
  watch.expectErrors(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route(/\.js$/, (route) => route.abort());
  await visitor.opens(offer.input.slug);
  await visitor.fillsIn({ 'address.search': '48 pebble lane' });
  await visitor.button('public.address.find').click();
  await page.getByRole('radio', { name: /48 Pebble Lane/ }).check();
  await visitor.button('public.address.pick').click();
  await expect(page.locator('.chosen-address')).toContainText('48 Pebble Lane');
});

test('the address stays until another is chosen, and after sending, Back shows an empty form', async ({
  visitor,
  staff,
  page,
}) => {
  const offer = await staff.publishOffer();
  await visitor.getsToCheck(offer.input.slug, '49 Pebble Lane');
  await page
    .getByRole('button', { name: `${visitor.t('public.check.change')} ${visitor.t('public.check.address')}` })
    .click();
  await expect(page.locator('.chosen-address')).toContainText('49 Pebble Lane');
  await visitor.checks();
  await visitor.sends();
  await visitor.hasReceipt();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/o/${offer.input.slug}(#.*)?$`));
  await expect(visitor.field('contact.name')).toHaveValue('');
  await expect(page.getByText('Sam Marrow')).toHaveCount(0);
});

test('search results from before the scripts loaded stay until the visitor types on', async ({
  visitor,
  staff,
  page,
}) => {
  const offer = await staff.publishOffer();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`/o/${offer.input.slug}`, { waitUntil: 'commit' });
  await visitor.field('address.search').fill('pebble lane');
  await visitor.button('public.address.find').click({ noWaitAfter: true });
  const place = page.getByRole('radio', { name: /Pebble Lane/ }).first();
  await place.check();
  scripts.resolve();
  await expect(page.locator('[data-hydrated]')).toBeVisible();
  await expect(place).toBeChecked();
  await visitor.button('public.address.pick').click();
  // Once opened, the list starts right at the address.
  await expect(page.locator('#part-address')).toBeFocused();
  await expect(page.getByRole('radio', { name: /^1 Pebble Lane/ })).toBeInViewport();
  await visitor.typesAddress('41 pebble lane');
  await expect(page.getByRole('option', { name: /^41 Pebble Lane/ }).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /Pebble Lane/ })).toHaveCount(0);
});

test('a request sent before its scripts start is not sent until the page says the truth about it', async ({
  visitor,
  staff,
  page,
  watch,
  installation,
}) => {
  const offer = await staff.publishOffer();
  await page.route('**/*.js', (route) => route.abort());
  watch.expectErrors(/ERR_FAILED|422|dynamically imported/);
  await page.goto(`/o/${offer.input.slug}`);
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow', 'contact.email': 'early@marrowvale.example' });
  await visitor.field('address.search').fill('42 pebble lane');
  await visitor.button('public.address.find').click();
  await page.getByRole('radio', { name: /^42 Pebble Lane/ }).check();
  await visitor.button('public.address.pick').click();
  await visitor.checks();
  // The styles wait four seconds for the scripts: here, for as long as the test takes.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
  });
  await expect(page.getByText(visitor.t('offer.step.link.more'))).toBeHidden();
  await visitor.button('offer.giving.first_come.send').click();
  await expect(page.getByText(visitor.t('public.check.not_sent'))).toBeVisible();
  expect((await staff.requests(offer.id)).rows).toEqual([]);
  await expect(page.getByText(visitor.t('offer.step.link.more'))).toBeVisible();
  await visitor.button('offer.giving.first_come.send').click();
  await visitor.sees('public.standing.unconfirmed');
  await installation.mailTo('early@marrowvale.example', /\/confirm\//);
});
