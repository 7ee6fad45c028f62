import type { ConfirmOutcome, ConfirmPage } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { PageHero } from '../frame/page-hero.tsx';
import { ruleOfHome } from '../refused/rule-of-home.ts';
import { Local } from '../texts/local-text.tsx';
import { Moment } from '../texts/moment.tsx';
import { RichText } from '../texts/rich-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

/** The target of a mailed link: nothing happens before the button is pressed, because mail scanners open links too. */
export function ConfirmView({ page }: { page: ConfirmPage }): ReactNode {
  const { t } = useTexts();
  const { outcome } = page;
  if (page.confirms === 'email') return <EmailView page={page} />;
  const id = outcome === null ? 'public.confirm' : (`public.confirm.${outcome}` as const);
  return (
    <>
      <PageHero
        before={<Local of={page.offer.title} />}
        heading={t(`${id}.title`)}
        {...(outcome === 'already_asked' ? {} : { door: outcome === null ? 'open' : 'shut' })}
      />
      <div className="columns columns--one">
        <p className="lead">{t(`${id}.text`, { reference: page.reference })}</p>
        {outcome === null ? (
          <>
            <ConfirmForm page={page}>{t('public.confirm.button')}</ConfirmForm>
            <p className="quiet">{t('public.confirm.not_you')}</p>
          </>
        ) : (
          <NotConfirmed page={page} outcome={outcome} />
        )}
      </div>
    </>
  );
}

function EmailView({ page }: { page: ConfirmPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { offer, outcome, reference } = page;
  const isOpen = outcome === null;
  return (
    <>
      <PageHero
        before={<Local of={offer.title} />}
        heading={t(isOpen ? 'public.confirm.email.title' : 'public.confirm.expired.title')}
        door={isOpen ? 'open' : 'shut'}
      />
      <div className="columns columns--one">
        <p className="lead">{t(`public.confirm.email.${isOpen ? 'text' : 'expired'}`, { reference })}</p>
        {isOpen ? (
          <>
            <ConfirmForm page={page}>{t('public.confirm.email.button')}</ConfirmForm>
            <p className="quiet">{t('public.confirm.not_you')}</p>
          </>
        ) : (
          <p>
            <a href={href(`/r/${reference}`)}>{t('public.confirm.see')}</a>
          </p>
        )}
      </div>
    </>
  );
}

function ConfirmForm({ page, children }: { page: ConfirmPage; children: string }): ReactNode {
  return (
    <form method="post" action={page.action}>
      <Button type="submit" name="step" value="confirm">
        {children}
      </Button>
    </form>
  );
}

function NotConfirmed({ page, outcome }: { page: ConfirmPage; outcome: ConfirmOutcome }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { offer, reference, until } = page;
  const mayWorkLater = outcome === 'sold_out' || outcome === 'fewer_left';
  const canAskAgain = outcome === 'fewer_left' || (outcome === 'expired' && offer.phase === 'open' && !offer.isSoldOut);
  return (
    <>
      {outcome === 'already_asked' && <p>{ruleOfHome(offer, t)}</p>}
      <p>{t(`public.confirm.${outcome}.next`)}</p>
      {mayWorkLater && (
        <>
          <p>
            <RichText id="public.status.confirm_until" elements={{ when: <Moment at={until} of={offer} /> }} />
          </p>
          <ConfirmForm page={page}>{t('public.action.try_again')}</ConfirmForm>
        </>
      )}
      {canAskAgain && (
        <p>
          <a href={href(`/o/${offer.slug}`)}>{t('public.confirm.new_request')}</a>
        </p>
      )}
      <p>
        <a href={href(`/r/${reference}`)}>{t('public.confirm.see')}</a>
      </p>
    </>
  );
}
