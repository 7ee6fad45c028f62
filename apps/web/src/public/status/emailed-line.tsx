import type { StatusPage } from '@doorstep/contract';
import { Notice } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

/** Whether what the page says was emailed too; where it cannot be, how to come back. */
export function EmailedLine({ page }: { page: StatusPage }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const { emailed } = page.brief;
  if (emailed === null)
    return page.mail?.knownAs === '' ? <p className="quiet">{t('public.receipt.no_email')}</p> : null;
  const { state, to } = emailed;
  if (state === 'failed')
    return (
      <Notice kind="warning">
        <p dir="auto">{t('public.receipt.not_emailed', { address: to, change: page.canChange ? 'yes' : 'no' })}</p>
        {page.canChange && (
          <p>
            <a href={href(`/r/${page.reference}/change/email`)}>{t('public.receipt.put_email_right')}</a>
          </p>
        )}
      </Notice>
    );
  return (
    <p className="emailed quiet">
      <span className="icon icon--mail" aria-hidden="true" />
      <span dir="auto">{t('public.receipt.emailed', { state, address: to })}</span>
    </p>
  );
}
