import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { ProblemError } from '@doorstep/client';
import { client } from './api/api.ts';
import { useMutation } from './api/use-mutation.ts';
import { TextField } from './form/fields.tsx';
import { Notice } from './page/notice.tsx';
import { problemText } from './texts/problem-text.ts';
import { useTexts } from './texts/texts-context.tsx';

interface SignInCodeFormProps {
  onSignedIn: () => void | Promise<void>;
  onStartAgain: () => void;
}

/** The second step of sign-in, if a second factor is on. */
export function SignInCodeForm({ onSignedIn, onStartAgain }: SignInCodeFormProps) {
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
