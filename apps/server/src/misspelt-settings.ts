import { distance } from 'fastest-levenshtein';
import { captchas } from '@doorstep/contract';
import { settings } from './settings.ts';

/** Only for the command line: `doorstep api`. */
const ofCommands = ['DOORSTEP_TOKEN'];
const names = [
  ...ofCommands,
  ...Object.entries(settings).flatMap(([name, { isSecret }]) => (isSecret ? [name, `${name}_FILE`] : [name])),
];

/** Names that other programs use, and that are two letters away from a setting. */
const ofOthers = new Set(['AMQP_URL', 'FTP_URL', 'HTTP_URL', 'SFTP_URL', 'SITE_URL', 'SMS_URL']);

/** Shorter names, such as PORT, are one letter away from many words. */
const minLengthForTwo = 8;

/**
 * One line for each name that is probably a misspelt setting of Doorstep. Only a warning, since it may be another
 * program's.
 */
export function misspeltSettings(
  // oxlint-disable-next-line node/no-process-env -- names alone are read
  environment: Record<string, string | undefined> = process.env,
): string[] {
  return Object.keys(environment).flatMap((name) => {
    if (names.includes(name) || ofOthers.has(name)) return [];
    const typed = name.toUpperCase();
    const [meant] = names
      .filter((each) => isNear(typed, each))
      .toSorted((a, b) => distance(typed, a) - distance(typed, b));
    if (meant !== undefined) return [`${name} is not a setting of Doorstep. ${meant} is`];
    return isOurs(name) ? [`${name} is not a setting of Doorstep`] : [];
  });
}

function isNear(name: string, setting: string): boolean {
  if (setting.length >= minLengthForTwo) return distance(name, setting) <= 2;
  const sorted = (text: string) => Array.from(text).toSorted().join('');
  const hasSameLetters = sorted(name) === sorted(setting);
  return hasSameLetters || (distance(name, setting) <= 1 && /^[A-Z]+$/.test(name));
}

const longPrefixes = ['DOORSTEP', ...Object.values(captchas).map((captcha) => captcha.settings)];

function isOurs(name: string): boolean {
  const [prefix = '', ...rest] = name.toUpperCase().split('_');
  if (rest.length === 0) return false;
  const isOurPrefix = ['LOQATE', 'PHOTON', 'SMTP'].includes(prefix);
  return isOurPrefix || longPrefixes.some((ours) => distance(prefix, ours) <= 2);
}
