import type { PublicOffer } from '@doorstep/contract';
import { useIsHydrated } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { Local } from '../texts/local-text.tsx';
import { RichText } from '../texts/rich-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useServerClock } from './use-server-clock.ts';

export function CountDown({ offer, isHeaded = true }: { offer: PublicOffer; isHeaded?: boolean }): ReactNode {
  const { t } = useTexts();
  const isHydrated = useIsHydrated();
  const left = useServerClock(offer);
  const until = offer.brief.facts.find(({ about }) => about === 'until');
  return (
    <section className="count-down" aria-label={t('public.offer.opens_heading')}>
      {isHeaded && <h2>{t('public.offer.opens_heading')}</h2>}
      {until !== undefined && (
        <p className="count-down__when">
          <Local of={until.title} />
        </p>
      )}
      {left !== null && (
        <p className="count-down__clock" role="timer">
          {(['days', 'hours', 'minutes', 'seconds'] as const)
            .filter((unit, index) => index > 1 || left[unit] > 0 || (unit === 'hours' && left.days > 0))
            .map((unit) => (
              <span key={unit} className="count-down__unit">
                <RichText
                  id={`public.count_down.${unit}`}
                  values={{ count: left[unit] }}
                  elements={{ number: <b /> }}
                />
              </span>
            ))}
        </p>
      )}
      <p>{isHydrated ? t('public.offer.opens_live') : t('public.offer.opens_plain')}</p>
    </section>
  );
}
