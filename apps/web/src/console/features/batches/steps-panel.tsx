import type { BatchDetail } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { ErrorNotice, Notice } from '../../shared/page/notice.tsx';
import { useAllowed } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { StepLinks, useReadiness } from './step-links.tsx';
import { useBatchMove, type BatchMove } from './batches-api.ts';
import { useBatchErrorText } from './use-colleague-change.ts';
import { useUndo } from '../../shared/api/use-undo.ts';
import { useToast } from '../../shared/page/toasts.tsx';
import { formatMoment } from '../../shared/texts/format-moment.ts';

interface StepsPanelProps {
  batch: BatchDetail;
  onDone: (text: string) => void;
}

export function StepsPanel({ batch, onDone }: StepsPanelProps) {
  const { t } = useTexts();
  const mayReturn = useAllowed('batches.write');
  const errorText = useBatchErrorText(batch);
  const readiness = useReadiness(batch.id);
  const move = useBatchMove(batch.id);
  const [asked, setAsked] = useState<'undo' | 'close' | null>(null);
  const may = (action: BatchMove) => batch.actions.includes(action);
  const make = (to: BatchMove) =>
    move.mutate(to, {
      report: () => onDone(t(`staff.batch.done.${to}`)),
      ifShown: () => setAsked(null),
    });
  const ask = (to: 'undo' | 'close') => {
    move.reset();
    setAsked(to);
  };
  return (
    <section className="panel stack">
      <h2>{t('staff.batch.steps')}</h2>
      <p>{t(`staff.batch.next.${batch.state === 'printed' && readiness.isPacked ? 'packed' : batch.state}`)}</p>
      <StepLinks batch={batch} readiness={readiness} />
      {batch.state === 'undone' ? (
        <p>
          <Link to={`/staff/requests?state=accepted&offer=${batch.offer.id}`}>{t('staff.batch.to_accepted')}</Link>
        </p>
      ) : null}
      <UndoDispatch batch={batch} />
      {batch.state === 'dispatched' && mayReturn ? (
        <p>
          <Link to="/staff/batches/returns">{t('staff.batch.to_returns')}</Link>
        </p>
      ) : null}
      {move.isError && asked === null ? <Notice kind="error" announce="alert" title={errorText(move.error)} /> : null}
      {batch.actions.length === 0 ? null : (
        <div className="actions">
          {may('lock') ? (
            <Button isBusy={move.isPending && asked === null} onClick={() => make('lock')}>
              {t('staff.batch.lock')}
            </Button>
          ) : null}
          {may('close') ? (
            <Button look="secondary" onClick={() => ask('close')}>
              {t('staff.batch.close')}
            </Button>
          ) : null}
          {may('unlock') ? (
            <Button look="secondary" isBusy={move.isPending && asked === null} onClick={() => make('unlock')}>
              {t('staff.batch.unlock')}
            </Button>
          ) : null}
          {may('undo') ? (
            <Button look="secondary" onClick={() => ask('undo')}>
              {t('staff.batch.undo')}
            </Button>
          ) : null}
        </div>
      )}
      <Dialog
        title={asked === null ? '' : t(`staff.batch.${asked}_title`, { name: batch.name })}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
      >
        {asked === null ? null : (
          <DialogForm
            submit={t(`staff.batch.${asked}`)}
            isDanger
            sending={move}
            errorText={move.error === null ? undefined : errorText(move.error)}
            onSubmit={() => make(asked)}
            onCancel={() => setAsked(null)}
          >
            <p>{t(`staff.batch.${asked}_body`, { parcels: batch.parcels })}</p>
          </DialogForm>
        )}
      </Dialog>
    </section>
  );
}

/** Undoes the batch's dispatches of the last half hour. */
function UndoDispatch({ batch: { id, undoable, actions } }: { batch: BatchDetail }) {
  const { t, language } = useTexts();
  const undoing = useUndo();
  const toast = useToast();
  if (undoable === null || !actions.includes('undo_dispatch')) return null;
  const press = () =>
    undoing.mutate(
      { what: 'dispatch', batch: id },
      { report: (undone) => toast({ text: t('staff.batch.dispatch_undone', undone), takesFocus: true }) },
    );
  return (
    <>
      <ErrorNotice error={undoing.error} />
      <div className="actions">
        <Button look="secondary" isBusy={undoing.isPending} onClick={press}>
          {t('staff.batch.undo_dispatch', { parcels: undoable.parcels })}
        </Button>
        <p className="hint">{t('staff.batch.undo_until', { at: formatMoment(undoable.until, language) })}</p>
      </div>
    </>
  );
}
