import type { OfferPage } from '@doorstep/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { Notice } from '@doorstep/ui';
import { deviceDrafts } from '../draft/device-drafts.ts';
import { PageHero } from '../frame/page-hero.tsx';
import { CountDown } from '../offer/count-down.tsx';
import { NotAsking, reasonNotToAsk } from '../offer/not-asking.tsx';
import { OfferFacts } from '../offer/offer-facts.tsx';
import { OfferInBrief } from '../offer/offer-in-brief.tsx';
import { OfferForm } from '../offer/offer-form.tsx';
import { Local, Prose } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';

/** The offer: what it is, who may ask, and the form, or why there is none. */
export function OfferView({ page }: { page: OfferPage }): ReactNode {
  const { t } = useTexts();
  const { offer } = page;
  const reason = reasonNotToAsk(offer);
  const isScheduled = offer.phase === 'scheduled';
  const isAsking = reason === null && !isScheduled;
  return (
    <>
      <PageHero heading={<Local of={offer.title} />} door={isAsking ? 'open' : 'shut'} picture={offer.picture}>
        <OfferInBrief offer={offer} />
      </PageHero>
      <div className="columns">
        <div className="columns__main">
          {isScheduled && <CountDown offer={offer} />}
          {reason !== null && <NotAsking offer={offer} reason={reason} />}
          {isAsking && <Asking page={page} />}
          {offer.description !== null && (
            <section className="about" aria-label={t('public.offer.about')}>
              <Prose of={offer.description} />
            </section>
          )}
          {offer.eligibility !== null && (
            <section className="about">
              <h2>{t('public.offer.eligibility')}</h2>
              <Prose of={offer.eligibility} />
            </section>
          )}
        </div>
        <OfferFacts offer={offer} />
      </div>
    </>
  );
}

type Arrival = 'new' | 'restored' | 'cleared';

/** The form, filled with what this device kept when the server knows of nothing typed. */
function Asking({ page }: { page: OfferPage }): ReactNode {
  const { t } = useTexts();
  const { id } = page.offer;
  const [shown, setShown] = useState({ page, arrival: 'new' as Arrival, number: 0 });

  useEffect(() => {
    if (page.draft['address.way'] !== undefined) return; // comes from the form itself
    const found = deviceDrafts.find(id);
    if (found.kind === 'kept') {
      setShown(({ number }) => ({ page: { ...page, ...found.kept }, arrival: 'restored', number: number + 1 }));
    } else if (deviceDrafts.wasSent(id)) {
      // Back from the receipt: the browser has filled the fields again, and this may be somebody else's turn.
      setShown(({ number }) => ({ page, arrival: 'new', number: number + 1 }));
    } else if (deviceDrafts.wasCleared(id) || found.kind === 'expired') {
      deviceDrafts.remove(id);
      setShown((before) => ({ ...before, arrival: 'cleared' }));
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, []);

  const startAgain = (): void => {
    deviceDrafts.remove(id);
    setShown(({ number }) => ({ page, arrival: 'new', number: number + 1 }));
  };

  return (
    <section className="request" aria-labelledby="request">
      <h2 id="request" tabIndex={-1}>
        {page.offer.isSoldOut ? t('public.form.heading_queue') : t('public.form.heading')}
      </h2>
      {page.offer.isSoldOut && <p>{t('public.form.queue_text')}</p>}
      <div role="status">
        {shown.arrival === 'restored' && (
          <Notice kind="info">
            <p>
              {t('public.draft.restored')}{' '}
              <button type="button" className="ds-link-button" onClick={startAgain}>
                {t('public.draft.start_again')}
              </button>
            </p>
          </Notice>
        )}
        {shown.arrival === 'cleared' && <Notice kind="info">{t('public.draft.cleared')}</Notice>}
      </div>
      <OfferForm key={shown.number} page={shown.page} />
    </section>
  );
}
