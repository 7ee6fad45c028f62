// Text that a keyboard composes before committing it: Latin words on many phones, Hangul, kana, pinyin.
import { expectPage } from '@doorstep/testing/expect-page';
import type { CDPSession, Page } from '@playwright/test';
import { afterEach, describe, expect, test } from 'vitest';
import { useStage } from './browser.ts';

const stage = useStage();
afterEach(() => stage.examples.lookup.behaveWell());

const field = (page: Page) => page.getByRole('combobox', { name: 'Find your address' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const texts = () =>
  stage.examples.lookup.requests
    .filter(({ path }) => path.includes('/Find/'))
    .map(({ parameters }) => Object.fromEntries(parameters)['Text']);

async function open(): Promise<{ page: Page; keyboard: CDPSession; asked: () => (string | undefined)[] }> {
  const { page } = await stage.open('?debounceMs=0&auto=manual');
  await field(page).focus();
  const before = texts().length;
  return { page, keyboard: await page.context().newCDPSession(page), asked: () => texts().slice(before) };
}

const compose = (keyboard: CDPSession, text: string) =>
  keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
const commit = (keyboard: CDPSession, text: string) => keyboard.send('Input.insertText', { text });
const composedKey = async (keyboard: CDPSession, key: string) => {
  const event = { key, code: key, windowsVirtualKeyCode: 229 };
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
};

describe('text that is being composed', () => {
  test.each([
    ['Latin', ['b', 'br', 'bridge'], 'bridge'],
    ['Latin with the space that ends the word', ['b', 'bridge'], 'bridge '],
    ['Hangul', ['ㄱ', '가', '강'], '강'],
    ['kana', ['n', 'に', 'にほn', 'にほん'], 'にほん'],
    ['kana that become kanji', ['とうきょう'], '東京'],
    ['pinyin', ['b', 'bei', "bei'jing"], '北京'],
  ])('is searched as it grows, and once when it is committed: %s', async (_, steps, committed) => {
    const { page, keyboard, asked } = await open();
    const expected: string[] = [];
    for (const step of steps) {
      await compose(keyboard, step);
      expected.push(step);
      await expectPage.poll(asked, { message: 'Finds that arrived' }).toEqual(expected);
    }
    await commit(keyboard, committed);
    if (committed.trim() !== steps.at(-1)) expected.push(committed);
    await expectPage(field(page)).toHaveValue(committed);
    await expectPage(page.getByText(/^(Looking for addresses|Updating the list)…/)).toHaveCount(0);
    // A search caused by the commit would arrive before this one.
    await page.keyboard.type(' 1');
    await expectPage.poll(asked, { message: 'Finds that arrived' }).toEqual([...expected, `${committed} 1`]);
  });

  test('waits for a pause like any other typing', async () => {
    const { page } = await stage.open('?debounceMs=300&auto=manual');
    await field(page).focus();
    const before = texts().length;
    const keyboard = await page.context().newCDPSession(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const step of ['b', 'br', 'bri']) {
      await compose(keyboard, step);
      await expectPage(field(page)).toHaveValue(step);
      await page.clock.runFor(250);
    }
    await commit(keyboard, 'bri');
    await page.clock.runFor(50);
    await page.clock.resume();
    await expectPage(options(page).first()).toBeVisible();
    expect(texts().slice(before)).toEqual(['bri']);
  });

  test('shows suggestions, but keys of the input method choose none', async () => {
    const { page, keyboard } = await open();
    await compose(keyboard, 'mill');
    await expectPage(options(page)).toHaveCount(2);
    for (const key of ['ArrowDown', 'Enter', 'ArrowUp', 'Enter', 'Escape']) await composedKey(keyboard, key);
    await expectPage(options(page)).toHaveCount(2);
    await expectPage(field(page)).not.toHaveAttribute('aria-activedescendant');
    await expectPage(field(page)).toHaveValue('mill');
    // A tap chooses; a later commit by the keyboard changes nothing.
    await options(page).first().click();
    await expectPage(field(page)).toHaveValue(/^Larkmere Mill/);
    await expectPage(options(page)).toHaveCount(0);
  });

  test('can continue after a committed word', async () => {
    const { page, keyboard, asked } = await open();
    await commit(keyboard, '5 ');
    await compose(keyboard, 'bridge');
    await expectPage(options(page).first()).toHaveText(/5 Bridge Street/);
    expect(asked()).toEqual(['5', '5 bridge']);
  });
});
