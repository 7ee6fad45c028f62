import { createOffer, removePerson, saveOffer } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';
import { makeDraw } from './draws.ts';
import { binOffer } from './invented-town.ts';

const test = consoleTest();
const field = (label: string) => test.page.getByLabel(label, { exact: true });
const button = (name: string) => test.page.getByRole('button', { name, exact: true });
const draftNamed = async (slug: string) => {
  const offer = await test.staff.store.offers.findBySlug(slug);
  if (offer === null) throw new Error('It was not saved.');
  return offer;
};

it('a new offer can copy another, without its times and stock', async () => {
  const { page, go } = test;
  await go('/staff/offers');
  const bins = await test.storedOffer('bins');
  const { mainLanguage, title } = bins.definition;
  await page.getByRole('link', { name: `Copy to a new offer: ${title[mainLanguage]}` }).click();
  await expectPage(field('Short name')).toHaveValue(`${bins.slug}-2`);
  await expectPage(field('Closes')).toHaveValue('');
  await field('In stock now').first().fill('7');
  await button('Save draft').click();
  await expectPage(page.getByText('Saved', { exact: true })).toBeVisible();
  const { id, status, definition } = await draftNamed(`${bins.slug}-2`);
  expect([status, definition.opensAt, definition.closesAt]).toEqual(['draft', null, null]);
  expect(definition).toMatchObject({
    title,
    organisation: bins.definition.organisation,
    area: bins.definition.area,
    limits: bins.definition.limits,
  });
  const kept = bins.definition.items.filter(({ isRetired }) => isRetired !== true);
  expect(definition.items.map(({ name }) => name)).toEqual(kept.map(({ name }) => name));
  // Items belong to their offer: changes to one must not affect the other.
  const ids = new Set(bins.definition.items.map((item) => item.id));
  expect(definition.items.filter((item) => ids.has(item.id))).toEqual([]);
  expect((await test.staff.store.stock.ofOffer(id))[0]).toMatchObject({ stock: 7, taken: 0 });
});

it.each([
  ['A draw', { allocation: 'draw' }],
  ['Decided by your team', { allocation: 'review', decidedWithinDays: 5 }],
  ['Collected from a place', { collection: { isForEverybody: true } }],
])('a new offer starts as “%s”, with the last one’s organisation', async (template, expected) => {
  const { page, go } = test;
  await go('/staff');
  await page.getByRole('link', { name: 'New offer', exact: true }).click();
  await page.getByRole('link', { name: template, exact: true }).click();
  await field('Title').fill(`Begun as ${template}`);
  await expectPage(field('Organisation')).not.toHaveValue('');
  const organisation = await field('Organisation').inputValue();
  if (template === 'Collected from a place') {
    const place = page.getByRole('group', { name: 'Place 1' });
    await place.getByLabel('Name of the place').fill('Library');
    await place.getByLabel('Address of the place').fill('1 High Street');
  }
  await page.getByRole('group', { name: 'Item 1' }).getByLabel('Name', { exact: true }).fill('Seeds');
  const slug = await field('Short name').inputValue();
  await button('Save draft').click();
  await expectPage(page.getByText('Saved', { exact: true })).toBeVisible();
  const { definition } = await draftNamed(slug);
  expect(definition).toMatchObject(expected);
  expect(definition.organisation.name).toBe(organisation);
});

it('the first offer is published from the page where it is written, thirteen actions from Today', async () => {
  const { page, go } = test;
  await test.moveTo('bare');
  await go('/staff');
  await page.getByRole('link', { name: 'New offer', exact: true }).click();
  await page.getByRole('link', { name: 'First come, first served', exact: true }).click();
  await field('Title').fill('Water butts');
  await page.locator('[name="items.0.name.en"]').fill('Water butt');
  await page.locator('[name="items.0.openingStock"]').fill('50');
  await button('Add an item').click();
  await page.locator('[name="items.1.name.en"]').fill('Stand');
  await page.locator('[name="items.1.openingStock"]').fill('40');
  await field('Organisation').fill('Little Marling');
  await field('Help contact').fill('Call us.');
  await field('Privacy notice').fill('Kept for 90 days.');
  await button('Publish…').click();
  const question = page.getByRole('dialog', { name: 'Publish this offer?' });
  await expectPage(question).toBeVisible();
  expect((await draftNamed('water-butts')).status).toBe('draft');
  await question.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectPage(page.getByText('Visitors can send requests.')).toBeVisible();
  expect((await draftNamed('water-butts')).status).toBe('published');
  await page.reload();
  await expectPage(page.getByText('Visitors can send requests.')).toBeVisible();
  await expectPage(question).toHaveCount(0);
});

it('a new offer that lacks something is saved, and what is missing has the focus', async () => {
  const { page, go } = test;
  await test.moveTo('bare');
  await go('/staff/offers/new');
  await field('Title').fill('Water butts');
  await page.locator('[name="items.0.name.en"]').fill('Water butt');
  await button('Publish…').click();
  await expectPage(page.locator('.missing').getByRole('listitem')).toHaveCount(3);
  await expectPage(field('Organisation')).toBeFocused();
  await expectPage(page.getByRole('dialog')).toHaveCount(0);
});

