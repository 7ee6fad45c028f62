import type { BatchDetail, FieldErrorCode } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState, type FormEvent } from 'react';
import { ProblemError } from '../../shared/api/problem-error.ts';
import { TextAreaField } from '../../shared/form/text-area-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useSaveTracking } from './batches-api.ts';
import { readTrackingLines, type TrackingLine } from './read-tracking-lines.ts';

interface TrackingPanelProps {
  batch: BatchDetail;
  onDone: (text: string) => void;
}

/** Who carries the batch, and the tracking numbers, typed or pasted: every line is saved, or none. */
export function TrackingPanel({ batch, onDone }: TrackingPanelProps) {
  const texts = useTexts();
  const { t } = texts;
  const saving = useSaveTracking(batch.id);
  const [carrier, setCarrier] = useState(batch.carrier);
  const [trackingLink, setTrackingLink] = useState(batch.trackingLink);
  const [typed, setTyped] = useState('');
  /** As they were when they were sent. */
  const [sent, setSent] = useState<TrackingLine[]>([]);
  if (!batch.actions.includes('track')) return null;

  const errors = saving.error instanceof ProblemError ? (saving.error.problem.errors ?? []) : [];
  const unreadable = sent.filter(({ number }) => number === '');
  const wrong = [
    ...unreadable.map((line) => ({ line, problem: t('staff.batch.tracking_unreadable') })),
    ...errors.flatMap(({ field, code }) => {
      const [list, index] = field.split('.');
      const line = list === 'parcels' ? sent[Number(index)] : undefined;
      return line === undefined ? [] : [{ line, problem: t(`field_error.${problemOf(code)}`) }];
    }),
  ];
  const linkError = errors.find(({ field }) => field === 'trackingLink');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lines = readTrackingLines(typed);
    saving.reset();
    setSent(lines);
    if (lines.some(({ number }) => number === '')) return;
    const parcels = lines.map(({ reference, number }) => ({ reference, number }));
    saving.mutate(
      { carrier: carrier.trim(), trackingLink: trackingLink.trim(), parcels },
      {
        onSuccess() {
          setTyped('');
          setSent([]);
          onDone(t('staff.batch.tracking_saved', { count: parcels.length }));
        },
      },
    );
  };
  return (
    <section className="panel">
      <form className="stack" noValidate onSubmit={submit}>
        <h2>{t('staff.batch.tracking')}</h2>
        <TextField
          label={t('staff.batch.carrier')}
          width="medium"
          maxLength={60}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
        />
        <TextField
          label={t('staff.batch.tracking_link')}
          hint={t('staff.batch.tracking_link_hint', { placeholder: '{number}' })}
          maxLength={300}
          value={trackingLink}
          error={linkError === undefined ? undefined : t(`field_error.${linkError.code}`, linkError.values)}
          onChange={({ target }) => setTrackingLink(target.value)}
        />
        <TextAreaField
          label={t('staff.batch.tracking_numbers')}
          hint={t('staff.batch.tracking_numbers_hint')}
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {wrong.length > 0 ? (
          <Notice kind="error" announce="alert" title={t('staff.batch.tracking_wrong', { count: wrong.length })}>
            <ul>
              {wrong.map(({ line, problem }) => (
                <li key={line.line}>
                  {t('staff.batch.tracking_line', { line: line.line, text: line.text.slice(0, 60), problem })}
                </li>
              ))}
            </ul>
          </Notice>
        ) : saving.isError ? (
          <Notice kind="error" announce="alert" title={problemText(texts, saving.error)} />
        ) : null}
        <div className="actions">
          <Button type="submit" look="secondary" isBusy={saving.isPending}>
            {t('staff.batch.tracking_save')}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** A number that is written in a way that no carrier writes it has no words of its own. */
function problemOf(code: FieldErrorCode): FieldErrorCode {
  return code === 'not_a_choice' ? 'not_text' : code;
}
