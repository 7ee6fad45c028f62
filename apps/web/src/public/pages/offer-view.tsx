import type { OfferPage, PublicOffer } from '@doorstep/contract';
import { Notice } from '@doorstep/ui';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { searchAgain } from '../../shared/address/address-entry.ts';
import { entryOfStep, stepOfEntry, waysOf } from '../address/entry-of-step.ts';
import { BriefIcon } from '../brief/brief-icon.tsx';
import { BriefSteps } from '../brief/brief-steps.tsx';
import { BriefTexts } from '../brief/brief-texts.tsx';
import { deviceDrafts } from '../draft/device-drafts.ts';
import { typedEarly } from '../draft/typed-early.ts';
import { PageHero } from '../frame/page-hero.tsx';
import { CountDown } from '../offer/count-down.tsx';
import { OfferForm } from '../offer/offer-form.tsx';
import { Local, Prose } from '../texts/local-text.tsx';
import { Moment } from '../texts/moment.tsx';
import { RichText } from '../texts/rich-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref, useOutside } from '../texts/use-href.ts';

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

function Asking({ page }: { page: OfferPage }): ReactNode {
  const { t } = useTexts();
  const { id } = page.offer;
  const [shown, setShown] = useState({ page, arrival: 'new' as Arrival, number: 0 });

  const restart = (next: OfferPage, arrival: Arrival): void =>
    setShown(({ number }) => ({ page: next, arrival, number: number + 1 }));

  // Before any key is handled: a later effect would restore, and so replace, what is being typed.
  useLayoutEffect(() => {
    const early = typedEarly(document.querySelector('form.request-form') as HTMLFormElement);
    const found = deviceDrafts.find(id);
    let { draft, address } = page;
    if (draft['address.way'] === undefined) {
      // Otherwise the draft comes from the form itself.
      if (found.kind === 'kept') {
        ({ draft, address } = found.kept);
        // The restored address would hide the one being typed.
        if (early['address.search'] !== undefined)
          address = stepOfEntry(searchAgain(entryOfStep(address, draft, waysOf(page))));
        restart({ ...page, draft: { ...draft, ...early }, address }, 'restored');
        // By then the restored form has replaced the one with the focus.
        const focused = document.activeElement?.id ?? '';
        queueMicrotask(() => document.getElementById(focused)?.focus());
      } else if (deviceDrafts.wasSent(id)) {
        // Back from the receipt: the browser has refilled the fields, and another person may be using the device.
        restart(page, 'new');
        return;
      } else if (deviceDrafts.wasCleared(id) || found.kind === 'expired') {
        deviceDrafts.remove(id);
        setShown((before) => ({ ...before, arrival: 'cleared' }));
      }
    }
    if (Object.keys(early).length > 0) deviceDrafts.save(id, { draft: { ...draft, ...early }, address });
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, []);

  const startAgain = (): void => {
    deviceDrafts.remove(id);
    restart(page, 'new');
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

function OfferFacts({ offer }: { offer: PublicOffer }): ReactNode {
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

type Reason = 'paused' | 'closed' | 'sold_out';

function reasonNotToAsk(offer: PublicOffer): Reason | null {
  if (offer.phase === 'paused' || offer.phase === 'closed') return offer.phase;
  return offer.isSoldOut && !offer.hasWaitlist ? 'sold_out' : null;
}

function NotAsking({ offer, reason }: { offer: PublicOffer; reason: Reason }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const outside = useOutside();
  // Staff may have closed it early; that time is not recorded.
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
