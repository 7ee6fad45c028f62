import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, chromiumMissing, findChromium } from './find-chromium.ts';

/** @param more Arguments beside the usual ones. @throws Error saying what is missing when there is no Chromium. */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(chromiumMissing);
  return chromium.launch({ executablePath, args: [...chromiumArguments, ...more] });
}