it('what a draw needs is in one part of the page', async () => {
  const { page, go } = test;
  const { id } = await makeDraw(test, { isCollecting: true });
  await go(`/staff/offers/${id}`);
  await page.getByRole('tab', { name: 'When and how it is given' }).click();
  for (const label of ['Closes', 'What decides the draw', 'How the result is written', 'Known from'])
    await expectPage(field(label)).toBeVisible();
  await expectPage(field('Closes')).toHaveAccessibleDescription('A draw needs it: the list of entries is fixed then.');
});

it('a draw of a team of one asks for a second person before it is due', async () => {
  const { page, go } = test;
  await removePerson(test.as('olive'), { id: test.town.people.ezra.id });
  const { id } = await makeDraw(test, { isCollecting: true });
  await go(`/staff/offers/${id}`);
  await expectPage(page.getByText('Invite a second person as an owner or editor before the draw.')).toBeVisible();
});

it('a place without an opening time is named as what is missing, and the link leads to it', async () => {
  const { page, go } = test;
  await go('/staff/offers/start');
  await page.getByRole('link', { name: 'Collected from a place', exact: true }).click();
  await field('Title').fill('Seeds from the library');
  await expectPage(field('Organisation')).not.toHaveValue('');
  await field('Name of the place').fill('Library');
  await field('Address of the place').fill('1 High Street');
  await page.getByRole('group', { name: 'Item 1' }).getByLabel('Name', { exact: true }).fill('Seeds');
  await button('Save draft').click();
  await expectPage(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectPage(page.locator('.missing').getByRole('listitem')).toHaveText(['Add an opening time']);
  await page.locator('.missing').getByRole('button', { name: 'Add an opening time' }).click();
  const add = page.getByRole('group', { name: 'Place 1' }).getByRole('button', { name: 'Add an opening time' });
  await expectPage(add).toBeFocused();
  await add.press('Enter');
  await expectPage(field('Open from')).toBeVisible();
});

it('a draft with unsaved changes is deleted unsaved after confirmation, and the list reports it', async () => {
  const { page, go } = test;
  const { id, slug } = await createOffer(
    test.as('olive'),
    binOffer({ slug: 'not-wanted', title: { en: 'Not wanted' } }),
  );
  await go(`/staff/offers/${id}`);
  await field('One line about it').fill('Typed and not saved');
  await button('Delete draft…').click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Not wanted”?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await draftNamed(slug)).status).toBe('draft');
  await button('Delete draft…').click();
  await dialog.getByRole('button', { name: 'Delete draft' }).click();
  await expectPage(page.getByText('Draft “Not wanted” deleted.')).toBeVisible();
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Offers');
  await expectPage(page.getByRole('link', { name: 'Not wanted', exact: true })).toHaveCount(0);
  expect(test.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  expect(await test.staff.store.offers.find(id)).toBeNull();
  expect((await test.staff.store.audit.of('offer', id)).at(-1)).toMatchObject({ action: 'offer.deleted' });
});

it('a draft that a colleague has changed is not deleted unseen', async () => {
  const { page, go } = test;
  const { id, version, definition } = await createOffer(test.as('olive'), binOffer({ slug: 'still-wanted' }));
  await go(`/staff/offers/${id}`);
  await button('Delete draft…').waitFor();
  await saveOffer(test.as('ezra'), { id, version, input: { ...definition, title: { en: 'Wanted after all' } } });
  await button('Delete draft…').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expectPage(page.getByRole('dialog').getByRole('alert')).toHaveText(/Someone else has changed this/);
  expect(await draftNamed('still-wanted')).toMatchObject({ status: 'draft' });
});

it('publishing lists what may surprise a visitor, and links to each field', async () => {
  const { page, go } = test;
  const { id } = await createOffer(
    test.as('olive'),
    binOffer({
      slug: 'surprising',
      title: { en: 'Surprising', fr: 'Surprenant' },
      summary: { en: 'A bin.' },
      typedAddresses: 'refused',
      items: binOffer({}).items.map((item) => ({ ...item, openingStock: 0 })),
    }),
  );
  await go(`/staff/offers/${id}`);
  await button('Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish this offer?' });
  await expectPage(dialog.getByRole('heading', { name: 'What may surprise a visitor' })).toBeVisible();
  await expectPage(dialog.getByRole('listitem')).toContainText([
    'Nothing is in stock',
    'Visitors whose address isn’t in the list can’t send a request.',
    'written in French: visitors read English there.',
  ]);
  await dialog.getByRole('button', { name: 'Addresses typed by hand' }).click();
  await expectPage(page.locator('[name="typedAddresses"]:focus')).toHaveCount(1);
  await button('Publish').click();
  await dialog.getByRole('button', { name: 'Side by side' }).click();
  await expectPage(page.getByLabel('One line about it, French')).toBeFocused();
  await button('Publish').click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectPage(page.getByText('Visitors can send requests.')).toBeVisible();
});
