// One Chromium and one built console for all the tests of a file.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumArguments, chromiumMissing, findChromium } from '@doorstep/testing';

const web = join(import.meta.dirname, '../..');

/** Builds the console into a folder of its own, so that test files can run side by side. */
export function buildConsole(): string {
  const vite = join(web, '../../node_modules/vite/bin/vite.js');
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-console-'));
  const flags = ['--mode', 'console', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'];
  execFileSync(process.execPath, [vite, 'build', ...flags], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return folder;
}

/** @throws Error saying what is missing when there is no Chromium. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(chromiumMissing);
  return chromium.launch({ executablePath, args: chromiumArguments });
}

/** A page in London that reports what went wrong in it: broken scripts and refusals of the security policy. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ timezoneId: 'Europe/London', locale: 'en-GB', ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
  });
  return { page, faults, close: () => context.close() };
}

/** Rules broken by the page as it is now, each with where; empty when none. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
