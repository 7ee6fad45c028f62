import { apiScopes, installationScopes, isCalendarDay, type ApiScope } from '@doorstep/contract';
import { Button, CheckboxGroup, RadioGroup } from '@doorstep/ui';
import { useId, useState, type FormEvent } from 'react';
import { useOfferChoices } from '../../shared/api/use-offer-choices.ts';
import { endOfDay } from '../../shared/days.ts';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { TextField } from '../../shared/form/fields.tsx';
import { CopyButton } from '../../shared/page/copy-button.tsx';
import { ErrorNotice, Notice } from '../../shared/page/notice.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useCreateToken } from './tokens-api.ts';

export function NewTokenForm() {
  const texts = useTexts();
  const { t } = texts;
  const scopesId = useId();
  const creating = useCreateToken();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  /** Null means all of them. */
  const [offers, setOffers] = useState<string[] | null>(null);
  const [lastDay, setLastDay] = useState('');
  const [isPast, setPast] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const { data: allOffers = [] } = useOfferChoices();
  const isOffered = (scope: ApiScope) => offers === null || !installationScopes.has(scope);
  const chosen = scopes.filter(isOffered);
  const expiresAt = lastDay === '' ? null : (endOfDay(lastDay) ?? null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const isOver = lastDay !== '' && !(isCalendarDay(lastDay) && Date.parse(expiresAt ?? '') > Date.now());
    setPast(isOver);
    if (name.trim() === '' || chosen.length === 0 || offers?.length === 0 || isOver)
      return focusFirstError(event.currentTarget);
    creating.mutate(
      { name: name.trim(), scopes: chosen, offers, expiresAt },
      {
        ifShown: () => {
          setName('');
          setScopes([]);
          setOffers(null);
          setLastDay('');
          setChecked(false);
        },
      },
    );
  };
  return (
    <form className="stack panel" noValidate onSubmit={submit}>
      <h2>{t('staff.tokens.new')}</h2>
      <ErrorNotice error={creating.error} />
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
      <RadioGroup
        id={`${scopesId}-which`}
        name="which"
        legend={t('staff.tokens.offers')}
        value={offers === null ? 'all' : 'some'}
        choices={[
          { value: 'all', label: t('staff.tokens.offers_all') },
          { value: 'some', label: t('staff.tokens.offers_some'), hint: t('staff.tokens.offers_some_hint') },
        ]}
        onChange={({ target }) => setOffers(target.value === 'all' ? null : [])}
      />
      {offers === null ? null : (
        <CheckboxGroup
          id={`${scopesId}-offers`}
          name="offers"
          legend={t('staff.tokens.offers_some')}
          values={offers}
          error={isChecked && offers.length === 0 ? t('staff.tokens.offers_missing') : undefined}
          choices={allOffers.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ target }) =>
            setOffers(target.checked ? [...offers, target.value] : offers.filter((id) => id !== target.value))
          }
        />
      )}
      <CheckboxGroup
        id={scopesId}
        name="scopes"
        legend={t('staff.tokens.scopes')}
        values={chosen}
        error={isChecked && chosen.length === 0 ? t('staff.tokens.scopes_missing') : undefined}
        choices={apiScopes.filter(isOffered).map((scope) => ({ value: scope, label: t(`staff.scope.${scope}`) }))}
        onChange={({ target }) =>
          setScopes(apiScopes.filter((one) => (one === target.value ? target.checked : scopes.includes(one))))
        }
      />
      <TextField
        label={t('staff.tokens.last_day')}
        hint={t('staff.tokens.last_day_hint')}
        width="medium"
        type="date"
        // Limits the year to four digits in browsers.
        max="9999-12-31"
        value={lastDay}
        error={isPast ? t('field_error.not_in_future') : undefined}
        onChange={({ target }) => {
          setPast(false);
          setLastDay(target.value);
        }}
      />
      <div className="actions">
        <Button type="submit" isBusy={creating.isPending}>
          {t('staff.tokens.create')}
        </Button>
      </div>
    </form>
  );
}
