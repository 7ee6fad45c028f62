// A visitor corrects a request from the receipt, with and without JavaScript, and requests again after a return.
import { itemInput } from '@doorstep/testing';
import type { APIRequestContext } from '@playwright/test';
import type { Installation } from './installation.ts';
import { expect, test } from './journey.ts';
import type { PageWatch } from './page-watch.ts';
import type { StaffApi } from './staff-api.ts';
import type { Visitor } from './visitor.ts';

const email = 'sam@marrowvale.example';
const receiptPath = /\/r\/[^/]+$/;

interface Ground {
  watch: PageWatch;
  visitor: Visitor;
  staff: StaffApi;
  installation: Installation;
  request: APIRequestContext;
}

const linkIn = (mail: string) => new URL(/https?:\S*\/confirm\/\S+/.exec(mail)?.[0] ?? '').pathname;

/** An accepted request, with its receipt on the page. */
async function asks({ visitor, staff, installation, request }: Ground, house: string, to: string) {
  const offer = await staff.publishOffer({
    title: { en: 'Garden set' },
    items: [
      itemInput({ name: { en: 'Compost bin' }, openingStock: 9, maxPerRequest: 3, maxPerHome: null }),
      itemInput({ name: { en: 'Kitchen caddy' }, openingStock: 9, maxPerRequest: 3, maxPerHome: null }),
    ],
    limits: { unitsPerHome: 3, windowDays: null },
    contact: { name: 'required', email: 'optional', phone: 'optional' },
    questions: [
      {
        id: 'place',
        kind: 'choices',
        label: { en: 'Where will it stand?' },
        help: {},
        required: true,
        options: [
          { id: 'garden', label: { en: 'In a shared garden' } },
          { id: 'yard', label: { en: 'In a yard' } },
        ],
      },
    ],
  });
  const answer = await request.post(`${installation.url}/api/offers/${offer.input.slug}/requests`, {
    headers: { 'idempotency-key': offer.id },
    data: {
      lines: [{ item: offer.input.items[0]?.id ?? '', quantity: 1 }],
      contact: { name: 'Sam Marow', email: to },
      answers: { place: ['garden'] },
      address: { typed: { line1: house, city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' } },
    },
  });
  const { reference } = (await answer.json()) as { reference: string };
  // The emailed link counts as its pass.
  const mail = await installation.mailTo(to, /\/confirm\//);
  await visitor.page.goto(linkIn(mail));
  await visitor.button('public.confirm.button').click();
  await visitor.hasReceipt();
  const { rows } = await staff.requests(offer.id);
  const id = rows[0]?.id ?? '';
  return { offer, reference, id };
}

async function putsEverythingRight(ground: Ground, house: string, to: string): Promise<void> {
  const { visitor, staff, installation, watch } = ground;
  watch.expectErrors(/422/);
  const { page, t } = visitor;
  const { offer, id, reference } = await asks(ground, house, to);
  const [bin = '', caddy = ''] = offer.input.items.map((item) => item.id ?? '');
  const save = () => visitor.button('public.change.save').click();
  const saved = (what: string) =>
    expect(page.getByText(t('public.status.changed', { what, shown: 'yes' }))).toBeVisible();

  await expect(page.locator('body')).not.toContainText('Marow');
  await visitor.putsRight('public.contact.name');
  await visitor.field('contact.name').fill('');
  await save();
  await expect(page.getByText(t('public.field_error.name_required')).first()).toBeVisible();
  await visitor.field('contact.name').fill('Sam Marrow');
  await save();
  await page.waitForURL(receiptPath);
  await saved('name');
  await expect(page.locator('.receipt')).toContainText('Sam Marrow');
  await page.goto(page.url());
  await expect(page.locator('.receipt')).not.toContainText('Sam Marrow');

  await visitor.putsRight('public.check.items');
  await visitor.field(`quantity.${caddy}`).check();
  await visitor.field(`count.${caddy}`).selectOption('3');
  await save();
  await expect(page.getByText(t('field_error.too_many_in_total', { max: 3 })).first()).toBeVisible();
  await expect(visitor.field(`count.${caddy}`)).toHaveValue('3');
  await watch.look();
  await visitor.field(`count.${caddy}`).selectOption('2');
  await save();
  await page.waitForURL(receiptPath);
  await saved('items');
  await expect(page.locator('.receipt')).toContainText('2 × Kitchen caddy');

  await page.getByRole('link', { name: t('public.change.title') }).click();
  await watch.look();
  await page.getByRole('link', { name: `${t('public.check.change')} Where will it stand?` }).click();
  await page.getByRole('checkbox', { name: 'In a shared garden' }).uncheck();
  await page.getByRole('checkbox', { name: 'In a yard' }).check();
  await watch.look();
  await save();
  await page.waitForURL(receiptPath);
  await saved('answer');

  await visitor.putsRight('public.contact.email');
  await watch.look();
  await visitor.field('contact.email').fill(`new.${to}`);
  await visitor.button('public.change.save_email').click();
  await page.waitForURL(receiptPath);
  await expect(page.getByText('n••••@')).toBeVisible();
  await expect(page.getByText('Your answer was changed.')).toHaveCount(0);
  expect(await installation.mailTo(to, /n••••@/)).not.toContain(`new.${to}`);
  const mail = await installation.mailTo(`new.${to}`, /24/);
  expect(mail).not.toMatch(/\/r\/|Sam Marrow|Quay/);
  expect(await staff.request(id)).toMatchObject({ contact: { name: 'Sam Marrow', email: to, newEmail: `new.${to}` } });
  await page.goto(linkIn(mail));
  await watch.look();
  await visitor.button('public.confirm.email.button').click();
  await page.waitForURL(receiptPath);
  await installation.mailTo(`new.${to}`, new RegExp(reference));

  const detail = await staff.request(id);
  expect(detail.contact).toEqual({ name: 'Sam Marrow', email: `new.${to}`, phone: '' });
  expect(Object.fromEntries(detail.lines.map(({ itemId, quantity }) => [itemId, quantity]))).toEqual({
    [bin]: 1,
    [caddy]: 2,
  });
  expect(detail.answers).toMatchObject([{ value: ['yard'] }]);
  expect(detail.history.flatMap(({ change }) => (change === undefined ? [] : [change.kind]))).toEqual([
    'name',
    'answer',
    'email',
  ]);
}

test('a visitor corrects every detail from the receipt', async ({ visitor, watch, staff, installation, request }) => {
  await putsEverythingRight({ visitor, watch, staff, installation, request }, '21 Quay Street', email);
});

test('a visitor gets a returned parcel sent again by correcting the address', async ({
  visitor,
  watch,
  staff,
  installation,
  request,
}) => {
  const { page, t } = visitor;
  const { offer, reference, id } = await asks(
    { visitor, watch, staff, installation, request },
    '22 Quay Street',
    `back.${email}`,
  );
  await staff.comesBack(offer.id, reference);
  await page.reload();
  await watch.look();
  await page.getByRole('link', { name: t('public.change.ask_again') }).click();
  await watch.look();
  await visitor.findsAddress('23 Quay Street');
  await visitor.button('public.change.ask_again_send').click();
  await page.waitForURL(receiptPath);
  await visitor.sees('public.standing.sent_again');
  await expect(page.locator('.receipt')).toContainText('23 Quay Street');
  expect(await staff.request(id)).toMatchObject({ state: 'accepted' });
  await staff.comesBack(offer.id, reference);
  await page.reload();
  await expect(page.getByRole('link', { name: t('public.change.ask_again') })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor corrects every detail from the receipt', async ({ visitor, watch, staff, installation, request }) => {
    await putsEverythingRight({ visitor, watch, staff, installation, request }, '24 Quay Street', `plain.${email}`);
  });
});
