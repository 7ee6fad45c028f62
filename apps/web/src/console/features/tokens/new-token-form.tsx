import { apiScopes, type ApiScope } from '@doorstep/contract';
import { Button, CheckboxGroup } from '@doorstep/ui';
import { useId, useState, type FormEvent } from 'react';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { TextField } from '../../shared/form/text-field.tsx';
import { CopyButton } from '../../shared/page/copy-button.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useCreateToken } from './tokens-api.ts';

export function NewTokenForm() {
  const texts = useTexts();
  const { t } = texts;
  const scopesId = useId();
  const creating = useCreateToken();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [isChecked, setChecked] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (name.trim() === '' || scopes.length === 0) return focusFirstError(event.currentTarget);
    creating.mutate(
      { name: name.trim(), scopes },
      {
        onSuccess: () => {
          setName('');
          setScopes([]);
          setChecked(false);
        },
      },
    );
  };
  return (
    <form className="stack panel" noValidate onSubmit={submit}>
      <h2>{t('staff.tokens.new')}</h2>
      {creating.isError ? <Notice kind="error" announce="alert" title={problemText(texts, creating.error)} /> : null}
      {creating.isSuccess ? (
        <Notice kind="success" announce="status" title={t('staff.tokens.made')}>
          <p>
            <code className="new-token">{creating.data.token}</code>
          </p>
          <CopyButton text={creating.data.token} label={t('staff.tokens.copy')} />
        </Notice>
      ) : null}
      <TextField
        label={t('staff.tokens.name')}
        hint={t('staff.tokens.name_hint')}
        width="medium"
        maxLength={100}
        value={name}
        error={isChecked && name.trim() === '' ? t('staff.tokens.name_missing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <CheckboxGroup
        id={scopesId}
        name="scopes"
        legend={t('staff.tokens.scopes')}
        values={scopes}
        error={isChecked && scopes.length === 0 ? t('staff.tokens.scopes_missing') : undefined}
        choices={apiScopes.map((scope) => ({ value: scope, label: t(`staff.scope.${scope}`) }))}
        onChange={({ target }) =>
          setScopes(apiScopes.filter((one) => (one === target.value ? target.checked : scopes.includes(one))))
        }
      />
      <div className="actions">
        <Button type="submit" isBusy={creating.isPending}>
          {t('staff.tokens.create')}
        </Button>
      </div>
    </form>
  );
}
