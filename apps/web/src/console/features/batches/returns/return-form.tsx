import {
  parseReference,
  returnReasons,
  type ReturnInput,
  type ReturnOutcome,
  type ReturnReason,
} from '@doorstep/contract';
import { Button, RadioGroup } from '@doorstep/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useUndoCall } from '../../../shared/api/use-undo.ts';
import { CheckField, SelectField, TextField } from '../../../shared/form/fields.tsx';
import { FailedScans, type FailedScan } from '../../../shared/form/failed-scans.tsx';
import { focusFirstError } from '../../../shared/form/focus-first-error.ts';
import { signalScan } from '../../../shared/form/scan-signal.ts';
import { useScanQueue } from '../../../shared/form/use-scan-queue.ts';
import { useToast } from '../../../shared/page/toasts.tsx';
import { useMailWay } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { ReturnMails, refusalText } from './return-mails.tsx';
import { useRecordReturn } from './returns-api.ts';

const outcomes = ['returned', 'lost'] as const;

/** One parcel after another: choices persist and the scanner field keeps the focus. */
export function ReturnForm() {
  const texts = useTexts();
  const { t } = texts;
  const way = useMailWay();
  const outcomeId = useId();
  const form = useRef<HTMLFormElement>(null);
  const recording = useRecordReturn();
  const toast = useToast();
  const undo = useUndoCall();
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<ReturnInput['outcome']>('returned');
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [isOnShelf, setOnShelf] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [recorded, setRecorded] = useState<ReturnOutcome | null>(null);
  /** Failures of the last scan and of the scans it followed closely. */
  const [failures, setFailures] = useState<FailedScan[]>([]);
  /** References in flight; the first one is being sent. */
  const [underWay, setUnderWay] = useState<string[]>([]);
  const reference = parseReference(typed);
  const chosen = { outcome, isBackOnShelf: outcome === 'returned' && isOnShelf };

  const fail = (failure: FailedScan) => {
    signalScan('wrong');
    setFailures((before) => [...before, failure]);
    const field = form.current?.querySelector('input');
    if (field?.value !== '') return;
    // Restore the reference for another try, selected so that the next scan overwrites it.
    flushSync(() => setTyped(failure.reference));
    field.select();
  };
  const enqueue = useScanQueue<ReturnInput>(recording.isPending, (scan) =>
    recording.mutate(scan, {
      report: (done) =>
        toast({
          text: t('staff.returns.recorded', { ...done, way }),
          undo: async () => {
            await undo({ what: 'return', request: done.id });
            return t('staff.undo.return_done', { reference: done.reference });
          },
        }),
      ifShown: (done) => {
        signalScan('right');
        setRecorded(done);
      },
      onError: (error) => fail({ reference: scan.reference, error }),
      onSettled: () => setUnderWay(([, ...others]) => others),
    }),
  );

  const type = (text: string) => {
    setTyped(text);
    // These failures concern another parcel and have been seen; scans in flight may still fail.
    if (underWay.length === 0) setFailures([]);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Some scanners send Enter twice.
    if (reference === '' && underWay.length > 0) return;
    setChecked(true);
    if (reference === '' || reason === '') return focusFirstError(event.currentTarget);
    form.current?.querySelector('input')?.focus();
    setTyped('');
    setChecked(false);
    if (underWay.length === 0) {
      setFailures([]);
      setRecorded(null);
    }
    setUnderWay([...underWay, reference]);
    enqueue({ reference, reason, ...chosen });
  };
  return (
    <form ref={form} className="panel stack return-form" noValidate onSubmit={submit}>
      <h2>{t('staff.returns.record')}</h2>
      <TextField
        label={t('staff.batch.scan')}
        hint={`${t('staff.returns.rule')} ${t('staff.scan.rule')}`}
        width="medium"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={typed}
        error={isChecked && reference === '' ? t('staff.returns.reference_missing') : undefined}
        onChange={({ target }) => type(target.value)}
      />
      <RadioGroup
        id={outcomeId}
        legend={t('staff.returns.outcome')}
        name="return-outcome"
        value={outcome}
        choices={outcomes.map((value) => ({ value, label: t(`staff.returns.outcome.${value}`) }))}
        onChange={({ target }) => setOutcome(outcomes.find((one) => one === target.value) ?? 'returned')}
      />
      <SelectField
        label={t('staff.returns.reason')}
        required
        value={reason}
        error={isChecked && reason === '' ? t('staff.returns.reason_choose') : undefined}
        onChange={({ target }) => setReason(returnReasons.find((one) => one === target.value) ?? '')}
        options={[
          { value: '', label: t('staff.returns.reason_choose') },
          ...returnReasons.map((value) => ({ value, label: t(`staff.return_reason.${value}`) })),
        ]}
      />
      {outcome === 'returned' ? (
        <CheckField
          label={t('staff.returns.shelf')}
          hint={t('staff.returns.shelf_hint')}
          checked={isOnShelf}
          onChange={({ target }) => setOnShelf(target.checked)}
        />
      ) : null}
      <FailedScans scans={failures} textOf={(failure) => refusalText(texts, failure)} />
      {reference === '' && recorded === null ? <p className="quiet">{t('staff.returns.told', { way })}</p> : null}
      <ReturnMails parcel={reference === '' ? null : { reference, ...chosen }} />
      <div className="actions">
        <Button type="submit">{t('staff.returns.submit')}</Button>
        <output className="muted">
          {underWay.length === 0 ? '' : t('staff.returns.recording', { references: underWay.join(', ') })}
        </output>
      </div>
    </form>
  );
}
