import type { Frame, Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/**
 * The rules that a page breaks as it is now, each with the elements; empty when none.
 * Works where scripts are blocked by the page's policy, not where they are switched off. Frames of another origin are left out, and those that run no
 * scripts.
 * @param include  CSS selector of the part to look at; the whole page without it.
 */
export async function axeViolations(page: Page, { include }: { include?: string } = {}): Promise<string[]> {
  for (const frame of page.frames()) {
    if (frame.parentFrame() !== null && !(await runsScripts(frame))) continue;
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

/** Of a frame inside the page: whether its sandbox lets scripts run, and it is still there. */
async function runsScripts(frame: Frame): Promise<boolean> {
  try {
    const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
    return sandbox === null || sandbox.includes('allow-scripts');
  } catch (error) {
    if (frame.isDetached()) return false;
    throw error;
  }
}
