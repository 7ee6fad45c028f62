import type { Frame, Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/**
 * The rules that the page breaks, each with its elements; empty for none. Works with a content security policy that
 * blocks scripts, but not with scripts disabled. Skips frames of another origin and frames that run no scripts.
 * @param include CSS selector of the part to check; by default the whole page.
 */
export async function axeViolations(page: Page, { include }: { include?: string } = {}): Promise<string[]> {
  for (const frame of page.frames()) {
    if (frame.parentFrame() !== null && !(await runsScripts(frame))) continue;
    // Half a megabyte of script: injected once per document.
    const isInjected = await frame.evaluate(() => 'axe' in globalThis);
    if (!isInjected) await frame.evaluate(axe.source);
  }
  const { violations } = await page.evaluate(async (selector): Promise<AxeResults> => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    // Passing elements would need selectors, which take as long as the rules.
    return inPage.run(selector === undefined ? document : { include: [[selector]] }, { resultTypes: ['violations'] });
  }, include);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Whether a frame is still attached and its sandbox allows scripts. */
async function runsScripts(frame: Frame): Promise<boolean> {
  try {
    const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
    return sandbox === null || sandbox.includes('allow-scripts');
  } catch (error) {
    if (frame.isDetached()) return false;
    throw error;
  }
}
