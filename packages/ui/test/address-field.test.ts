import { axeViolations } from '@doorstep/testing/axe-violations';
import { expectPage } from '@doorstep/testing/expect-page';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useStage } from './browser.ts';

const stage = useStage();
afterEach(() => stage.examples.lookup.behaveWell());

const open = (query = '?', options: BrowserContextOptions & { isKept?: boolean } = {}) =>
  stage.open(`${query}${query.length > 1 ? '&' : ''}auto=manual`, options);
const label = 'Find your address';
const field = (page: Page) => page.getByRole('combobox', { name: label });
const byHand = (page: Page) => page.getByRole('button', { name: 'Type the address yourself' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const finds = () =>
  stage.examples.lookup.requests
    .filter(({ path }) => path.includes('/Find/'))
    .map(({ parameters }) => Object.fromEntries(parameters) as Record<string, string>);
const activeText = (page: Page): Promise<string> =>
  field(page).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant');
    return id === null ? '' : (document.getElementById(id)?.textContent ?? 'nothing');
  });
/** By the next frame, the latest input and answers are drawn. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
const spoken = (page: Page) => page.locator('.ds-address [aria-live]').filter({ hasText: /./ });

describe('the address field', () => {
  test('works with the keyboard alone: type, open a street, choose a house', async () => {
    const { page, complaints } = await open();
    await field(page).pressSequentially('heron');
    await expectPage(options(page).first()).toHaveText(/Heron Street/);
    await expectPage(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeText(page)).toContain('Heron Street');
    await page.keyboard.press('Enter');
    await expectPage(options(page).first()).toHaveText(/Back to all results/);
    await expectPage(field(page)).toHaveValue('heron');
    await expectPage(field(page)).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeText(page)).toContain('2 Heron Street');
    await page.keyboard.press('Enter');
    await expectPage(field(page)).toHaveValue('2 Heron Street, Larkmere, LK1 1AA');
    await expectPage(page.locator('.ds-notice--success').first()).toContainText('LARKMERE');
    await expectPage(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expectPage(spoken(page)).toHaveText('Address chosen: 2 Heron Street, Larkmere, LK1 1AA');
    expect(complaints).toEqual([]);
  });

  test('stays focused after a tap on a suggestion', async () => {
    const { page } = await open('?', { hasTouch: true, viewport: { width: 390, height: 844 } });
    await field(page).fill('mill');
    await options(page).first().tap();
    await expectPage(field(page)).toHaveValue('Larkmere Mill, Pebble Lane, Larkmere, LK1 2CD');
    await expectPage(field(page)).toBeFocused();
  });

  test('lists suggestions as the visitor types, announces their number, and highlights matches', async () => {
    const { page } = await open();
    await field(page).fill('her');
    await expectPage(options(page).first()).toBeVisible();
    await expectPage(field(page).locator('xpath=following-sibling::*[1]')).toHaveRole('listbox');
    await expectPage(options(page).first().locator('mark').first()).toHaveText('Her');
    await expectPage(spoken(page)).toHaveText('10 addresses found');
    await expectPage(options(page).first()).not.toHaveAttribute('aria-label');
  });

  test('restores the previous list without a query when a container is left', async () => {
    const { page } = await open();
    await field(page).fill('heron');
    await options(page).filter({ hasText: 'Tern Court' }).first().click();
    await expectPage(options(page).nth(1)).toHaveText(/Flat 1, Tern Court/);
    await expectPage(spoken(page)).toHaveText('6 homes in Tern Court, 20 Heron Street');
    const asked = finds().length;
    expect(finds().at(-1)).toMatchObject({
      Text: 'heron',
      Container: 'GB|ST|ENG|BUILDINGNAME-TERN-COURT-20-HERON-STREET',
    });
    await options(page).first().click();
    await expectPage(options(page).first()).toHaveText(/Heron Street/);
    expect(finds()).toHaveLength(asked);
  });

  test('chooses the only suggestion on Enter, also in a building narrowed by typing', async () => {
    const { page } = await open();
    await field(page).fill('heron');
    await options(page).filter({ hasText: 'Tern Court' }).first().click();
    await expectPage(options(page)).toHaveCount(8);
    await page.keyboard.type('4');
    await expectPage(options(page)).toHaveCount(3);
    await page.keyboard.press('Enter');
    await expectPage(field(page)).toHaveValue(/^Flat 4, Tern Court/);
    await expectPage(page.locator('#outcome')).toHaveCount(0);
  });

  test('sends limit as given, and omits it when absent', async () => {
    const { page } = await open('?limit=3');
    await field(page).fill('heron');
    await expectPage(options(page)).toHaveCount(4);
    expect(finds().at(-1)).toMatchObject({ limit: '3', Countries: '', language: 'en' });
    const second = await open();
    await field(second.page).fill('heron');
    await expectPage(options(second.page)).toHaveCount(11);
    expect(finds().at(-1)).not.toHaveProperty('limit');
  });
});

describe('a query of the address field', () => {
  test('is sent per key with a pause of 0, and otherwise once per pause', async () => {
    const before = finds().length;
    const { page } = await open('?debounceMs=0');
    for (const [index, letter] of ['h', 'e', 'r', 'o', 'n'].entries()) {
      await field(page).press(letter);
      await expectPage.poll(() => finds().length, { message: 'Finds that arrived' }).toBe(before + index + 1);
    }
    await expectPage(options(page).first()).toBeVisible();
    expect(
      finds()
        .slice(before)
        .map(({ Text }) => Text),
    ).toEqual(['h', 'he', 'her', 'hero', 'heron']);
    const second = await open('?debounceMs=300');
    await second.page.clock.install();
    await second.page.clock.pauseAt(Date.now() + 60_000);
    for (const letter of 'heron') {
      await field(second.page).press(letter);
      await second.page.clock.runFor(250);
    }
    await second.page.clock.runFor(50);
    await second.page.clock.resume();
    await expectPage(options(second.page).first()).toBeVisible();
    expect(
      finds()
        .slice(before + 5)
        .map(({ Text }) => Text),
    ).toEqual(['heron']);
  });

  test('never replaces a newer answer with a late one', async () => {
    const late = Promise.withResolvers<void>();
    const before = finds().length;
    stage.examples.lookup.behave({ kind: 'held', until: late.promise }, { on: 'find', times: 1 });
    const { page } = await open('?debounceMs=0');
    const first = page.waitForRequest(/\/Find\//);
    // In one step, so that the late first answer is to "heron" and the quick second one to "bridge".
    await field(page).fill('heron');
    await expectPage.poll(() => finds().length, { message: 'Finds that arrived' }).toBe(before + 1);
    await field(page).fill('bridge');
    await expectPage(options(page).first()).toHaveText(/Bridge Street/);
    late.resolve();
    await (await (await first).response())?.finished();
    await nextFrame(page);
    await expectPage(options(page).first()).toHaveText(/Bridge Street/);
    await expectPage(options(page).filter({ hasText: 'Heron' })).toHaveCount(0);
  });

  test('keeps the last list while pending; Enter does nothing, and Down waits for the answer', async () => {
    const { page } = await open();
    await field(page).fill('heron');
    await expectPage(options(page).first()).toBeVisible();
    const next = Promise.withResolvers<void>();
    stage.examples.lookup.behave({ kind: 'held', until: next.promise }, { on: 'find' });
    await field(page).pressSequentially(' 3');
    await expectPage(page.getByText('Updating the list…')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await activeText(page)).toBe('');
    await expectPage(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    next.resolve();
    await expectPage(options(page).first()).toHaveText(/3 Heron Street/);
    await expect.poll(() => activeText(page)).toMatch(/3 Heron Street/);
    await expectPage(page.locator('#outcome')).toHaveCount(0);
    await expectPage(field(page)).toHaveValue('heron 3');
  });

  test('keeps the text and does not submit the form when Enter is pressed before any answer', async () => {
    const first = Promise.withResolvers<void>();
    stage.examples.lookup.behave({ kind: 'held', until: first.promise }, { on: 'find' });
    const { page } = await open();
    await field(page).pressSequentially('heron');
    await page.keyboard.press('Enter');
    first.resolve();
    await expectPage(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expectPage(page.locator('#outcome')).toHaveCount(0);
    await expectPage(field(page)).toHaveValue('heron');
  });

  test('joins the lines of a pasted address', async () => {
    const { page } = await open();
    await field(page).evaluate((input) => {
      const data = new DataTransfer();
      data.setData('text', '5 Bridge Street,\nLarkmere\r\nLK2 3EF\n');
      input.focus();
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expectPage(field(page)).toHaveValue('5 Bridge Street, Larkmere, LK2 3EF');
    await expectPage(options(page).first()).toHaveText(/5 Bridge Street/);
  });

  test('is not sent for a text below the minimum, and the field says so', async () => {
    const before = finds().length;
    const { page } = await open('?minLength=3&debounceMs=0');
    await field(page).fill('he');
    await expectPage(page.getByText('Keep typing', { exact: true }).first()).toBeVisible();
    expect(finds()).toHaveLength(before);
  });
});

describe('leaving the address field', () => {
  test('by Escape closes the list, then the dialog around the field, and keeps the text', async () => {
    const { page } = await open();
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      document.querySelector('form')?.before(dialog);
      dialog.append(document.querySelector('form') ?? '');
      dialog.showModal();
    });
    await field(page).fill('heron');
    await expectPage(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(options(page)).toHaveCount(0);
    await expectPage(field(page)).toHaveValue('heron');
    await page.keyboard.press('Escape');
    await expectPage(page.locator('dialog')).toHaveJSProperty('open', false);
    await expectPage(page.locator('input[name="address-lookup"]')).toHaveValue('heron');
  });

  test('by Tab chooses nothing, and goes to the link for typing by hand', async () => {
    const { page } = await open();
    await field(page).fill('heron');
    await expectPage(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expectPage(options(page)).toHaveCount(0);
    await expectPage(field(page)).toHaveValue('heron');
    await expectPage(byHand(page)).toBeFocused();
  });

  test('by losing the focus keeps the list open, but a press elsewhere closes it', async () => {
    const { page } = await open();
    await field(page).fill('heron');
    await expectPage(options(page).first()).toBeVisible();
    await field(page).evaluate((input) => input.blur());
    await expectPage(options(page).first()).toBeVisible();
    await page.getByRole('heading', { name: 'Components' }).click();
    await expectPage(options(page)).toHaveCount(0);
  });

  test('to type by hand is offered from the start, in the list too, and keeps the text', async () => {
    const { page } = await open();
    await expectPage(byHand(page)).toBeVisible();
    await field(page).fill('heron 99');
    await expectPage(page.getByText("We can't find that in our address list.").first()).toBeVisible();
    await byHand(page).click();
    await expectPage(page.getByLabel('Address line 1')).toHaveValue('heron 99');
    await field(page).fill('heron');
    await options(page).last().click();
    await expectPage(options(page)).toHaveCount(0);
    await expectPage(byHand(page)).toBeVisible();
  });
});

describe('when the lookup fails,', () => {
  let page: Page;
  beforeAll(async () => ({ page } = await open('?', { isKept: true })));
  beforeEach(() => field(page).fill(''));

  const failures = [
    { kind: 'error', code: '2' },
    { kind: 'error', code: '3' },
    { kind: 'error', code: '9' },
    { kind: 'error', code: '14' },
    { kind: 'error', code: '1001' },
    { kind: 'html' },
    { kind: 'empty' },
    { kind: 'reset' },
    { kind: 'status', status: 500 },
    { kind: 'hang' },
  ] as const;

  test.each(failures)('%j is shown as an outage, never as "none found", and can be retried', async (failure) => {
    stage.examples.lookup.behave(failure);
    await field(page).fill('heron');
    const notice = page.locator('.ds-address__notice');
    await expectPage(notice).toContainText('Address lookup is not available just now');
    await expectPage(page.getByText("We can't find that")).toHaveCount(0);
    await expectPage(spoken(page)).toHaveText(/not available just now/);
    await expectPage(field(page)).toHaveValue('heron');
    stage.examples.lookup.behaveWell();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(options(page).first()).toHaveText(/Heron Street/);
    await expectPage(field(page)).toBeFocused();
  });

  test.each(['10', '17'] as const)(
    'code %s is shown as a limit, neither as an outage nor as "none found"',
    async (code) => {
      stage.examples.lookup.behave({ kind: 'error', code });
      await field(page).fill('heron');
      await expectPage(page.locator('.ds-address__notice')).toContainText('You have searched a lot in a short time');
      await expectPage(page.getByText("We can't find that")).toHaveCount(0);
      await expectPage(page.getByText('not available just now')).toHaveCount(0);
      await expectPage(field(page)).toHaveValue('heron');
      stage.examples.lookup.behaveWell();
    },
  );

  test('a failed Retrieve is reported, keeps the text, and can be retried', async () => {
    await field(page).fill('mill');
    await expectPage(options(page).first()).toBeVisible();
    stage.examples.lookup.behave({ kind: 'reset' }, { on: 'retrieve' });
    await options(page).first().click();
    await expectPage(page.locator('.ds-address__notice')).toContainText('We could not load this address');
    await expectPage(field(page)).toHaveValue('mill');
    stage.examples.lookup.behaveWell();
    await page.getByRole('button', { name: 'Try again' }).click();
    await options(page).first().click();
    await expectPage(field(page)).toHaveValue(/Larkmere Mill/);
  });

  test.each([{ kind: 'no-items' }, { kind: 'error', code: '1001' }] as const)(
    'a Retrieve that ends in %j reports that the address is gone, and keeps the text',
    async (failure) => {
      await field(page).fill('mill');
      await expectPage(options(page).first()).toBeVisible();
      stage.examples.lookup.behave(failure, { on: 'retrieve' });
      await options(page).first().click();
      await expectPage(page.locator('.ds-address__notice')).toContainText('no longer in');
      await expectPage(field(page)).toHaveValue('mill');
      stage.examples.lookup.behaveWell();
      await field(page).fill('');
      await field(page).fill('mill');
      await options(page).first().click();
      await expectPage(field(page)).toHaveValue(/Mill/);
    },
  );
});

describe('the address field in its page', () => {
  test('works before scripts and without them, as a plain form', async () => {
    const { page } = await open('?', { javaScriptEnabled: false });
    await page.getByLabel(label).fill('2 heron');
    await page.keyboard.press('Enter');
    await expectPage(page.locator('body')).toContainText('address-lookup=2+heron&step=find&humanCheck=');
    await page.goBack();
    await byHand(page).click();
    await expectPage(page.locator('body')).toContainText('step=type-address');
  });

  test('keeps and searches text typed before the script loaded', async () => {
    const { page, complaints } = await open('?', {}).then(async ({ page, complaints }) => {
      let release: (() => void) | undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.reload({ waitUntil: 'commit' });
      await page.getByLabel(label).fill('bridge');
      release?.();
      return { page, complaints };
    });
    await expectPage(options(page).first()).toHaveText(/Bridge Street/);
    await expectPage(field(page)).toHaveValue('bridge');
    expect(complaints).toEqual([]);
  });

  test('works from right to left at 320 pixels without scrolling sideways', async () => {
    const { page } = await open('?dir=rtl', { viewport: { width: 320, height: 640 } });
    await field(page).fill('heron');
    await expectPage(options(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // "1 Heron Street" keeps its own direction: the number stays left of the street.
    const [number, street] = await options(page)
      .filter({ hasText: '1 Heron Street' })
      .first()
      .evaluate((option) => {
        const words = option.querySelector('bdi');
        const edgeOf = (node: Node | null | undefined): number => {
          const range = document.createRange();
          if (node) range.selectNodeContents(node);
          return range.getBoundingClientRect().left;
        };
        return [edgeOf(words?.firstChild), edgeOf(words?.querySelector('mark'))];
      });
    expect(number).toBeLessThan(street ?? 0);
    expect(await axeViolations(page)).toEqual([]);
  });
});
