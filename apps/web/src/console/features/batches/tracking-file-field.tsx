import { Button } from '@doorstep/ui';
import { useId, useRef, useState } from 'react';
import { Notice } from '../../shared/page/notice.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { readTrackingLines, type TrackingLine } from './read-tracking-lines.ts';

/** Tracking numbers as a carrier's program writes them. */
export interface TrackingFile {
  name: string;
  lines: TrackingLine[];
}

interface TrackingFileFieldProps {
  file: TrackingFile | null;
  onChange: (file: TrackingFile | null) => void;
}

/** More than the tracking numbers of the largest batch, with a row of further columns each. */
const maxBytes = 10_000_000;

/** A file beside the box: what was typed there stays. */
export function TrackingFileField({ file, onChange }: TrackingFileFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isTooBig, setTooBig] = useState(false);

  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setTooBig(chosen.size > maxBytes);
    if (chosen.size > maxBytes) return;
    onChange({ name: chosen.name, lines: readTrackingLines(await chosen.text()) });
  };
  return (
    <div className="stack">
      <p className="hint" id={`${id}-hint`}>
        {t('staff.batch.tracking_file_hint')}
      </p>
      <div className="actions">
        <Button look="secondary" aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
          {t('staff.batch.tracking_file')}
        </Button>
        {file === null ? null : (
          <Button look="quiet" onClick={() => onChange(null)}>
            {t('staff.batch.tracking_file_remove', { name: file.name })}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file, put right, can be chosen again.
            target.value = '';
          }}
        />
      </div>
      <output>
        {file === null ? '' : t('staff.batch.tracking_file_read', { name: file.name, count: file.lines.length })}
      </output>
      {isTooBig ? <Notice kind="error" announce="alert" title={t('staff.batch.tracking_file_too_big')} /> : null}
    </div>
  );
}
