import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { CheckField } from '../../shared/form/fields.tsx';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { fieldProblem, useAccountChange } from './account-api.ts';

const minLength = 10;

/** Changes the password; the server judges its strength without calling other services. */
export function PasswordPanel({ onDone }: { onDone: (text: string) => void }) {
  const texts = useTexts();
  const { t } = texts;
  const change = useAccountChange('POST /account/password');
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [endsOthers, setEndsOthers] = useState(true);
  const [isShort, setShort] = useState(false);
  const errors = {
    current: fieldProblem(texts, change.error, 'current'),
    password: isShort ? t('staff.set_up.password_short') : fieldProblem(texts, change.error, 'password'),
  };
  return (
    <form
      className="stack panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        setShort(password.length < minLength);
        if (password.length < minLength) return focusFirstError(form);
        change.mutate(
          { body: { current, password, endsOthers } },
          {
            report: () => onDone(t('staff.account.changed')),
            ifShown: () => {
              setCurrent('');
              setPassword('');
            },
            onError: () => focusFirstError(form),
          },
        );
      }}
    >
      <h2>{t('staff.account.password')}</h2>
      {errors.current === undefined && errors.password === undefined ? <ErrorNotice error={change.error} /> : null}
      <PasswordField
        label={t('staff.account.current')}
        autoComplete="current-password"
        value={current}
        maxLength={128}
        error={errors.current}
        onChange={({ target }) => setCurrent(target.value)}
      />
      <PasswordField
        label={t('staff.account.new')}
        autoComplete="new-password"
        hint={t('staff.set_up.password_hint')}
        value={password}
        maxLength={128}
        error={errors.password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <CheckField
        label={t('staff.account.ends_others')}
        checked={endsOthers}
        onChange={({ target }) => setEndsOthers(target.checked)}
      />
      <div className="actions">
        <Button type="submit" isBusy={change.isPending}>
          {t('staff.account.change')}
        </Button>
      </div>
    </form>
  );
}
