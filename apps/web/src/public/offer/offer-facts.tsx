import type { PublicOffer } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { BriefIcon } from '../brief/brief-icon.tsx';
import { BriefTexts } from '../brief/brief-texts.tsx';

/** Told before the form: who can ask, how places are given, how it reaches a home, until when. */
export function OfferFacts({ offer }: { offer: PublicOffer }): ReactNode {
  const { t } = useTexts();
  return (
    <section className="facts" aria-label={t('public.facts.heading')}>
      <dl>
        {offer.brief.facts.map(({ about, term, icon, title, texts }) => (
          <div key={about} className={`fact fact--${about}`}>
            <dt>
              <BriefIcon name={icon} />
              <span className="fact__about">{term}</span>
            </dt>
            <dd>
              <Local of={title} />
            </dd>
            {texts.length > 0 && (
              <dd className="quiet">
                <BriefTexts of={texts} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
