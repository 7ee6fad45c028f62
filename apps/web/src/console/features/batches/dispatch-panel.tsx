import type { BatchDetail } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { useMailWay } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useDispatch, useReferences } from './batches-api.ts';
import { useDispatchToast } from './use-dispatch-toast.ts';
import { DispatchRemarks } from './dispatch-remarks.tsx';
import { ScanForm } from './scan-form.tsx';
import { stepPlaces } from './step-links.tsx';
import { useBatchErrorText } from './use-colleague-change.ts';

interface DispatchPanelProps {
  batch: BatchDetail;
}

/** Dispatches the scanned parcels, or all that remain. */
export function DispatchPanel({ batch }: DispatchPanelProps) {
  const { t } = useTexts();
  const way = useMailWay();
  const showDispatched = useDispatchToast(batch.id);
  const errorText = useBatchErrorText(batch);
  const sending = useDispatch(batch.id);
  const references = useReferences(batch.id);
  const [isAsking, setAsking] = useState(false);
  if (!batch.actions.includes('dispatch')) return null;

  const left = batch.parcels - batch.dispatched;
  return (
    <section id={stepPlaces.dispatch} className="panel stack">
      <h2>{t('staff.batch.dispatch')}</h2>
      <p>{t('staff.batch.dispatch_left', { left })}</p>
      <ScanForm batchId={batch.id} />
      <div className="actions">
        <Button
          look="secondary"
          onClick={() => {
            // Colleagues may have packed in the meantime.
            void references.refetch();
            setAsking(true);
          }}
        >
          {t('staff.batch.dispatch_all', { left })}
        </Button>
      </div>
      <Dialog title={t('staff.batch.dispatch_all_title', { left })} isOpen={isAsking} onClose={() => setAsking(false)}>
        <DialogForm
          submit={t('staff.batch.dispatch_all', { left })}
          sending={sending}
          errorText={sending.error === null ? undefined : errorText(sending.error)}
          onSubmit={() => sending.mutate(undefined, { report: showDispatched, ifShown: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        >
          <DispatchRemarks known={references.data} />
          <p>{t('staff.batch.dispatch_all_body', { way })}</p>
        </DialogForm>
      </Dialog>
    </section>
  );
}
