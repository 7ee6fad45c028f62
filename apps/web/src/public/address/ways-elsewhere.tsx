import type { HomeAnswer, PublicOffer } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { Local, Prose } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref, useOutside } from '../texts/use-href.ts';

/** Where an offer is not for the home that was chosen: what there is for it, and whom to tell if that is wrong. */
export function WaysElsewhere({ answer, offer }: { answer: HomeAnswer; offer: PublicOffer }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const outside = useOutside();
  return (
    <section className="ways-elsewhere" aria-labelledby="ways-elsewhere">
      <h3 id="ways-elsewhere">{t('public.address.ways')}</h3>
      {answer.others.length > 0 && (
        <div>
          <p>{t('public.address.others')}</p>
          <ul>
            {answer.others.map(({ slug, title }) => (
              <li key={slug}>
                <a href={href(`/o/${slug}`)}>
                  <Local of={title} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <a href={href('/')} {...outside}>
          {t('public.action.other_offers')}
        </a>
      </p>
      <div>
        <p>{t('public.address.wrong_area')}</p>
        <Prose of={offer.organisation.helpContact} />
      </div>
    </section>
  );
}
