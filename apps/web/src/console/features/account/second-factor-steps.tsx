import type { BegunSecondFactor } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { CheckField, TextField } from '../../shared/form/fields.tsx';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { CopyButton } from '../../shared/page/copy-button.tsx';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { fieldProblem, useAccountChange } from './account-api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Scan, save the recovery codes, type a code: only then is it switched on. */
export function SecondFactorSteps({ begun, onDone }: { begun: BegunSecondFactor; onDone: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const { key, qr, recoveryCodes } = begun;
  const confirm = useAccountChange('POST /account/second-factor/confirm');
  const [code, setCode] = useState('');
  const [isKept, setKept] = useState(false);
  const [isKeepingMissing, setKeepingMissing] = useState(false);
  const wrong = fieldProblem(texts, confirm.error, 'code');
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        setKeepingMissing(!isKept);
        if (!isKept) return focusFirstError(form);
        confirm.mutate({ body: { code } }, { report: onDone, onError: () => focusFirstError(form) });
      }}
    >
      <ol className="factor-steps">
        <li>
          <p>{t('staff.factor.step_scan')}</p>
          <svg className="factor-qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('staff.factor.qr')}>
            <path d={qr.path} />
          </svg>
          <p>
            {t('staff.factor.key')} <code className="factor-key">{key.replaceAll(/.{4}(?!$)/g, '$& ')}</code>
          </p>
          <CopyButton text={key} label={t('staff.factor.copy_key')} />
        </li>
        <li>
          <p>{t('staff.factor.step_codes')}</p>
          <RecoveryCodes codes={recoveryCodes} />
          <CheckField
            label={t('staff.factor.kept')}
            checked={isKept}
            error={isKeepingMissing && !isKept ? t('staff.factor.kept_missing') : undefined}
            onChange={({ target }) => setKept(target.checked)}
          />
        </li>
        <li>
          <p>{t('staff.factor.step_code')}</p>
          <TextField
            label={t('staff.factor.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            value={code}
            error={wrong}
            onChange={({ target }) => setCode(target.value)}
          />
        </li>
      </ol>
      {wrong === undefined ? <ErrorNotice error={confirm.error} /> : null}
      <div className="actions">
        <Button type="submit" isBusy={confirm.isPending}>
          {t('staff.factor.turn_on')}
        </Button>
      </div>
    </form>
  );
}
