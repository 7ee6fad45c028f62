import { Button } from '@doorstep/ui';
import { useState, type FormEvent } from 'react';
import { TextAreaField } from '../../../shared/form/text-area-field.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { Notice } from '../../../shared/page/notice.tsx';
import { problemText } from '../../../shared/texts/problem-text.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useDecision } from '../requests-api.ts';
import { MailPreview } from './mail-preview.tsx';

interface DecisionDialogProps {
  requestId: string;
  /** null while closed. */
  decision: 'decline' | 'withdraw' | null;
  onClose: () => void;
}

/** Declining and withdrawing cannot be undone: each is confirmed, and declining needs a reason. */
export function DecisionDialog({ requestId, decision, onClose }: DecisionDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog title={decision === null ? '' : t(`staff.${decision}.title`)} isOpen={decision !== null} onClose={onClose}>
      {decision === null ? null : <DecisionForm requestId={requestId} decision={decision} onClose={onClose} />}
    </Dialog>
  );
}

function DecisionForm({
  requestId,
  decision,
  onClose,
}: {
  requestId: string;
  decision: 'decline' | 'withdraw';
  onClose: () => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  const send = useDecision(requestId);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacksReason = decision === 'decline' && reason.trim() === '';
    setMissing(lacksReason);
    if (!lacksReason) {
      const body = decision === 'decline' ? { reason: reason.trim(), note: note.trim() } : { reason: reason.trim() };
      send.mutate({ decision, ...body }, { onSuccess: onClose });
    }
  };
  return (
    <form className="stack" onSubmit={submit}>
      <p>{t(`staff.${decision}.body`)}</p>
      {send.isError ? <Notice kind="error" announce="alert" title={problemText(texts, send.error)} /> : null}
      <TextAreaField
        label={t(`staff.${decision}.reason`)}
        hint={t(`staff.${decision}.reason_hint`)}
        error={isMissing ? t('staff.decline.reason_missing') : undefined}
        value={reason}
        maxLength={1000}
        onChange={(event) => setReason(event.target.value)}
      />
      {decision === 'decline' ? (
        <>
          <MailPreview requestId={requestId} reason={reason.trim()} />
          <TextAreaField
            label={t('staff.decline.note')}
            hint={t('staff.decline.note_hint')}
            value={note}
            maxLength={1000}
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      ) : null}
      <div className="actions">
        <Button look="danger" type="submit" isBusy={send.isPending}>
          {t(`staff.${decision}.submit`)}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('staff.cancel')}
        </Button>
      </div>
    </form>
  );
}
