import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest();
const definition = async () => (await test.storedOffer('bins')).definition;
const open = (tab = '') => test.go(`/staff/offers/${test.town.offers.bins}${tab}`);
/** Everything Welsh needs to become the main language. */
async function addWelsh(): Promise<void> {
  const { organisation, items } = await definition();
  const also = (texts: Record<string, string>, cy: string) => ({ ...texts, cy });
  await test.changeOffer('bins', {
    title: { en: 'Free compost bin', cy: 'Bin compost am ddim' },
    items: items.map((item) => ({ ...item, name: also(item.name, 'Bin') })),
    organisation: {
      ...organisation,
      privacyNotice: also(organisation.privacyNotice, 'Preifatrwydd'),
      helpContact: also(organisation.helpContact, 'Ffoniwch ni'),
    },
  });
}
const field = (label: string) => test.page.getByLabel(label, { exact: true });
const button = (name: string) => test.page.getByRole('button', { name, exact: true });
const saved = () => test.page.getByText('Saved', { exact: true });

describe('the texts of an offer and their preview', () => {
  it('show a live preview while typing', async () => {
    const { page } = test;
    await open();
    const preview = page.frameLocator('iframe');
    await expectPage(preview.getByRole('heading', { level: 1 })).toHaveText('Free compost bin');
    await field('Title').fill('A bin for everyone');
    await expectPage(preview.getByRole('heading', { level: 1 })).toHaveText('A bin for everyone');
    await test.fail(/preview/, 'unavailable');
    await field('Title').fill('Another bin');
    await expectPage(page.getByText('The preview isn’t available at the moment.')).toBeVisible();
    await field('Short name').fill('Not A Slug');
    await expectPage(page.getByText('this is the page as it was before')).toBeVisible();
  });

  it('explain that the first preview waits for a field', async () => {
    await test.go('/staff/offers/new');
    // The title last: with it and no short name the form is valid, and a preview is shown.
    await field('Short name').fill('Not A Slug');
    await field('Title').fill('Rain barrel');
    await expectPage(test.page.getByText('The preview appears once every field can be used.')).toBeVisible();
  });

  it('survive an error in the preview', async () => {
    const { page } = test;
    await page.addInitScript(() => {
      // The preview measures its space with it.
      Reflect.deleteProperty(window, 'ResizeObserver');
    });
    await open();
    await expectPage(page.getByText('The preview isn’t available at the moment.')).toBeVisible();
    await field('Title').fill('Written all the same');
    await button('Save').click();
    await expectPage(saved()).toBeVisible();
    expect((await definition()).title).toEqual({ en: 'Written all the same' });
  });

  it('accept a colour as people write it, and explain the format', async () => {
    const { page } = test;
    await open('#organisation');
    await field('Colour').fill('greenish');
    await field('Colour').press('Enter');
    await expectPage(field('Colour')).toBeFocused();
    await expectPage(field('Colour')).toHaveAccessibleDescription(/Enter a colour such as #2f855a or #ff0/);
    await field('Colour').fill('ff0');
    await expectPage(page.getByLabel('Choose a colour')).toHaveValue('#ffff00');
    await button('Save').click();
    await expectPage(saved()).toBeVisible();
    expect((await definition()).organisation.colour).toBe('#ffff00');
  });

  it('lead to an invalid text in a language that is not shown', async () => {
    await addWelsh();
    await open();
    const tab = (name: string) =>
      test.page.getByRole('group', { name: 'Show the texts in' }).getByRole('button', { name });
    await tab('Welsh').click();
    await field('Title').fill('w'.repeat(121));
    await tab('English').click();
    await button('Save').click();
    await expectPage(field('Title')).toBeFocused();
    await expectPage(field('Title')).toHaveValue('w'.repeat(121));
    await expectPage(tab('Welsh')).toContainText('Needs fixing');
  });

  it('confirm the removal of a language, and change the main one only on purpose', async () => {
    const { page } = test;
    await addWelsh();
    await open();
    const tab = (name: string) => page.getByRole('group', { name: 'Show the texts in' }).getByRole('button', { name });
    await tab('Welsh').click();
    await button('Make Welsh the main language…').click();
    await expectPage(page.getByRole('dialog')).toContainText('No text changes.');
    await page.getByRole('dialog').getByRole('button', { name: 'Make main language' }).click();
    await expectPage(tab('Welsh')).toContainText('main');
    await tab('English').click();
    await button('Remove English…').click();
    await expectPage(page.getByRole('dialog')).toContainText('All English texts are deleted when you save.');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await button('Save').click();
    await expectPage(saved()).toBeVisible();
    const { mainLanguage, title } = await definition();
    expect([mainLanguage, title]).toEqual(['cy', { en: 'Free compost bin', cy: 'Bin compost am ddim' }]);
  });

  it('appear side by side, and each press leads to the next missing one', async () => {
    const { page } = test;
    await test.changeOffer('bins', { description: { en: 'A *bin*.' }, eligibility: { en: 'Everyone.' } });
    await addWelsh();
    await open();
    await field('Short name').fill('bins-typed');
    await button('Side by side').click();
    const grid = page.getByRole('table', { name: 'Every text in two languages' });
    await expectPage(grid.getByRole('columnheader', { name: /Welsh/ })).toContainText(/\d+ of \d+/);
    await grid.getByLabel('Title, English').fill('Bin');
    await expectPage(grid.getByLabel('Description, Welsh')).toHaveAttribute(
      'placeholder',
      'Missing. English is shown.',
    );
    await button('Next missing text').click();
    await expectPage(grid.getByLabel('Description, Welsh')).toBeFocused();
    await page.keyboard.type('Bin mawr');
    await button('Next missing text').click();
    await expectPage(grid.getByLabel('Who can request, Welsh')).toBeFocused();
    await grid.getByLabel('Title, Welsh').fill('w'.repeat(121));
    await button('Save').click();
    await expectPage(grid.getByLabel('Title, Welsh')).toBeFocused();
    await grid.getByLabel('Title, Welsh').fill('Bin compost');
    // Input in a hidden field is kept and saved with the rest.
    await button('Save').click();
    await button('Save changes').click();
    await expectPage(saved()).toBeVisible();
    const { slug, title, description } = await definition();
    expect([slug, title, description]).toEqual([
      'bins-typed',
      { en: 'Bin', cy: 'Bin compost' },
      { en: 'A *bin*.', cy: 'Bin mawr' },
    ]);
    await button('Side by side').click();
    await expectPage(field('Title')).toHaveValue('Bin compost');
  });

  it('leave the side-by-side view for an error in another field', async () => {
    await addWelsh();
    await open('#organisation');
    await field('Days to keep personal data').fill('soon');
    await button('Side by side').click();
    await button('Save').click();
    await expectPage(field('Days to keep personal data')).toBeFocused();
    await expectPage(field('Days to keep personal data')).toHaveValue('soon');
  });

  it('are formatted by buttons and keys, and the browser’s undo works', async () => {
    const { page } = test;
    await open();
    await field('Description').fill('A new bin');
    await field('Description').press('Control+a');
    await field('Description').press('Control+b');
    await expectPage(field('Description')).toHaveValue('**A new bin**');
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' }).first();
    await toolbar.getByRole('button', { name: 'Bold' }).focus();
    await page.keyboard.press('End');
    await expectPage(toolbar.getByRole('button', { name: 'Heading' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(field('Description')).toHaveValue('## **A new bin**');
    await expectPage(field('Description')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expectPage(field('Description')).toHaveValue('**A new bin**');
    await button('Save').click();
    await expectPage(saved()).toBeVisible();
    expect((await definition()).description).toEqual({ en: '**A new bin**' });
  });

  it('keep other languages on save', async () => {
    await addWelsh();
    await open();
    await field('Title').fill('Compost bin');
    await button('Save').click();
    await expectPage(saved()).toBeVisible();
    expect((await definition()).title).toEqual({ en: 'Compost bin', cy: 'Bin compost am ddim' });
  });
});
