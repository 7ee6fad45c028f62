import type { BatchDispatch } from '@doorstep/contract';
import { useUndoCall } from '../../shared/api/use-undo.ts';
import { useToast } from '../../shared/page/toasts.tsx';
import { useMailWay } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';

/** Confirms a dispatch, with an undo button. */
export function useDispatchToast(batch: string): (done: BatchDispatch, references?: string[]) => void {
  const { t } = useTexts();
  const way = useMailWay();
  const toast = useToast();
  const undo = useUndoCall();
  return (done, references) =>
    toast({
      text: t('staff.batch.dispatched', { ...done, way }),
      takesFocus: true,
      undo: async () => {
        const undone = await undo({ what: 'dispatch', batch, ...(references === undefined ? {} : { references }) });
        return t('staff.batch.dispatch_undone', undone);
      },
    });
}
