import type { PublicOffer } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { useCountryNames } from '../texts/country-names.tsx';
import { useTexts } from '../texts/texts-context.tsx';

/** Which addresses an offer is for, by name; nothing where it is for all. */
export function AreaText({ offer }: { offer: PublicOffer }): ReactNode {
  const { t, language } = useTexts();
  const names = useCountryNames();
  const { countries, postcodePrefixes, hasPolygon } = offer;
  // Staff may have changed the countries since the server named them; the browser then has names of its own.
  const nameOf = (code: string) =>
    names.find(([each]) => each === code)?.[1] ?? new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  const sentences = [
    ...(countries.length > 0 ? [t('public.area.countries', { countries: countries.map(nameOf).join(', ') })] : []),
    ...(postcodePrefixes.length > 0 ? [t('public.area.postcodes', { prefixes: postcodePrefixes.join(', ') })] : []),
    ...(hasPolygon ? [t('public.area.polygon')] : []),
  ];
  return sentences.join(' ');
}
