import type { PublicOffer } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { Moment } from '../texts/moment.tsx';
import { RichText } from '../texts/rich-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref, useOutside } from '../texts/use-href.ts';

type Reason = 'paused' | 'closed' | 'sold_out';

/** Why there is nothing to ask for just now. Null while requests, or the queue, are open. */
export function reasonNotToAsk(offer: PublicOffer): Reason | null {
  if (offer.phase === 'paused' || offer.phase === 'closed') return offer.phase;
  return offer.isSoldOut && !offer.hasWaitlist ? 'sold_out' : null;
}

/** In the place of the form: why it is not there, and what one can do. */
export function NotAsking({ offer, reason }: { offer: PublicOffer; reason: Reason }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const outside = useOutside();
  // Staff may have closed it before its time: when, nobody wrote down.
  const closedAt = offer.closesAt !== null && offer.closesAt <= offer.serverTime ? offer.closesAt : null;
  return (
    <section className="not-asking" aria-labelledby="not-asking">
      <h2 id="not-asking">{t(`public.offer.${reason}_heading`)}</h2>
      {reason === 'closed' && closedAt !== null && (
        <p>
          <RichText id="public.offer.closed_at" elements={{ when: <Moment at={closedAt} of={offer} /> }} />
        </p>
      )}
      <p>{t(`public.offer.${reason}_text`)}</p>
      {reason === 'closed' && offer.draw !== null && (
        <p>
          {t('public.offer.closed_draw')}{' '}
          <a href={href(`/o/${offer.slug}/draw`)}>{t('public.offer.closed_draw_link')}</a>
        </p>
      )}
      {reason === 'closed' && offer.draw === null && offer.hasWaitlist && <p>{t('public.offer.closed_queue')}</p>}
      <p>
        <a href={href('/')} {...outside}>
          {t('public.action.other_offers')}
        </a>
      </p>
    </section>
  );
}
