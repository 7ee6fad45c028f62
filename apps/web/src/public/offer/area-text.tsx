import type { PublicOffer } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { useCountryNames } from '../texts/country-names.tsx';
import { useTexts } from '../texts/texts-context.tsx';

/** Which addresses an offer is for, by name; nothing where it is for all. */
export function AreaText({ offer }: { offer: PublicOffer }): ReactNode {
  const { t } = useTexts();
  const names = useCountryNames();
  const { countries, postcodePrefixes, hasPolygon } = offer;
  const nameOf = (code: string) => names.find(([each]) => each === code)?.[1] ?? code;
  const sentences = [
    ...(countries.length > 0 ? [t('public.area.countries', { countries: countries.map(nameOf).join(', ') })] : []),
    ...(postcodePrefixes.length > 0 ? [t('public.area.postcodes', { prefixes: postcodePrefixes.join(', ') })] : []),
    ...(hasPolygon ? [t('public.area.polygon')] : []),
  ];
  return sentences.join(' ');
}
