import type { RequestDetail } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useUndo, type Undo } from '../../../shared/api/use-undo.ts';
import { ErrorNotice } from '../../../shared/page/notice.tsx';
import { useToast } from '../../../shared/page/toasts.tsx';
import { formatMoment } from '../../../shared/texts/format-moment.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

/** The last recorded action, while it can be undone. */
export function UndoPanel({ request }: { request: RequestDetail }) {
  const texts = useTexts();
  const { t, language } = texts;
  const undoing = useUndo();
  const toast = useToast();
  const { undoable } = request;
  if (undoable === null) return null;
  const { what, until } = undoable;
  const press = () =>
    undoing.mutate(undoOf(request, what), {
      report: () => toast({ text: t(`staff.undo.${what}_done`, { reference: request.reference }), takesFocus: true }),
    });
  return (
    <section className="panel stack" aria-label={t(`staff.undo.${what}`)}>
      <ErrorNotice error={undoing.error} />
      <div className="actions">
        <Button look="secondary" isBusy={undoing.isPending} onClick={press}>
          {t(`staff.undo.${what}`)}
        </Button>
        <p className="hint">
          {t(what === 'hand_over' ? 'staff.undo.until' : 'staff.batch.undo_until', {
            at: formatMoment(until, language),
          })}
        </p>
      </div>
    </section>
  );
}

function undoOf({ id, reference, revision, batch }: RequestDetail, what: Undo['what']): Undo {
  switch (what) {
    case 'dispatch':
      return { what, batch: batch?.id ?? '', references: [reference] };
    case 'return':
      return { what, request: id };
    case 'hand_over':
      return { what, request: id, revision };
  }
}
