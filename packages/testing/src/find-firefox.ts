// The other browser of the journeys: the one that is named, else one that is installed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['firefox-esr', 'firefox'];
const otherPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The message where there is none. */
export const firefoxMissing =
  'No Firefox for the journeys: neither firefox-esr nor firefox is installed, and FIREFOX_PATH names none. ' +
  'On Debian the package is called "firefox-esr".';

/** Where Firefox is: FIREFOX_PATH, else on the PATH, else in its usual places; null when there is none. */
export function findFirefox(): string | null {
  const given = process.env['FIREFOX_PATH'];
  if (given !== undefined && given !== '') return existsSync(given) ? given : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...otherPlaces].find((file) => existsSync(file)) ?? null;
}
