// The browser of the journeys: the one that is named, else one that is installed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: the same engine without a browser around it takes a third of the processor time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The message where there is none. */
export const chromiumMissing =
  'No Chromium for the journeys: none of chromium, chromium-browser, google-chrome is installed, and CHROMIUM_PATH ' +
  'names none. On Debian the package is called "chromium-headless-shell".';

/** Where Chromium is: CHROMIUM_PATH, else on the PATH, else in its usual places; null when there is none. */
export function findChromium(): string | null {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') return existsSync(given) ? given : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...otherPlaces].find((file) => existsSync(file)) ?? null;
}

/** How to start it anywhere: also as root in a container, without a display, and without calls of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
];
