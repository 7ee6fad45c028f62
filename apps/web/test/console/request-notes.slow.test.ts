import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest();
const button = (name: string) => test.page.getByRole('button', { name, exact: true });

describe('a request', () => {
  it('keeps a staff note in its history', async () => {
    const { page, go } = test;
    const request = test.request(2);
    await go(`/staff/requests/${request.id}`);
    const field = page.getByLabel('Leave a note for your colleagues');
    await button('Add note').click();
    await expectPage(field).toHaveAccessibleDescription(/Write the note first/);
    await expectPage(field).toBeFocused();
    await field.fill('Rang twice, and nobody was there');
    await button('Add note').click();
    await expectPage(page.getByText('Note added.')).toBeVisible();
    await expectPage(page.locator('.history').first()).toContainText(
      'Note for staff: Rang twice, and nobody was there',
    );
    await expectPage(field).toHaveValue('');
    expect((await test.stored(request)).state).toBe('held');
    await page.setViewportSize({ width: 390, height: 844 });
    await field.fill(`See https://maps.example/${'a'.repeat(200)}`);
    await button('Add note').click();
    await expectPage(page.locator('.history').first()).toContainText('maps.example');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
