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
import { ProblemError } from '@doorstep/client';
import { useUndoCall } from '../../../shared/api/use-undo.ts';
import { CheckField, SelectField, TextField } from '../../../shared/form/fields.tsx';
import { FailedScans, type FailedScan } from '../../../shared/form/failed-scans.tsx';
import { focusFirstError } from '../../../shared/form/focus-first-error.ts';
import { signalScan } from '../../../shared/form/scan-signal.ts';
import { useScanQueue } from '../../../shared/form/use-scan-queue.ts';
import { useToast } from '../../../shared/page/toasts.tsx';
import { useMailWay } from '../../../shared/session.ts';
import { useTexts, type Texts } from '../../../shared/texts/texts-context.tsx';
import { useRecordReturn, useTriedReturn } from './returns-api.ts';
import { useSettled } from '../../../shared/form/use-settled.ts';
import { MailPreview } from '../../../shared/page/mail-preview.tsx';
import { problemText } from '../../../shared/texts/problem-text.ts';

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

/**
 * Previews the emails that recording a parcel would send, after a pause in typing: a scanner goes on at once.
 * @param parcel `null` while there is no reference.
 */
function ReturnMails({ parcel }: { parcel: Omit<ReturnInput, 'reason'> | null }) {
  const texts = useTexts();
  const { t } = texts;
  const way = useMailWay();
  const settled = useSettled(parcel);
  const { data, error } = useTriedReturn(settled);
  if (parcel === null || settled === null || settled.reference !== parcel.reference) return null;
  if (error !== null) return <p className="muted">{refusalText(texts, { reference: settled.reference, error })}</p>;
  if (data === undefined) return null;
  const { id, accepted } = data.answer;
  const own = data.mails.find(({ about }) => about === id)?.mail;
  const queue = data.mails.filter(({ about }) => about !== id);
  const emails = queue.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {own === undefined ? (
        <p className="muted">{t('staff.withdraw.no_mail')}</p>
      ) : (
        <MailPreview title={t('staff.decline.mail', { to: own.to, way })} mail={own} />
      )}
      {accepted === 0 ? null : <p>{t('staff.returns.served', { accepted, without: accepted - emails })}</p>}
      {queue.map(({ count, mail }) => (
        <MailPreview
          key={mail.to}
          title={t('staff.returns.queue_mail', { to: mail.to, others: count - 1, way })}
          mail={mail}
        />
      ))}
    </>
  );
}

function refusalText(texts: Texts, { reference, error }: FailedScan): string {
  const code = error instanceof ProblemError ? error.code : null;
  if (code === 'state_conflict') return texts.t('staff.returns.not_under_way', { reference });
  if (code === 'request_not_found') return texts.t('staff.returns.unknown', { reference });
  return problemText(texts, error);
}
