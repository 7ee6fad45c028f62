import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/**
 * The rules that a page breaks as it is now, each with the elements; empty when none.
 * Works where scripts are blocked by the page's policy, not where they are switched off. Frames of another origin are left out.
 * @param include  CSS selector of the part to look at; the whole page without it.
 */
export async function axeViolations(page: Page, { include }: { include?: string } = {}): Promise<string[]> {
  for (const frame of page.frames()) {
    // Half a megabyte of script: read once by each document, however often it is looked at.
    const isThere = await frame.evaluate(() => 'axe' in globalThis);
    if (!isThere) await frame.evaluate(axe.source);
  }
  const { violations } = await page.evaluate(async (selector): Promise<AxeResults> => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    // Selectors for everything that is in order would take as long as the rules.
    return inPage.run(selector === undefined ? document : { include: [[selector]] }, { resultTypes: ['violations'] });
  }, include);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
