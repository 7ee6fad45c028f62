import type { OfferChange } from '@doorstep/contract';
import { Notice } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

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
