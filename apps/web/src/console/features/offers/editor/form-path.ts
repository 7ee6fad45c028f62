import type { FieldPath } from 'react-hook-form';
import type { OfferForm } from './offer-form.ts';

export type OfferFormPath = FieldPath<OfferForm>;

/** Paths of texts, which have one field per language. */
export type TextPath =
  | 'title'
  | 'summary'
  | 'description'
  | 'eligibility'
  | 'delivery'
  | 'deliveryDetails'
  | 'decisionRule'
  | 'confirmation'
  | 'drawValue'
  | `${'picture' | 'organisation.logo'}.alt`
  | `organisation.${'privacyNotice' | 'accessibilityNotice' | 'helpContact'}`
  | `items.${number}.name`
  | `places.${number}.${'name' | 'notes'}`
  | `questions.${number}.${'label' | 'help'}`
  | `questions.${number}.options.${number}.label`;

/**
 * Maps a wire path to the editor's field: `area.countries.2` → `countries`, `draw.value.en` → `drawValue.en`. Paths
 * without a field of their own map to the nearest one.
 */
export function formPathOf(inputPath: string): OfferFormPath {
  const [first = '', second = '', third = '', ...rest] = inputPath.split('.');
  const join = (...parts: string[]) => parts.filter((part) => part !== '').join('.') as OfferFormPath;
  if (first === 'limits' || first === 'area') return (second === '' ? 'countries' : second) as OfferFormPath;
  if (first === 'draw' && second === 'format') return join('drawFormat', third === '' ? 'kind' : third);
  if (first === 'draw') return second === 'knownAt' ? 'drawKnownAt' : join('drawValue', third);
  if (first === 'collection') return second === 'places' && third !== '' ? join('places', third, ...rest) : 'handedOut';
  if (first === 'items' || first === 'questions') return join(first, second, third, ...rest);
  if (first === 'picture') return second === 'alt' ? join(first, second, third) : 'picture.file';
  if (first === 'organisation' && second === 'logo')
    return third === 'alt' ? join(first, second, third, ...rest) : 'organisation.logo.file';
  if (first === 'contact' || first === 'organisation') {
    return second === '' ? join(first, 'name') : join(first, second, third);
  }
  return join(first, second);
}

/** The language of a text field, if the offer has it; null for any other field. */
export function languageOfPath(path: string, languages: string[]): string | null {
  const last = path.slice(path.lastIndexOf('.') + 1);
  const isText = !path.startsWith('contact.') && !path.startsWith('drawFormat.') && path.includes('.');
  return isText && languages.includes(last) ? last : null;
}
