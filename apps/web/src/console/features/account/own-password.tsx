import { PasswordField } from '../../shared/form/password-field.tsx';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { fieldProblem } from './account-api.ts';

interface OwnPasswordProps {
  value: string;
  onChange: (value: string) => void;
  /** Of the call that the password was sent with. */
  error: unknown;
}

/** Asks people for their own password again, and shows what went wrong with it. */
export function OwnPassword({ value, onChange, error }: OwnPasswordProps) {
  const texts = useTexts();
  const wrong = fieldProblem(texts, error, 'password');
  return (
    <>
      {wrong === undefined ? <ErrorNotice error={error} /> : null}
      <PasswordField
        label={texts.t('staff.account.current')}
        hint={texts.t('staff.factor.password_hint')}
        autoComplete="current-password"
        value={value}
        maxLength={128}
        error={wrong}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
