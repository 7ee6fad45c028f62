import { Button } from '@doorstep/ui';
import { useId, useRef, useState } from 'react';
import { ConnectionError } from '@doorstep/client';
import { ErrorNotice, Notice } from '../../shared/page/notice.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import type { TrackingLine } from './read-tracking-lines.ts';

export interface TrackingFile {
  name: string;
  lines: TrackingLine[];
}

interface TrackingFileFieldProps {
  file: TrackingFile | null;
  onChange: (file: TrackingFile | null) => void;
}

/** More than the largest batch's tracking numbers, with further columns in each row. */
const maxBytes = 10_000_000;

/** A file in addition to the text box, which keeps its text. */
export function TrackingFileField({ file, onChange }: TrackingFileFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isTooBig, setTooBig] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setError(null);
    setTooBig(chosen.size > maxBytes);
    if (chosen.size > maxBytes) return;
    try {
      const { readTrackingLines } = await loadTrackingReader();
      onChange({ name: chosen.name, lines: readTrackingLines(await chosen.text()) });
    } catch (cause) {
      setError(cause);
    }
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
            // Allows choosing the same file again once corrected.
            target.value = '';
          }}
        />
      </div>
      <output>
        {file === null ? '' : t('staff.batch.tracking_file_read', { name: file.name, count: file.lines.length })}
      </output>
      <ErrorNotice error={error} />
      {isTooBig ? <Notice kind="error" announce="alert" title={t('staff.batch.tracking_file_too_big')} /> : null}
    </div>
  );
}

/**
 * Loads the tracking number parser and its library only when needed, not with every batch page.
 * @throws ConnectionError
 */
export async function loadTrackingReader() {
  return import('./read-tracking-lines.ts').catch((cause: unknown) => {
    throw new ConnectionError('The reader of tracking numbers could not be loaded', { cause });
  });
}
