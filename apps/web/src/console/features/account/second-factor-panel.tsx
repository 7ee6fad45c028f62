import type { AccountView, BegunSecondFactor } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';
import { Notice } from '../../shared/page/notice.tsx';
import { useSession } from '../../shared/session.ts';
import { formatMoment } from '../../shared/texts/format-moment.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useAccountChange } from './account-api.ts';
import { OwnPassword } from './own-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSteps } from './second-factor-steps.tsx';

interface SecondFactorPanelProps {
  account: AccountView;
  onDone: (text: string) => void;
}

export function SecondFactorPanel({ account, onDone }: SecondFactorPanelProps) {
  const { t, language } = useTexts();
  const mustSetUp = useSession().data?.mustSetUpSecondFactor ?? false;
  const [begun, setBegun] = useState<BegunSecondFactor | null>(null);
  const { secondFactorRequiredFrom, hasSecondFactor } = account;
  return (
    <section className="stack panel" aria-labelledby="second-factor">
      <h2 id="second-factor">{t('staff.factor.title')}</h2>
      {mustSetUp ? <Notice kind="warning" announce="status" title={t('staff.factor.required')} /> : null}
      <p>{t(hasSecondFactor ? 'staff.factor.is_on' : 'staff.factor.body')}</p>
      {secondFactorRequiredFrom === null || mustSetUp || hasSecondFactor ? null : (
        <p>{t('staff.factor.required_from', { at: formatMoment(secondFactorRequiredFrom, language) })}</p>
      )}
      {hasSecondFactor ? (
        <WhileOn onDone={onDone} />
      ) : begun === null ? (
        <Begin onBegun={setBegun} />
      ) : (
        <SecondFactorSteps
          begun={begun}
          onDone={() => {
            setBegun(null);
            onDone(t('staff.factor.turned_on'));
          }}
        />
      )}
    </section>
  );
}

function Begin({ onBegun }: { onBegun: (begun: BegunSecondFactor) => void }) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const begin = useMutation({
    mutationFn: () => api('POST /account/second-factor/begin', { body: { password } }),
    onSuccess: onBegun,
    gcTime: 0,
  });
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        begin.mutate();
      }}
    >
      <OwnPassword value={password} onChange={setPassword} error={begin.error} />
      <div className="actions">
        <Button type="submit" isBusy={begin.isPending}>
          {t('staff.factor.begin')}
        </Button>
      </div>
    </form>
  );
}

function WhileOn({ onDone }: { onDone: (text: string) => void }) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const off = useAccountChange('POST /account/second-factor/off');
  const renew = useMutation({
    mutationFn: () => api('POST /account/second-factor/recovery-codes', { body: { password } }),
    onSuccess: () => setPassword(''),
    gcTime: 0,
  });
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        off.reset();
        renew.mutate();
      }}
    >
      {renew.data === undefined ? null : (
        <Notice kind="success" announce="status" title={t('staff.factor.new_codes_made')}>
          <RecoveryCodes codes={renew.data.recoveryCodes} />
        </Notice>
      )}
      <OwnPassword value={password} onChange={setPassword} error={renew.error ?? off.error} />
      <div className="actions">
        <Button type="submit" look="secondary" isBusy={renew.isPending}>
          {t('staff.factor.new_codes')}
        </Button>
        <Button
          look="danger"
          isBusy={off.isPending}
          onClick={() => {
            renew.reset();
            off.mutate({ body: { password } }, { report: () => onDone(t('staff.factor.turned_off')) });
          }}
        >
          {t('staff.factor.turn_off')}
        </Button>
      </div>
    </form>
  );
}
