import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, chromiumMissing, findChromium } from './find-chromium.ts';

/** A name of this machine that is no secure context. */
export const insecureHostName = 'doorstep.test';

/** @throws Error saying what is missing when there is no Chromium. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(chromiumMissing);
  const names = `--host-resolver-rules=MAP ${insecureHostName} 127.0.0.1`;
  return chromium.launch({ executablePath, args: [...chromiumArguments, names] });
}

let shared: Promise<Browser> | null = null;

/** One for all test files of a process, and ends with it. Each test closes the contexts that it opens. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}
