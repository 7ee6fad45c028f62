import { normalizeText } from '@doorstep/contract';
import { postalRules } from './postal-rules.ts';

/** Unassigned postcode areas, for the demo data and examples; accepted like the real area `as`. */
const inventedAreas: Record<string, { area: RegExp; as: string }> = { GB: { area: /^ZZ(?=\d)/, as: 'AB' } };

/**
 * A postcode as its country writes it: "zz11ab" is "ZZ1 1AB", "D-24149" is "24149"; null when it is invalid there.
 * Unchanged where the country has no postcodes.
 * @param country ISO alpha-2 in capitals.
 */
export function readPostcode(country: string, text: string): string | null {
  const { need, examples } = postalRules(country).postcode;
  const typed = text.trim();
  if (need === 'none' || typed === '') return typed;
  const signs = normalizeText(typed).toUpperCase();
  const squeezed = signs.replaceAll(/[^\p{L}\p{N}]/gu, '');
  for (const code of [squeezed, withoutCountry(country, signs, squeezed), country + squeezed]) {
    const whole = code === '' ? [] : [...separated(code, examples), code];
    const found = whole.find((candidate) => fits(country, candidate));
    if (found !== undefined) return found;
  }
  return null;
}

function withoutCountry(country: string, signs: string, squeezed: string): string {
  if (squeezed.startsWith(country)) return squeezed.slice(2);
  return /^[A-Z]{1,3}[\s-]+(?=\d)/.test(signs) ? squeezed.replace(/^[A-Z]+/, '') : '';
}

/** Inserts spaces or hyphens where the country's examples have them, counted from the end. */
function* separated(code: string, examples: readonly string[]): Generator<string> {
  const tried = new Set<string>();
  for (const example of examples) {
    const [, separator = '', end = ''] = /([ -])([^ -]+)$/.exec(example) ?? [];
    const at = code.length - end.length;
    if (separator === '' || at <= 0 || tried.has(separator + end.length)) continue;
    tried.add(separator + end.length);
    yield `${code.slice(0, at)}${separator}${code.slice(at)}`;
  }
}

function fits(country: string, postcode: string): boolean {
  const { form } = postalRules(country).postcode;
  const invented = inventedAreas[country];
  return form.test(invented === undefined ? postcode : postcode.replace(invented.area, invented.as));
}
