import type { AddressImportView } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useId } from 'react';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { MomentText } from '../../shared/texts/moment-text.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useCancelImport } from './addresses-api.ts';
import { RefusedRows } from './row-reasons.tsx';

interface ImportPanelProps {
  view: AddressImportView;
  /** Null if there is no report. */
  onReport: (() => void) | null;
}

/** The running import, or the result of the last one. */
export function ImportPanel({ view, onReport }: ImportPanelProps) {
  const { t } = useTexts();
  const id = useId();
  const { dataset, file, state, startedAt, startedBy, error, refused } = view;
  return (
    <section className="panel stack" aria-labelledby={id}>
      <h2 id={id} aria-live="polite">
        {t(`staff.addresses.state.${state}`, { name: dataset })}
      </h2>
      <p className="muted breaking">
        <MomentText
          moments={{ at: startedAt }}
          text={(marks) =>
            startedBy === ''
              ? t('staff.addresses.from_file_by_program', { file, ...marks })
              : t('staff.addresses.from_file', { file, who: startedBy, ...marks })
          }
        />
      </p>
      {state === 'running' ? <Running view={view} /> : null}
      {state === 'done' ? (
        <>
          <p>{t('staff.addresses.done_body')}</p>
          {onReport === null ? null : (
            <div className="actions">
              <Button look="secondary" onClick={onReport}>
                {t('staff.addresses.see_report')}
              </Button>
            </div>
          )}
        </>
      ) : null}
      {state === 'interrupted' ? <p>{t('staff.addresses.interrupted_body')}</p> : null}
      {state === 'cancelled' ? <p>{t('staff.addresses.nothing_changed')}</p> : null}
      {error === null ? null : (
        <>
          <p>
            <strong>{t(`staff.addresses.error.${error.code}`)}.</strong> {t('staff.addresses.nothing_changed')}
          </p>
          <RefusedRows refused={refused} />
          <ErrorDetails detail={error.detail} />
        </>
      )}
    </section>
  );
}

/** The importer's untranslated message, which names lines and columns. */
export function ErrorDetails({ detail }: { detail: string }) {
  const { t } = useTexts();
  if (detail === '') return null;
  return (
    <details>
      <summary>{t('staff.addresses.details')}</summary>
      <p className="breaking" dir="auto" lang="en">
        {detail}
      </p>
    </details>
  );
}

function Running({ view: { phase, rowsRead, done, secondsLeft } }: { view: AddressImportView }) {
  const { t } = useTexts();
  const id = useId();
  const cancelling = useCancelImport();
  return (
    <>
      <div className="import-progress">
        <progress aria-label={t('staff.addresses.progress')} aria-describedby={id} value={done ?? undefined} max={1} />
        <p id={id}>
          {t(`staff.addresses.${phase}`, { rows: rowsRead })}
          {secondsLeft === null ? null : ` · ${t('staff.addresses.left', { seconds: secondsLeft })}`}
        </p>
      </div>
      <p className="muted">{t('staff.addresses.old_serves')}</p>
      <ErrorNotice error={cancelling.error} />
      <div className="actions">
        <Button look="secondary" isBusy={cancelling.isPending} onClick={() => cancelling.mutate()}>
          {t('staff.addresses.cancel')}
        </Button>
      </div>
    </>
  );
}
