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
  return (
    <>
      <PageHero heading={t(`public.error.${kind}`)} door="shut" />
      <div className="columns columns--one">
        <p className="lead">{t(`error.${page.code}`)}</p>
        {page.sent === null ? (
          <p>{t(`public.error.${kind}_text`)}</p>
        ) : (
          <form method="post" action={page.sent.action}>
            {page.sent.fields.map(([name, value], at) => (
              <input key={at} type="hidden" name={name} value={value} />
            ))}
            <Button>{t('public.action.try_again')}</Button>
          </form>
        )}
        {page.offerSlug !== null && (
          <p>
            <a href={href(`/o/${page.offerSlug}`)}>{t('public.error.to_offer')}</a>
          </p>
        )}
        {page.code === 'request_not_found' && (
          <p>
            <a href={href('/r')} {...outside}>
              {t('public.error.find')}
            </a>
          </p>
        )}
        <p>
          <a href={href('/')} {...outside}>
            {t('public.action.other_offers')}
          </a>
        </p>
        <p className="quiet">{t('public.error.request_id', { id: page.requestId })}</p>
      </div>
    </>
  );
}
