import type { Position } from '@doorstep/address-lookup';
import type { TypingByHand } from '@doorstep/address-field';

export interface AddressOptions {
  key: string;
  /** The base URL before `/Find/…`. */
  url: string;
  /** ISO 3166 alpha-2, upper case; empty means everywhere. */
  countries: string[];
  language: string;
  debounceMs: number;
  limit: number | null;
  near: Position | null;
  minLength: number;
  typed: TypingByHand;
  label: string | null;
  /** '' removes the hint. */
  hint: string | null;
  error: string;
  required: boolean;
}

export const optionNames = [
  'key',
  'lookup-key',
  'url',
  'countries',
  'language',
  'debounce',
  'limit',
  'near',
  'min-length',
  'typed',
  'label',
  'hint',
  'error',
  'required',
] as const;

const lookupPath = 'Capture/Interactive';

/** @param home The script's URL. */
export function readOptions(element: Element, home: string): AddressOptions {
  const text = (name: (typeof optionNames)[number]) => element.getAttribute(name)?.trim() ?? '';
  const number = (name: 'debounce' | 'limit' | 'min-length') => {
    const value = Number(text(name));
    return text(name) !== '' && Number.isInteger(value) && value >= 0 ? value : null;
  };
  return {
    // React and Vue reserve `key`.
    key: text('lookup-key') || text('key'),
    url: lookupUrl(text('url'), home),
    countries: text('countries')
      .split(/[\s,]+/)
      .filter((code) => /^[a-z]{2}$/i.test(code))
      .map((code) => code.toUpperCase()),
    language: text('language') || nearestLanguage(element),
    debounceMs: number('debounce') ?? 200,
    limit: number('limit') || null,
    near: readPosition(text('near')),
    minLength: number('min-length') ?? 1,
    typed: text('typed') === 'not-offered' ? 'not_offered' : 'allowed',
    label: element.getAttribute('label'),
    hint: element.getAttribute('hint'),
    error: text('error'),
    required: element.hasAttribute('required'),
  };
}

function lookupUrl(given: string, home: string): string {
  const base = given === '' ? new URL('.', home).href : new URL(given, document.baseURI).href;
  const whole = base.replace(/\/+$/, '');
  return whole.toLowerCase().endsWith(lookupPath.toLowerCase()) ? whole : `${whole}/${lookupPath}`;
}

function readPosition(text: string): AddressOptions['near'] {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map((part) => Number.parseFloat(part));
  const isPosition = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPosition ? { latitude, longitude } : null;
}

/** The nearest `lang`, also outside the shadow root that contains the element. */
export function nearestLanguage(element: Element): string {
  for (let at: Element | null = element; at !== null;) {
    const language = at.closest('[lang]')?.getAttribute('lang') ?? '';
    if (language !== '') return language;
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return 'en';
}
