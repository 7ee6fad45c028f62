import type { FieldPath } from 'react-hook-form';
import type { OfferForm } from './offer-form.ts';

/** Of a field; `base` has none. */
export type OfferFormPath = FieldPath<Omit<OfferForm, 'base'>>;

/**
 * The editor's field for a path of the wire: `items.0.name.en` → `items.0.name`, `area.countries.2` → `countries`.
 * Paths that have no field of their own lead to the nearest that has.
 */
export function formPathOf(inputPath: string): OfferFormPath {
  const [first = '', second = '', third = ''] = inputPath.split('.');
  if (first === 'limits' || first === 'area') return (second === '' ? 'countries' : second) as OfferFormPath;
  if (first === 'draw' && second === 'format') return `drawFormat.${third === '' ? 'kind' : third}` as OfferFormPath;
  if (first === 'draw') return second === 'knownAt' ? 'drawKnownAt' : 'drawValue';
  if (first === 'items' || first === 'questions') {
    return [first, second, third].filter((part) => part !== '').join('.') as OfferFormPath;
  }
  if (first === 'picture') return second === 'alt' ? 'picture.alt' : 'picture.file';
  if (first === 'organisation' && second === 'logo')
    return third === 'alt' ? 'organisation.logo.alt' : 'organisation.logo.file';
  if (first === 'contact' || first === 'organisation') {
    return (second === '' ? `${first}.name` : `${first}.${second}`) as OfferFormPath;
  }
  return first as OfferFormPath;
}
