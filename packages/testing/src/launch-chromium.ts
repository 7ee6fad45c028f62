import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, chromiumMissing, findChromium } from './find-chromium.ts';

/** A host name for this machine that is not a secure context. */
export const insecureHostName = 'doorstep.test';

export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(chromiumMissing);
  const names = `--host-resolver-rules=MAP ${insecureHostName} 127.0.0.1`;
  return chromium.launch({ executablePath, args: [...chromiumArguments, names] });
}

let shared: Promise<Browser> | null = null;

/** One browser for all test files of a process, closed when the process ends. Tests close their own contexts. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}
