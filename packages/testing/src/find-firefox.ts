import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['firefox-esr', 'firefox'];
const otherPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

export const firefoxMissing =
  'No Firefox for the journeys: neither firefox-esr nor firefox is installed, and FIREFOX_PATH names none. ' +
  'On Debian the package is called "firefox-esr".';

/** FIREFOX_PATH, else on the PATH, else in the usual places; null for none. */
export function findFirefox(): string | null {
  const given = process.env['FIREFOX_PATH'];
  if (given !== undefined && given !== '') return existsSync(given) ? given : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...otherPlaces].find((file) => existsSync(file)) ?? null;
}
