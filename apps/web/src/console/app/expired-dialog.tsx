import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Dialog } from '../shared/page/dialog.tsx';
import { SignInForm } from '../shared/sign-in-form.tsx';
import { useTexts } from '../shared/texts/texts-context.tsx';
import { sessionExpiry } from './session-expiry.ts';

/** Opens above the page when the session expires; the page and everything typed in it stay untouched. */
export function ExpiredDialog({ email }: { email: string }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const isExpired = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.get);
  const onSignedIn = () => {
    sessionExpiry.set(false);
    void client.invalidateQueries();
  };
  return (
    <Dialog title={t('staff.expired.title')} isOpen={isExpired} onClose={() => sessionExpiry.set(false)}>
      <p>{t('staff.expired.body')}</p>
      <SignInForm email={email} onSignedIn={onSignedIn} />
    </Dialog>
  );
}
