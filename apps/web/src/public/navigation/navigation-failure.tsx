import { Notice } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { useNavigationStatus } from './navigation-context.tsx';

export function NavigationFailure(): ReactNode {
  const { t } = useTexts();
  const { failure } = useNavigationStatus();
  if (failure === null || failure.kind === 'foreign') return null;
  const reason = failure.kind === 'lost' ? 'lost' : failure.reason;
  return (
    <Notice kind="warning" role="alert" title={t(`public.navigation.${reason}_title`)}>
      <p>{t(`public.navigation.${reason}_text`)}</p>
    </Notice>
  );
}
