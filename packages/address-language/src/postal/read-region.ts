import { isEastAsian } from '@doorstep/contract';
import { fold } from '../fold.ts';
import { postalRules, type Region } from './postal-rules.ts';

/** Where labels have the region's code; elsewhere they have its name. */
const printsCode = new Set(['US', 'CA', 'AU', 'BR', 'IT']);

/** States of the demo data, which no country has. */
const inventedRegions: Record<string, string> = { US: 'XN' };

/**
 * A region as labels of its country have it, from its code or any of its names: "vermont" is "VT"; null when the
 * country has no such region. Where the source lists none, whatever was typed stays.
 * @param beside The rest of the address: in Latin letters, so is the region.
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

/** What a label says for a region. */
function printed(country: string, { code, name, latinName }: Region, beside: string): string {
  if (printsCode.has(country)) return code;
  const isOwnScript = isEastAsian(beside) || (beside !== '' && !/\p{Script=Latin}/u.test(beside));
  return isOwnScript ? name : latinName;
}

/** The regions to choose from, each as a label in Latin letters has it, by name. */
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
