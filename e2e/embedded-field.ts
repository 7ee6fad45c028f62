// Shared by journeys of <doorstep-address>: someone else's page, and the browser's view of it.
import { expect, type Page } from '@playwright/test';
import type { IntegratorSite } from './integrator-site.ts';

/**
 * Opens a page of the site.
 * @returns console messages against it, which are failures unless expected.
 */
export async function openSite(page: Page, { url }: IntegratorSite, path: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${url}${path}`);
  return complaints;
}

/** Accessible names of a role, as the browser gives them to assistive technology. */
export async function accessibleNames(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter((node) => node.role?.value === role).map((node) => String(node.name?.value ?? ''));
}

/** The first suggestion of a name. */
export const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name }).first();

/** Chooses a suggestion with the keyboard. Enter does nothing until the list answers the text that was typed. */
export async function chooseByKeyboard(page: Page, name: RegExp): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
}
