import { Button, Notice } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

export function IdleWarning({ onKeep }: { onKeep: () => void }): ReactNode {
  const { t } = useTexts();
  return (
    <div className="idle-warning">
      <Notice kind="warning" role="alert" title={t('public.draft.idle_title')}>
        <p>{t('public.draft.idle_text')}</p>
        <Button look="secondary" onClick={onKeep}>
          {t('public.draft.idle_keep')}
        </Button>
      </Notice>
    </div>
  );
}
