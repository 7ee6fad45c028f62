import type { RetrieveItem } from '@doorstep/address-lookup';
import { linesOfItem } from '../../shared/address/address-entry.ts';
import { warnIntegrator } from './warn-integrator.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Each part that can be filled, and the autocomplete token of its field. Country and region come first: when a country
 * changes, many shops replace the other fields.
 */
const tokens = {
  country: 'country',
  'country-name': 'country-name',
  region: 'address-level1',
  company: 'organization',
  street: 'street-address',
  line1: 'address-line1',
  line2: 'address-line2',
  line3: 'address-line3',
  city: 'address-level2',
  postcode: 'postal-code',
  unit: null,
} as const;

type FillPart = keyof typeof tokens;
type FillTargets = Partial<Record<FillPart, Control[]>>;

/**
 * The page's fields to fill, or null if the element keeps the address itself: those named by `fill-line1="#street"`
 * and the like, and with `fill`, the form's fields by their `autocomplete`. Words in `fill` (`fill="shipping"`) must
 * be among a field's tokens.
 */
export function fillTargets(element: Element, form: HTMLFormElement | null): FillTargets | null {
  const names = Object.keys(tokens) as FillPart[];
  const fill = element.getAttribute('fill');
  if (fill === null && !names.some((name) => element.hasAttribute(`fill-${name}`))) return null;
  const root = element.getRootNode() as Document | ShadowRoot;
  const words = (fill ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const controls =
    fill === null ? [] : [...(form ?? root).querySelectorAll('input, select, textarea')].filter(isControl);
  const targets: FillTargets = {};
  for (const name of names) {
    const selector = element.getAttribute(`fill-${name}`);
    const named = selector === null ? [] : select(root, selector);
    const found = named.length > 0 ? named : controls.filter((each) => takes(each, tokens[name], words)).slice(0, 1);
    if (found.length > 0) targets[name] = found;
  }
  return targets;
}

const reported = new Set<string>();

function select(root: Document | ShadowRoot, selector: string): Control[] {
  try {
    return [...root.querySelectorAll(selector)].filter(isControl);
  } catch {
    if (!reported.has(selector)) warnIntegrator(`"${selector}" is not a selector of a field to fill`);
    reported.add(selector);
    return [];
  }
}

function takes(control: Control, token: string | null, words: string[]): boolean {
  const own = (control.getAttribute('autocomplete') ?? '').toLowerCase().split(/\s+/);
  return token !== null && own.at(-1) === token && words.every((word) => own.includes(word));
}

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/**
 * Writes an address into the page's fields as if typed; lines without a field are appended to the last.
 * @param targetsNow Called for each part, because the page may replace its fields in between.
 * @param unit The unit typed next to it, or ''.
 */
export async function fillFields(
  targetsNow: () => FillTargets | null,
  item: RetrieveItem,
  unit: string,
): Promise<void> {
  const targets = targetsNow() ?? {};
  const lines = linesOfItem(item);
  if (targets.company === undefined && item.Company !== '') lines.unshift(item.Company);
  if (targets.unit === undefined && unit !== '') lines.unshift(unit);
  const places = (['line1', 'line2', 'line3'] as const).filter((place) => targets[place] !== undefined);
  const texts: Partial<Record<FillPart, string>> = {
    company: item.Company,
    street: lines.join('\n'),
    city: item.City,
    region: item.Province || item.ProvinceName,
    postcode: item.PostalCode,
    country: item.CountryIso2,
    'country-name': item.CountryName,
    unit,
  };
  for (const [index, place] of places.entries()) {
    const isLast = index === places.length - 1;
    texts[place] = isLast ? lines.slice(index).join(', ') : (lines[index] ?? '');
  }
  for (const part of Object.keys(targets) as FillPart[]) {
    const codes = part === 'region' ? [item.ProvinceCode, item.ProvinceName] : [];
    if (part.startsWith('country')) codes.push(item.CountryIso2, item.CountryIso3, item.CountryName);
    for (const control of targetsNow()?.[part] ?? []) write(control, [texts[part] ?? '', ...codes]);
    // React and Vue redraw in microtasks.
    await Promise.resolve();
  }
}

/** Starts typing by hand in the page's first field, with the text so far. */
export function typeInto(targets: FillTargets, typedText: string): void {
  const [first] = targets.line1 ?? targets.street ?? targets.city ?? Object.values(targets)[0] ?? [];
  if (first === undefined) return;
  if (first.value === '') write(first, [typedText.trim()]);
  first.focus();
}

/** @param spellings The text in several spellings; a select takes the first that it has. */
function write(control: Control, spellings: string[]): void {
  const [text = ''] = spellings;
  if (control instanceof HTMLSelectElement) {
    const wanted = spellings.filter(Boolean).map((spelling) => spelling.toLowerCase());
    const choice = [...control.options].find((option) =>
      [option.value, option.text.trim()].some((own) => own !== '' && wanted.includes(own.toLowerCase())),
    );
    control.value = choice?.value ?? '';
  } else {
    // React overrides the value setter of each field; bypassing it makes the event below count as a change.
    const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  }
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
}
