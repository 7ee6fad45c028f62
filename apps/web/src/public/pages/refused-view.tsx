import type { Draft, PublicOffer, RefusedPage } from '@doorstep/contract';
import { Button, Notice } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { PageHero } from '../frame/page-hero.tsx';
import { useNavigationStatus } from '../navigation/navigation-context.tsx';
import { CountDown } from '../offer/count-down.tsx';
import { HiddenDraft } from '../offer/hidden-draft.tsx';
import { ClaimForms } from '../refused/claim-forms.tsx';
import { draftOfWhatIsLeft } from '../refused/draft-of-what-is-left.ts';
import { refusedWords } from '../refused/refused-words.ts';
import { ruleOfHome } from '../refused/rule-of-home.ts';
import { useCountryNames } from '../texts/country-names.tsx';
import { Local, Prose } from '../texts/local-text.tsx';
import { RichText } from '../texts/rich-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref, useOutside } from '../texts/use-href.ts';

const canTryAgain = new Set<RefusedPage['code']>(['not_open', 'paused', 'unchecked_limit_reached']);

export function RefusedView({ page }: { page: RefusedPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const outside = useOutside();
  const { offer, code } = page;
  const words = refusedWords(page);
  return (
    <>
      <PageHero
        before={<Local of={offer.title} />}
        heading={t(words.title)}
        {...(code === 'outside_area' || code === 'already_asked' ? {} : { door: 'shut' })}
      />
      <div className="columns columns--one refused">
        <p className="lead">{t(words.text)}</p>
        {code === 'outside_area' && <OutsideArea page={page} />}
        {code === 'already_asked' && <p>{ruleOfHome(offer, t)}</p>}
        {code === 'sold_out' && <WhatIsLeft page={page} />}
        {code === 'not_open' && <CountDown offer={offer} isHeaded={false} />}
        {(code === 'outside_area' || code === 'already_asked') && (
          <GoOnForm page={page} action={`${href(`/o/${offer.slug}`)}#address.search`} step="other_address">
            {t('public.refused.another_address')}
          </GoOnForm>
        )}
        {canTryAgain.has(code) && (
          <GoOnForm page={page} action={href(`/o/${offer.slug}/check`)} step="check">
            {t('public.action.try_again')}
          </GoOnForm>
        )}
        {page.sent !== undefined && (
          <Notice kind="info" title={t(`public.claimed.${page.sent}.title`)}>
            <p>{t(`public.claimed.${page.sent}.text`)}</p>
          </Notice>
        )}
        {page.claim !== null && <ClaimForms page={page} claim={page.claim} />}
        <p>
          <a href={href('/')} {...outside}>
            {t('public.action.other_offers')}
          </a>
        </p>
        <section className="refused__help" aria-labelledby="refused-help">
          <h2 id="refused-help">{t(`public.refused.${code}.help`)}</h2>
          <Prose of={offer.organisation.helpContact} />
        </section>
        {page.sent === undefined && <p className="quiet">{t('public.refused.kept')}</p>}
      </div>
    </>
  );
}

function OutsideArea({ page: { addressLines, offer } }: { page: RefusedPage }): ReactNode {
  const { t } = useTexts();
  return (
    <>
      {addressLines.length > 0 && (
        <p className="refused__address">
          <RichText
            id="public.refused.outside_area.given"
            elements={{ address: <strong dir="auto">{addressLines.join(', ')}</strong> }}
          />
        </p>
      )}
      <p>
        <AreaText offer={offer} />
      </p>
      {offer.eligibility !== null && (
        <section>
          <h2>{t('public.offer.eligibility')}</h2>
          <Prose of={offer.eligibility} />
        </section>
      )}
    </>
  );
}

function AreaText({ offer }: { offer: PublicOffer }): ReactNode {
  const { t, language } = useTexts();
  const names = useCountryNames();
  const { countries, postcodePrefixes, hasPolygon } = offer;
  const nameOf = (code: string) =>
    names.find(([each]) => each === code)?.[1] ?? new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  const sentences = [
    ...(countries.length > 0 ? [t('public.area.countries', { countries: countries.map(nameOf).join(', ') })] : []),
    ...(postcodePrefixes.length > 0 ? [t('public.area.postcodes', { prefixes: postcodePrefixes.join(', ') })] : []),
    ...(hasPolygon ? [t('public.area.polygon')] : []),
  ];
  return sentences.join(' ');
}

function WhatIsLeft({ page }: { page: RefusedPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { offer, draft, left, canQueue } = page;
  const less = draftOfWhatIsLeft(draft, left);
  const check = href(`/o/${offer.slug}/check`);
  return (
    <>
      {left.length > 0 && (
        <table className="left">
          <caption>{t('public.refused.sold_out.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('public.refused.sold_out.item')}</th>
              <th scope="col">{t('public.refused.sold_out.asked')}</th>
              <th scope="col">{t('public.refused.sold_out.left')}</th>
            </tr>
          </thead>
          <tbody>
            {left.map(({ item, left }) => (
              <tr key={item}>
                <th scope="row">{nameOf(item, page)}</th>
                <td>{draft[`quantity.${item}`] ?? '0'}</td>
                <td>{left}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(less !== null || canQueue) && (
        <div className="ways-on">
          {less !== null && (
            <section>
              <h2>{t('public.refused.sold_out.take_heading')}</h2>
              <p>{t('public.refused.sold_out.take_text')}</p>
              <GoOnForm page={page} action={check} step="check" changes={less} look="primary">
                {t('public.refused.sold_out.take')}
              </GoOnForm>
            </section>
          )}
          {canQueue && (
            <section>
              <h2>{t('public.refused.sold_out.queue_heading')}</h2>
              <p>{t('public.refused.sold_out.queue_text')}</p>
              <GoOnForm
                page={page}
                action={check}
                step="check"
                changes={{ ifShort: 'queue' }}
                look={less === null ? 'primary' : 'secondary'}
              >
                {t('public.refused.sold_out.queue')}
              </GoOnForm>
            </section>
          )}
        </div>
      )}
    </>
  );
}

function nameOf(id: string, { offer }: RefusedPage): ReactNode {
  const item = offer.items.find((item) => item.id === id);
  return item === undefined ? id : <Local of={item.name} />;
}

interface GoOnFormProps {
  page: RefusedPage;
  action: string;
  step: string;
  changes?: Draft;
  look?: 'primary' | 'secondary';
  children: ReactNode;
}

function GoOnForm({ page, action, step, changes = {}, look = 'secondary', children }: GoOnFormProps): ReactNode {
  const { frame } = useTexts();
  const { isBusy } = useNavigationStatus();
  return (
    <form method="post" action={action} data-navigates="">
      <HiddenDraft draft={{ ...page.draft, language: frame.readerLanguage, ...changes }} offer={page.offer} />
      <input type="hidden" name="idempotencyKey" value={page.idempotencyKey} />
      <input type="hidden" name="formToken" value={page.formToken} />
      <Button type="submit" look={look} name="step" value={step} isBusy={isBusy}>
        {children}
      </Button>
    </form>
  );
}
