import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Mark } from '../../../look/mark.tsx';
import { api, useApi } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';
import { ProblemError } from '@doorstep/client';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { LoadingLines } from '../../shared/page/loaded.tsx';
import { ErrorNotice, Notice, RetryNotice } from '../../shared/page/notice.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';

const minLength = 10;

/** The target of the link for a forgotten password. */
export function NewPasswordPage() {
  const { t } = useTexts();
  const { token = '' } = useParams();
  const link = useApi('GET /password-links/:token', { params: { token } }, { staleTime: Infinity, retry: false });
  const isSpent = link.error instanceof ProblemError && ['link_invalid', 'not_found'].includes(link.error.code);
  return (
    <main className="single">
      <p className="brand">
        <Mark /> <span>Doorstep</span>
      </p>
      <PageHeading title={t(isSpent ? 'staff.new_password.spent_title' : 'staff.new_password.title')} />
      {link.data ? <NewPasswordForm token={token} email={link.data.email} /> : null}
      {link.isPending ? <LoadingLines /> : null}
      {isSpent ? (
        <>
          <p className="lead">{t('staff.new_password.spent_body')}</p>
          <p>
            <Link to="/staff/forgotten">{t('staff.sign_in.forgotten')}</Link>
          </p>
        </>
      ) : link.isError ? (
        <RetryNotice error={link.error} onRetry={() => void link.refetch()} />
      ) : null}
    </main>
  );
}

function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [isShort, setShort] = useState(false);
  const save = useMutation({
    mutationFn: () => api('POST /password-links/use', { body: { token, password } }),
    gcTime: 0,
  });
  const isWeak =
    save.error instanceof ProblemError && save.error.problem.errors?.some(({ code }) => code === 'password_weak');
  if (save.isSuccess) {
    return (
      <>
        <Notice kind="success" announce="status" title={t('staff.new_password.saved')} />
        <p>
          <Link to="/staff/sign-in">{t('staff.set_up.to_sign_in')}</Link>
        </p>
      </>
    );
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        setShort(password.length < minLength);
        if (password.length < minLength) return focusFirstError(form);
        save.mutate(undefined, { onError: () => focusFirstError(form) });
      }}
    >
      <p className="lead">{t('staff.new_password.body', { email })}</p>
      {isWeak ? null : <ErrorNotice error={save.error} />}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('staff.account.new')}
        autoComplete="new-password"
        hint={t('staff.set_up.password_hint')}
        value={password}
        maxLength={128}
        error={isShort ? t('staff.set_up.password_short') : isWeak ? t('field_error.password_weak') : undefined}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="actions">
        <Button type="submit" isBusy={save.isPending}>
          {t('staff.new_password.submit')}
        </Button>
      </div>
    </form>
  );
}
