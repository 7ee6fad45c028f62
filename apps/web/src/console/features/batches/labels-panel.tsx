import { reprintReasons, type BatchDetail, type ReprintReason } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { SelectField } from '../../shared/form/fields.tsx';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { formatMoment } from '../../shared/texts/format-moment.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useRecordPrinting } from './batches-api.ts';
import { useBatchErrorText } from './use-colleague-change.ts';

interface LabelsPanelProps {
  batch: BatchDetail;
  onDone: (text: string) => void;
}

/** Whether labels were printed, and the form to print them; a second print needs a reason. */
export function LabelsPanel({ batch, onDone }: LabelsPanelProps) {
  const { t, language } = useTexts();
  const errorText = useBatchErrorText(batch);
  const printing = useRecordPrinting(batch.id);
  const [isAsking, setAsking] = useState(false);
  if (!batch.actions.includes('print')) return null;

  const isSecond = batch.prints > 0;
  const save = (reason?: ReprintReason) =>
    printing.mutate(reason, {
      report: () => onDone(t('staff.batch.printed_done')),
      ifShown: () => setAsking(false),
    });
  return (
    <section className="panel stack">
      <h2>{t('staff.batch.labels')}</h2>
      <p>
        {batch.printedAt === null
          ? t('staff.batch.printed_never')
          : t('staff.batch.printed_times', { prints: batch.prints, at: formatMoment(batch.printedAt, language) })}
      </p>
      {printing.isError && !isAsking ? (
        <Notice kind="error" announce="alert" title={errorText(printing.error)} />
      ) : null}
      <div className="actions">
        <Button look="secondary" isBusy={printing.isPending} onClick={() => (isSecond ? setAsking(true) : save())}>
          {t(isSecond ? 'staff.batch.mark_reprinted' : 'staff.batch.mark_printed')}
        </Button>
      </div>
      <Dialog
        title={t('staff.batch.reprint_title', { name: batch.name })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        <ReprintForm printing={printing} onSave={save} onCancel={() => setAsking(false)} />
      </Dialog>
    </section>
  );
}

function ReprintForm({
  printing,
  onSave,
  onCancel,
}: {
  printing: ReturnType<typeof useRecordPrinting>;
  onSave: (reason: ReprintReason) => void;
  onCancel: () => void;
}) {
  const { t } = useTexts();
  const [reason, setReason] = useState<ReprintReason | ''>('');
  const [isMissing, setMissing] = useState(false);
  const submit = (form: HTMLFormElement) => {
    setMissing(reason === '');
    if (reason === '') return focusFirstError(form);
    onSave(reason);
  };
  return (
    <DialogForm submit={t('staff.batch.mark_reprinted')} sending={printing} onSubmit={submit} onCancel={onCancel}>
      <p>{t('staff.batch.reprint_body')}</p>
      <SelectField
        label={t('staff.batch.reprint_reason')}
        required
        value={reason}
        error={isMissing && reason === '' ? t('staff.batch.reprint_choose') : undefined}
        onChange={({ target }) => setReason(reprintReasons.find((one) => one === target.value) ?? '')}
        options={[
          { value: '', label: t('staff.batch.reprint_choose') },
          ...reprintReasons.map((value) => ({ value, label: t(`staff.reprint_reason.${value}`) })),
        ]}
      />
    </DialogForm>
  );
}
