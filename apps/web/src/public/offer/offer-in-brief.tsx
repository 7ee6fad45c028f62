import type { PublicOffer } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { shareOfHome } from './share-of-home.ts';

/** What decides whether to read on: how much a home may have, and how many are left. Said before anything is typed. */
export function OfferInBrief({ offer }: { offer: PublicOffer }): ReactNode {
  const { t } = useTexts();
  const { windowDays } = offer.limits;
  const [only] = offer.items;
  const perHome = shareOfHome(offer);
  const parts = [
    ...(perHome === null
      ? []
      : [
          windowDays === null
            ? t('public.brief.per_home', { count: perHome })
            : t('public.brief.per_home_window', { count: perHome, days: windowDays }),
        ]),
    ...(offer.phase === 'open' && offer.items.length === 1 && only !== undefined && only.remaining.text !== ''
      ? [only.remaining.text]
      : []),
  ];
  return parts.length === 0 ? null : <p className="hero__brief">{parts.join(' · ')}</p>;
}
