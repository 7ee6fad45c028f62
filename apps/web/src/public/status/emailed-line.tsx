import type { StatusPage } from '@doorstep/contract';
import { Notice } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

/** Whether what the page says was emailed too; where it cannot be, how to come back. */
export function EmailedLine({ page }: { page: StatusPage }): ReactNode {
  const { t } = useTexts();
  const { emailed } = page.brief;
  if (emailed === null)
    return page.mail?.knownAs === '' ? <p className="quiet">{t('public.receipt.no_email')}</p> : null;
  const { state, to } = emailed;
  if (state === 'failed') return <Notice kind="warning">{t('public.receipt.not_emailed', { address: to })}</Notice>;
  return (
    <p className="emailed quiet">
      <span className="icon icon--mail" aria-hidden="true" />
      <span dir="auto">{t('public.receipt.emailed', { state, address: to })}</span>
    </p>
  );
}
