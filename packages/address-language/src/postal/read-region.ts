import { isEastAsian } from '@doorstep/contract';
import { fold } from '../fold.ts';
import { postalRules, type Region } from './postal-rules.ts';

const printsCode = new Set(['US', 'CA', 'AU', 'BR', 'IT']);

const inventedRegions: Record<string, string> = { US: 'XN' };

/**
 * A region as its country's labels have it, from its code or any of its names: "vermont" is "VT"; null when the country
 * has no such region. Unchanged where the source lists no regions.
 * @param beside The rest of the address, which sets the script.
 */
export function readRegion(country: string, text: string, beside: string): string | null {
  const typed = text.trim();
  const regions = postalRules(country).region?.regions ?? [];
  if (typed === '' || regions.length === 0) return typed;
  const wanted = squeeze(typed);
  if (typed.toUpperCase() === inventedRegions[country]) return typed.toUpperCase();
  const found =
    regions.find(({ code }) => squeeze(code) === wanted) ??
    regions.find(({ name, latinName, otherNames }) => [name, latinName, ...otherNames].map(squeeze).includes(wanted));
  return found === undefined ? null : printed(country, found, beside);
}

function printed(country: string, { code, name, latinName }: Region, beside: string): string {
  if (printsCode.has(country)) return code;
  const isOwnScript = isEastAsian(beside) || (beside !== '' && !/\p{Script=Latin}/u.test(beside));
  return isOwnScript ? name : latinName;
}

/** The full name of a region that labels abbreviate: "Ohio" for "OH". Unchanged if it is not a known code. */
export function regionName(country: string, text: string): string {
  const regions = postalRules(country).region?.regions ?? [];
  return regions.find(({ code }) => code === text)?.latinName ?? text;
}

export function regionChoices(country: string): [value: string, name: string][] {
  const regions = postalRules(country).region?.regions ?? [];
  return regions.map((region): [string, string] => {
    const { name, latinName } = region;
    return [printed(country, region, 'Latin'), name === latinName ? name : `${latinName} ${name}`];
  });
}

function squeeze(text: string): string {
  return fold(text)
    .replace(/^(?:the|co|county)\s+/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
