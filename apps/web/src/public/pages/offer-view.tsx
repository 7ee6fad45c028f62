import type { OfferPage } from '@doorstep/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { Notice } from '@doorstep/ui';
import { deviceDrafts } from '../draft/device-drafts.ts';
import { PageHero } from '../frame/page-hero.tsx';
import { CountDown } from '../offer/count-down.tsx';
import { NotAsking, reasonNotToAsk } from '../offer/not-asking.tsx';
import { OfferFacts } from '../offer/offer-facts.tsx';
import { OfferForm } from '../offer/offer-form.tsx';
import { Local, Prose } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';
import { BriefSteps } from '../brief/brief-steps.tsx';

/** The offer: what it is, who may ask, and the form, or why there is none. */
export function OfferView({ page }: { page: OfferPage }): ReactNode {
  const { t, frame } = useTexts();
  const { offer } = page;
  const reason = reasonNotToAsk(offer);
  const isScheduled = offer.phase === 'scheduled';
  const isAsking = reason === null && !isScheduled;
  return (
    <>
      <PageHero
        before={frame.embed === null ? undefined : offer.organisation.name}
        heading={<Local of={offer.title} />}
        lead={offer.summary === null ? undefined : <Local of={offer.summary} />}
        door={isAsking ? 'open' : 'shut'}
        picture={offer.picture}
      />
      <OfferFacts offer={offer} />
      <div className="columns">
        <div className="columns__main">
          {isScheduled && <CountDown offer={offer} />}
          {reason !== null && <NotAsking offer={offer} reason={reason} />}
          {isAsking && <Asking page={page} />}
          {(offer.description !== null || offer.eligibility !== null) && (
            <section className="about" aria-labelledby="about">
              <h2 id="about">{t('public.offer.about')}</h2>
              {offer.description !== null && <Prose of={offer.description} />}
              {offer.eligibility !== null && (
                <>
                  <h3>{t('public.offer.eligibility')}</h3>
                  <Prose of={offer.eligibility} />
                </>
              )}
            </section>
          )}
        </div>
        {(isAsking || isScheduled) && <Afterwards offer={offer} />}
      </div>
    </>
  );
}

/** Beside the form: what happens once it is sent, and for whom one may ask. */
function Afterwards({ offer }: { offer: OfferPage['offer'] }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  return (
    <aside className="afterwards" aria-labelledby="afterwards">
      <section className="box">
        <h2 id="afterwards">{t('public.offer.after')}</h2>
        <BriefSteps steps={offer.brief.steps} />
        {offer.draw !== null && (
          <p>
            <a href={href(`/o/${offer.slug}/draw`)}>{t('public.facts.how_drawn')}</a>
          </p>
        )}
      </section>
      <section>
        <h2>{t('public.offer.for_others')}</h2>
        <p>{t('public.offer.for_others_text')}</p>
      </section>
    </aside>
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
        {page.offer.brief.heading}
      </h2>
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
