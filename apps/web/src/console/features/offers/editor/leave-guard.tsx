import { Button } from '@doorstep/ui';
import { useCallback, type RefObject } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

interface LeaveGuardProps {
  isDirty: boolean;
  /** Set while the editor itself navigates away. */
  isOff: RefObject<boolean>;
}

/** Asks before unsaved input is discarded: a dialog inside the console, else the browser's own prompt. */
export function LeaveGuard({ isDirty, isOff }: LeaveGuardProps) {
  const { t } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isOff.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
  const isAsking = blocker.state === 'blocked';
  return (
    <Dialog title={t('staff.leave.title')} isOpen={isAsking} onClose={() => blocker.reset?.()}>
      <p>{t('staff.leave.body')}</p>
      <div className="actions">
        <Button onClick={() => blocker.reset?.()}>{t('staff.leave.stay')}</Button>
        <Button look="secondary" onClick={() => blocker.proceed?.()}>
          {t('staff.leave.go')}
        </Button>
      </div>
    </Dialog>
  );
}
