import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ProblemError } from '@doorstep/client';
import { client } from './api/api.ts';
import { useMutation } from './api/use-mutation.ts';
import { PasswordField } from './form/password-field.tsx';
import { TextField } from './form/fields.tsx';
import { Notice } from './page/notice.tsx';
import { problemText } from './texts/problem-text.ts';
import { useTexts, type Texts } from './texts/texts-context.tsx';

interface Credentials {
  email: string;
  password: string;
}

/** Email and password; for the sign-in page and the dialog after an expired session. */
export function SignInForm({ email = '', onSignedIn }: { email?: string; onSignedIn: () => void | Promise<void> }) {
  const texts = useTexts();
  const { t } = texts;
  const { register, handleSubmit } = useForm<Credentials>({ defaultValues: { email, password: '' } });
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const signIn = useMutation({
    mutationFn: (body: Credentials) => client.send('/api/auth/sign-in/email', { method: 'POST', body }),
    onSuccess: (answer) => {
      // The response is null without a second factor.
      if (answer !== null) return setCodeNeeded(true);
      return onSignedIn();
    },
  });
  if (isCodeNeeded) return <SignInCodeForm onSignedIn={onSignedIn} onStartAgain={() => setCodeNeeded(false)} />;
  return (
    <form className="stack" onSubmit={handleSubmit((credentials) => signIn.mutate(credentials))}>
      {signIn.isError ? <Notice kind="error" announce="alert" title={refusalText(texts, signIn.error)} /> : null}
      <TextField
        label={t('staff.email')}
        type="email"
        autoComplete="username"
        autoFocus={email === ''}
        required
        {...register('email')}
      />
      <PasswordField
        label={t('staff.password')}
        autoComplete="current-password"
        autoFocus={email !== ''}
        required
        {...register('password')}
      />
      <div className="actions">
        <Button type="submit" isBusy={signIn.isPending}>
          {t(signIn.isPending ? 'staff.sign_in.busy' : 'staff.sign_in')}
        </Button>
      </div>
    </form>
  );
}

// Wrong credentials are a refusal; an outage or a lost connection must not read like one.
function refusalText(texts: Texts, error: unknown): string {
  const isWrong = error instanceof ProblemError && (error.problem.status === 401 || error.problem.status === 400);
  return isWrong ? texts.t('staff.sign_in.wrong') : problemText(texts, error);
}

interface SignInCodeFormProps {
  onSignedIn: () => void | Promise<void>;
  onStartAgain: () => void;
}

/** The second step of sign-in, if a second factor is on. */
function SignInCodeForm({ onSignedIn, onStartAgain }: SignInCodeFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const [code, setCode] = useState('');
  const enter = useMutation({
    mutationFn: () => client.send('/api/auth/sign-in/code', { method: 'POST', body: { code } }),
    onSuccess: onSignedIn,
  });
  const isWrong = enter.error instanceof ProblemError && enter.error.problem.status === 401;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        enter.mutate();
      }}
    >
      {enter.isError ? (
        <Notice
          kind="error"
          announce="alert"
          title={isWrong ? t('staff.sign_in.code_wrong') : problemText(texts, enter.error)}
        />
      ) : null}
      <TextField
        label={t('staff.sign_in.code')}
        hint={t('staff.sign_in.code_hint')}
        autoComplete="one-time-code"
        autoFocus
        required
        maxLength={20}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <div className="actions">
        <Button type="submit" isBusy={enter.isPending}>
          {t(enter.isPending ? 'staff.sign_in.busy' : 'staff.sign_in')}
        </Button>
        <Button look="secondary" onClick={onStartAgain}>
          {t('staff.sign_in.start_again')}
        </Button>
      </div>
    </form>
  );
}
