import { Button } from '@doorstep/ui';
import type { RequestDetail } from '@doorstep/contract';
import { useState } from 'react';
import { focusFirstError } from '../../../shared/form/focus-first-error.ts';
import { TextAreaField } from '../../../shared/form/text-area-field.tsx';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useDecision, useDeclineReasons, type Decision } from '../requests-api.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { DecisionMail } from './decision-mail.tsx';

interface DecisionDialogProps {
  request: RequestDetail;
  /** null while closed. */
  decision: Exclude<Decision, 'accept'> | null;
  onClose: () => void;
  /** After it has closed with the decision made. */
  onDone?: () => void;
}

/** Every decision that a visitor may be told and dislike is confirmed; declining needs a reason. */
export function DecisionDialog({ decision, ...props }: DecisionDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={decision === null ? '' : t(`staff.${decision}.title`)}
      isOpen={decision !== null}
      onClose={props.onClose}
    >
      {decision === null ? null : <DecisionForm {...props} decision={decision} />}
    </Dialog>
  );
}

type DecisionFormProps = DecisionDialogProps & { decision: Exclude<Decision, 'accept'> };

function DecisionForm({ request, decision, onClose, onDone }: DecisionFormProps) {
  const { t } = useTexts();
  const send = useDecision(request.id);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (form: HTMLFormElement) => {
    const lacksReason = decision === 'decline' && reason.trim() === '';
    setMissing(lacksReason);
    if (lacksReason) return focusFirstError(form);
    const body = decision === 'decline' ? { reason: reason.trim(), note: note.trim() } : { reason: reason.trim() };
    send.mutate(
      { decision, ...body },
      {
        onSuccess: () => {
          onClose();
          onDone?.();
        },
      },
    );
  };
  return (
    <DialogForm
      submit={t(`staff.${decision}.submit`)}
      isDanger={decision !== 'hold'}
      sending={send}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p>{t(`staff.${decision}.body`)}</p>
      <ChangedNotice request={request} now={t(`staff.state.${request.state}`)} />
      <TextAreaField
        label={t(`staff.${decision}.reason`)}
        hint={t(`staff.${decision}.reason_hint`)}
        error={isMissing ? t('staff.decline.reason_missing') : undefined}
        value={reason}
        maxLength={1000}
        onChange={(event) => setReason(event.target.value)}
      />
      {decision === 'decline' ? <KeptReasons offerId={request.offer.id} onChosen={setReason} /> : null}
      <DecisionMail requestId={request.id} decision={decision} reason={reason.trim()} />
      {decision === 'decline' ? (
        <TextAreaField
          label={t('staff.decline.note')}
          hint={t('staff.decline.note_hint')}
          value={note}
          maxLength={1000}
          onChange={(event) => setNote(event.target.value)}
        />
      ) : null}
    </DialogForm>
  );
}

/** Reasons that anybody gave before, to be taken as they are or changed. */
function KeptReasons({ offerId, onChosen }: { offerId: string; onChosen: (reason: string) => void }) {
  const { t } = useTexts();
  const { reasons } = useDeclineReasons(offerId).data ?? { reasons: [] };
  if (reasons.length === 0) return null;
  return (
    <div className="kept-reasons" role="group" aria-label={t('staff.decline.kept')}>
      <p className="muted">{t('staff.decline.kept')}</p>
      {reasons.map((reason) => (
        <Button key={reason} look="secondary" onClick={() => onChosen(reason)}>
          <bdi>{reason}</bdi>
        </Button>
      ))}
    </div>
  );
}
