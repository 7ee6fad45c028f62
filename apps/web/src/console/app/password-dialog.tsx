import { ProblemError } from '@doorstep/client';
import { useState, useSyncExternalStore } from 'react';
import { api } from '../shared/api/api.ts';
import { passwordAgain } from '../shared/api/password-again.ts';
import { useMutation } from '../shared/api/use-mutation.ts';
import { PasswordField } from '../shared/form/password-field.tsx';
import { DialogForm } from '../shared/page/dialog-form.tsx';
import { Dialog } from '../shared/page/dialog.tsx';
import { useTexts } from '../shared/texts/texts-context.tsx';

const close = () => passwordAgain.answer(false);

/** Opens above the page when the server wants the password again; the refused call is then repeated. */
export function PasswordDialog() {
  const { t } = useTexts();
  const isNeeded = useSyncExternalStore(passwordAgain.subscribe, passwordAgain.isNeeded);
  return (
    <Dialog title={t('staff.password_again.title')} isOpen={isNeeded} onClose={close}>
      <PasswordForm />
    </Dialog>
  );
}

function PasswordForm() {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const confirm = useMutation({
    mutationFn: () => api('POST /account/confirm', { body: { password } }),
    onSuccess: () => passwordAgain.answer(true),
    // Keep no password in memory.
    gcTime: 0,
  });
  const isWrong = confirm.error instanceof ProblemError && confirm.error.code === 'request_invalid';
  return (
    <DialogForm
      submit={t('staff.password_again.submit')}
      sending={confirm}
      errorText={isWrong ? t('field_error.password_wrong') : undefined}
      onSubmit={() => confirm.mutate()}
      onCancel={close}
    >
      <p>{t('staff.password_again.body')}</p>
      <PasswordField
        label={t('staff.password')}
        autoComplete="current-password"
        required
        maxLength={128}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </DialogForm>
  );
}
