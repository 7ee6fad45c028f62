import type { AccountView } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { dayOf, startOfDay } from '../../shared/days.ts';
import { keyOf, useApi, useChange } from '../../shared/api/api.ts';
import { TextField } from '../../shared/form/fields.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { sessionKey } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';

/** Sets the date from which everyone needs two-factor sign-in. */
export function SecondFactorRule() {
  const { t } = useTexts();
  const account = useApi('GET /account', {});
  return (
    <section className="stack panel" aria-labelledby="factor-rule">
      <h2 id="factor-rule">{t('staff.people.factor_title')}</h2>
      <p>{t('staff.people.factor_body')}</p>
      <Loaded query={account}>
        {({ secondFactorRequiredFrom: from, hasSecondFactor }) =>
          hasSecondFactor || from !== null ? (
            <Rule key={from} from={from} />
          ) : (
            <p>{t('staff.people.factor_own_first')}</p>
          )
        }
      </Loaded>
    </section>
  );
}

function Rule({ from }: { from: AccountView['secondFactorRequiredFrom'] }) {
  const { t } = useTexts();
  const [day, setDay] = useState(dayOf(from ?? undefined));
  const save = useChange('PUT /second-factor-rule', () => ({ body: { requiredFrom: startOfDay(day) ?? null } }), {
    stale: [keyOf('GET /account', {}), sessionKey],
  });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <ErrorNotice error={save.error} />
      <TextField
        label={t('staff.people.factor_from')}
        hint={t('staff.people.factor_from_hint')}
        type="date"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <div className="actions">
        <Button type="submit" look="secondary" isBusy={save.isPending}>
          {t('staff.people.factor_submit')}
        </Button>
        <output className="muted">{save.isSuccess ? t('staff.people.factor_saved') : ''}</output>
      </div>
    </form>
  );
}
