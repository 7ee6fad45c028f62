import { parseTypedAddress, canonicalName, readRegion, unitKey, unitWordsOf } from '@doorstep/address-language';
import { type RetrievedAddress, type TypedAddress, normalizeText } from '@doorstep/contract';
import { canonicalAddress } from '../home/canonical-address.ts';

/**
 * Whether the typed fields next to a signed address still match it: the same home, flat and town, and the same words in
 * the lines. Spelling may differ.
 * @param unit From the form's own field; it may add a flat to an address that was signed without one.
 */
export function isUnedited(signed: RetrievedAddress, typed: TypedAddress, unit: string): boolean {
  if (contradictsUnit(signed, unit)) return false;
  const country = signed.countryCode.toUpperCase();
  if (isCopyOf(typed, signed.lines)) return true;
  const meant = signed.unit === '' ? unit : signed.unit;
  const inLines = unitKey(parseTypedAddress(typed, '').unit, country);
  const named = inLines === '' ? unitKey(unit, country) : inLines;
  return (
    named === unitKey(meant, country) &&
    canonicalAddress(parseTypedAddress(typed, meant)).home === canonicalAddress({ ...signed, unit: meant }).home &&
    canonicalName(typed.city, '') === canonicalName(signed.city, '') &&
    hasSameRegion(signed, typed) &&
    hasSameWords(signed, typed, meant)
  );
}

/** The form has no region field for countries whose post needs none. */
function hasSameRegion(
  { region: signed, countryCode }: RetrievedAddress,
  { region: typed = '' }: TypedAddress,
): boolean {
  const country = countryCode.toUpperCase();
  const [one, other] = [signed, typed].map((region) => canonicalName(readRegion(country, region, '') ?? region, ''));
  return signed === '' || typed === '' || one === other;
}

export function contradictsUnit(
  { unit: signed, countryCode }: Pick<RetrievedAddress, 'unit' | 'countryCode'>,
  unit: string,
): boolean {
  const country = countryCode.toUpperCase();
  const [one, other] = [unitKey(signed, country), unitKey(unit, country)];
  return one !== '' && other !== '' && one !== other;
}

function hasSameWords(signed: RetrievedAddress, { line1, line2 }: TypedAddress, unit: string): boolean {
  const country = signed.countryCode.toUpperCase();
  const unitWords = new Set(unitWordsOf(country));
  const wordsOf = (texts: string[]) =>
    new Set(
      texts
        .flatMap((text) => canonicalName(text, country).split(' '))
        .filter((word) => word !== '' && !unitWords.has(word)),
    );
  const { lines, number, street, buildingName, organisation, locality, city, district, region, postcode } = signed;
  const typed = wordsOf([line1, line2]);
  const onLabel = wordsOf(lines);
  const beside = wordsOf([organisation, locality, city, district, region, postcode, signed.countryCode, unit]);
  const known = new Set([...onLabel, ...beside, ...wordsOf([number, street, buildingName])]);
  return (
    [...typed].every((word) => known.has(word)) && [...onLabel].every((word) => typed.has(word) || beside.has(word))
  );
}

/**
 * Whether a typed address has the same words as the lines of another, in any fields. One word more, less or different
 * makes it another address.
 */
export function isCopyOf(typed: TypedAddress, lines: readonly string[]): boolean {
  const { line1, line2, city, region = '', postcode } = typed;
  const words = wordsOf(lines);
  return [[], [region]].some((beside) => wordsOf([line1, line2, city, ...beside, postcode]) === words);
}

/** In order, since flat 3 at number 12 is not flat 12 at number 3; each once, since some lines repeat the town. */
function wordsOf(texts: readonly string[]): string {
  const words = normalizeText(texts.join(' '))
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  return [...new Set(words)].join(' ');
}
