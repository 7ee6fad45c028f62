import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { Mark } from '../../../look/mark.tsx';
import { api } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';
import { TextField } from '../../shared/form/fields.tsx';
import { ErrorNotice, Notice } from '../../shared/page/notice.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';

/** Requests a reset link by email. The page never reveals whether the address has an account. */
export function ForgottenPage() {
  const texts = useTexts();
  const { t } = texts;
  const [email, setEmail] = useState('');
  const send = useMutation({ mutationFn: () => api('POST /password-links', { body: { email } }) });
  return (
    <main className="single">
      <p className="brand">
        <Mark /> <span>Doorstep</span>
      </p>
      <PageHeading title={t('staff.forgotten.title')} />
      {send.isSuccess ? (
        <Notice kind="success" announce="status" title={t('staff.forgotten.sent')} />
      ) : (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            send.mutate();
          }}
        >
          <p className="lead">{t('staff.forgotten.body')}</p>
          <ErrorNotice error={send.error} />
          <TextField
            label={t('staff.email')}
            type="email"
            autoComplete="username"
            required
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <div className="actions">
            <Button type="submit" isBusy={send.isPending}>
              {t('staff.forgotten.submit')}
            </Button>
          </div>
        </form>
      )}
      <p>
        <Link to="/staff/sign-in">{t('staff.set_up.to_sign_in')}</Link>
      </p>
    </main>
  );
}
