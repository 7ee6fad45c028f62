import { type BatchDetail, type FieldErrorCode, isTrackingNumber, type BatchReferences } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState, type FormEvent } from 'react';
import { ProblemError } from '@doorstep/client';
import { TextAreaField, TextField } from '../../shared/form/fields.tsx';
import { ErrorNotice, Notice } from '../../shared/page/notice.tsx';
import { useTexts, type Texts } from '../../shared/texts/texts-context.tsx';
import { useReferences, useSaveTracking } from './batches-api.ts';
import { type TrackingFile, TrackingFileField, loadTrackingReader } from './tracking-file-field.tsx';
import type { TrackingLine } from './read-tracking-lines.ts';
import { stepPlaces } from './step-links.tsx';

interface TrackingPanelProps {
  batch: BatchDetail;
  onDone: (text: string) => void;
}

/** The carrier and the tracking numbers, typed, pasted or from a file. Either all lines are saved or none. */
export function TrackingPanel({ batch, onDone }: TrackingPanelProps) {
  const texts = useTexts();
  const { t } = texts;
  const saving = useSaveTracking(batch.id);
  const references = useReferences(batch.id);
  const [carrier, setCarrier] = useState(batch.carrier);
  const [trackingLink, setTrackingLink] = useState(batch.trackingLink);
  const [typed, setTyped] = useState('');
  const [file, setFile] = useState<TrackingFile | null>(null);
  /** The lines as submitted. */
  const [sent, setSent] = useState<TrackingLine[]>([]);
  const [issues, setIssues] = useState<TrackingIssue[]>([]);
  /** The parser failed to load. */
  const [error, setError] = useState<unknown>(null);
  if (!batch.actions.includes('track')) return null;

  const errors = saving.error instanceof ProblemError ? (saving.error.problem.errors ?? []) : [];
  const wrong = [
    ...issues.map(({ line, code }) => ({ line, problem: issueText(texts, code) })),
    ...errors.flatMap(({ field, code }) => {
      const [list, index] = field.split('.');
      const line = list === 'parcels' ? sent[Number(index)] : undefined;
      return line === undefined ? [] : [{ line, problem: issueText(texts, code) }];
    }),
  ];
  const linkError = errors.find(({ field }) => field === 'trackingLink');

  const chooseFile = (chosen: TrackingFile | null) => {
    saving.reset();
    setFile(chosen);
    setSent([]);
    setIssues([]);
  };
  const save = async () => {
    setError(null);
    const reader = await loadTrackingReader().catch(setError);
    if (reader === undefined) return;
    const lines = [...reader.readTrackingLines(typed), ...(file?.lines ?? [])];
    const found = trackingIssues(lines, references.data);
    saving.reset();
    setSent(lines);
    setIssues(found);
    if (found.length > 0) return;
    const parcels = lines.map(({ reference, number }) => ({ reference, number }));
    saving.mutate(
      { carrier: carrier.trim(), trackingLink: trackingLink.trim(), parcels },
      {
        report: () => onDone(t('staff.batch.tracking_saved', { count: parcels.length })),
        ifShown() {
          setTyped('');
          setFile(null);
          setSent([]);
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <section id={stepPlaces.track} className="panel">
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
        <TrackingFileField file={file} onChange={chooseFile} />
        {wrong.length > 0 ? (
          <Notice kind="error" announce="alert" title={t('staff.batch.tracking_wrong', { count: wrong.length })}>
            <ul>
              {wrong.map(({ line, problem }) => (
                <li key={sent.indexOf(line)}>
                  {t('staff.batch.tracking_line', {
                    source: file?.lines.includes(line) === true ? 'file' : 'box',
                    file: file?.name ?? '',
                    line: line.line,
                    text: line.text.slice(0, 60),
                    problem,
                  })}
                </li>
              ))}
            </ul>
          </Notice>
        ) : (
          <ErrorNotice error={error ?? saving.error} />
        )}
        <div className="actions">
          <Button type="submit" look="secondary" isBusy={saving.isPending}>
            {t('staff.batch.tracking_save')}
          </Button>
        </div>
      </form>
    </section>
  );
}

function issueText({ t }: Texts, code: TrackingIssue['code'] | FieldErrorCode): string {
  if (code === 'unreadable') return t('staff.batch.tracking_unreadable');
  // The server has no specific code for it.
  if (code === 'number_form' || code === 'not_a_choice') return t('staff.batch.tracking_number_form');
  return t(`field_error.${code}`);
}

interface TrackingIssue {
  line: TrackingLine;
  code: 'unreadable' | 'number_form' | 'not_in_batch' | 'named_twice';
}

/**
 * Every line that cannot be saved, and why, all at once.
 * @param references  The batch's references; if undefined, only the server can tell which lines are not in it.
 */
function trackingIssues(lines: readonly TrackingLine[], references?: BatchReferences): TrackingIssue[] {
  const known = references === undefined ? null : new Set([...references.waiting, ...references.dispatched]);
  const seen = new Set<string>();
  return lines.flatMap((line): TrackingIssue[] => {
    const { reference, number } = line;
    if (reference === '' || number === '') return [{ line, code: 'unreadable' }];
    const isSecond = seen.has(reference);
    seen.add(reference);
    if (known?.has(reference) === false) return [{ line, code: 'not_in_batch' }];
    if (isSecond) return [{ line, code: 'named_twice' }];
    return isTrackingNumber(number) ? [] : [{ line, code: 'number_form' }];
  });
}
