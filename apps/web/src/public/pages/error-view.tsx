import type { ErrorPage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { Button } from '@doorstep/ui';
import { errorKind } from '../error-kind.ts';
import { PageHero } from '../frame/page-hero.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref, useOutside } from '../texts/use-href.ts';

export function ErrorView({ page }: { page: ErrorPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const outside = useOutside();
  const kind = errorKind(page.code);
  const isUnknownRequest = page.code === 'request_not_found';
  return (
    <>
      <PageHero
        heading={t(`public.error.${kind}`)}
        lead={t(`error.${page.code}`)}
        door={kind === 'not_here' ? 'dark' : 'shut'}
      />
      <div className="columns columns--one">
        {page.sent === null && <p>{t(`public.error.${kind}_text`)}</p>}
        <div className="form-end">
          {page.sent !== null && (
            <form method="post" action={page.sent.action}>
              {page.sent.fields.map(([name, value], at) => (
                <input key={at} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit">{t('public.action.try_again')}</Button>
            </form>
          )}
          {page.offerSlug !== null && (
            <a className="ds-button ds-button--primary" href={href(`/o/${page.offerSlug}`)}>
              {t('public.error.to_offer')}
            </a>
          )}
          {isUnknownRequest && <FindLink />}
          <a className="ds-button ds-button--secondary" href={href('/')} {...outside}>
            {t('public.action.other_offers')}
          </a>
        </div>
        <p className="quiet">{t('public.error.request_id', { id: page.requestId })}</p>
      </div>
    </>
  );
}

/** Leads to the form with the reference filled in. */
function FindLink(): ReactNode {
  const { t, frame } = useTexts();
  const href = useHref();
  const outside = useOutside();
  const find = href('/r');
  const reference = frame.path.split('/')[2] ?? '';
  return (
    <a
      className="ds-button ds-button--primary"
      href={`${find}${find.includes('?') ? '&' : '?'}reference=${encodeURIComponent(reference)}`}
      {...outside}
    >
      {t('public.error.find')}
    </a>
  );
}
