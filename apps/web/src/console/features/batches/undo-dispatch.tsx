import type { BatchDetail } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useUndo } from '../../shared/api/use-undo.ts';
import { Notice } from '../../shared/page/notice.tsx';
import { useToast } from '../../shared/page/toasts.tsx';
import { formatMoment } from '../../shared/texts/format-moment.ts';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';

/** Undoes the batch's dispatches of the last half hour. */
export function UndoDispatch({ batch: { id, undoable, actions } }: { batch: BatchDetail }) {
  const texts = useTexts();
  const { t, language } = texts;
  const undoing = useUndo();
  const toast = useToast();
  if (undoable === null || !actions.includes('undo_dispatch')) return null;
  const press = () =>
    undoing.mutate(
      { what: 'dispatch', batch: id },
      { onSuccess: (undone) => toast({ text: t('staff.batch.dispatch_undone', undone), takesFocus: true }) },
    );
  return (
    <>
      {undoing.isError ? <Notice kind="error" announce="alert" title={problemText(texts, undoing.error)} /> : null}
      <div className="actions">
        <Button look="secondary" isBusy={undoing.isPending} onClick={press}>
          {t('staff.batch.undo_dispatch', { parcels: undoable.parcels })}
        </Button>
        <p className="hint">{t('staff.batch.undo_until', { at: formatMoment(undoable.until, language) })}</p>
      </div>
    </>
  );
}
