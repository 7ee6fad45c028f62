import type { OfferChange } from '@doorstep/contract';
import { Notice } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

/** What staff have taken out or worded anew since the visitor saw the offer; nothing where that is nothing. */
export function OfferChanges({ changes }: { changes: OfferChange[] }): ReactNode {
  const { t } = useTexts();
  if (changes.length === 0) return null;
  return (
    <Notice kind="warning" role="alert" title={t('public.changes.title')}>
      <ul>
        {changes.map(({ kind, was, now }) => (
          <li key={`${kind} ${was}`}>{t(`public.changes.${kind}`, { was, now })}</li>
        ))}
      </ul>
      <p>{t('public.changes.text')}</p>
    </Notice>
  );
}
