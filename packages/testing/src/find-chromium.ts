import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell comes first: without a browser around it, the same engine takes a third of the CPU time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const chromiumMissing =
  'No Chromium for the journeys: none of chromium, chromium-browser, google-chrome is installed, and CHROMIUM_PATH ' +
  'names none. On Debian the package is called "chromium-headless-shell".';

/** CHROMIUM_PATH, else on the PATH, else in the usual places; null for none. */
export function findChromium(): string | null {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') return existsSync(given) ? given : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...otherPlaces].find((file) => existsSync(file)) ?? null;
}

/** For any environment: root in a container, no display, no network requests of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
];
