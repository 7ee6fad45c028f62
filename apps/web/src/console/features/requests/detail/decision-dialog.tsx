import type { RequestDetail } from '@doorstep/contract';
import { useState } from 'react';
import { focusFirstError } from '../../../shared/form/focus-first-error.ts';
import { TextAreaField } from '../../../shared/form/fields.tsx';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useDecision, useDeclineReasons, type Decision, useTriedDecision } from '../requests-api.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { KeptReasons } from './kept-reasons.tsx';
import { useSettled } from '../../../shared/form/use-settled.ts';
import { useMailWay } from '../../../shared/session.ts';
import { MailPreview } from '../../../shared/page/mail-preview.tsx';

interface DecisionDialogProps {
  request: RequestDetail;
  /** Null while closed. */
  decision: Exclude<Decision, 'accept'> | null;
  /** Initial reason. */
  reason?: string;
  onClose: () => void;
  /** Called once the dialog has closed after the decision. */
  onDone?: (reason: string) => void;
}

/** Confirms every decision that a visitor may be told and dislike; declining needs a reason. */
export function DecisionDialog({ decision, ...props }: DecisionDialogProps) {
  const { t } = useTexts();
  const { request } = props;
  // Fetched before opening, because the dialog opens with the focus on the reasons.
  const { data } = useDeclineReasons(request.offer.id, request.transitions.includes('decline'));
  return (
    <Dialog
      title={decision === null ? '' : t(`staff.${decision}.title`)}
      isOpen={decision !== null}
      onClose={props.onClose}
    >
      {decision === null ? null : <DecisionForm {...props} decision={decision} kept={data?.reasons} />}
    </Dialog>
  );
}

type DecisionFormProps = DecisionDialogProps & {
  decision: Exclude<Decision, 'accept'>;
  /** Undefined until loaded, which may be after the dialog has opened. */
  kept: string[] | undefined;
};

function DecisionForm({ request, decision, kept, reason: first = '', onClose, onDone }: DecisionFormProps) {
  const { t } = useTexts();
  const send = useDecision(request.id);
  const [reason, setReason] = useState(first);
  // Sorted once: using a reason makes it the latest, but its number, once learnt, must not change.
  const [reasons, setReasons] = useState<string[] | null>(null);
  if (reasons === null && kept !== undefined) setReasons(kept.toSorted((a, b) => a.localeCompare(b)));
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
        ifShown: () => {
          onClose();
          onDone?.(reason.trim());
        },
      },
    );
  };
  return (
    <DialogForm
      submit={t(`staff.${decision}.submit`)}
      isDanger={decision !== 'hold'}
      hasKey
      sending={send}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p>{t(`staff.${decision}.body`)}</p>
      <ChangedNotice request={request} now={t(`staff.state.${request.state}`)} />
      {decision === 'decline' && reasons !== null && reasons.length > 0 ? (
        <KeptReasons reasons={reasons} reason={reason} onChosen={setReason} />
      ) : null}
      <TextAreaField
        label={t(`staff.${decision}.reason`)}
        hint={t(`staff.${decision}.reason_hint`)}
        error={isMissing ? t('staff.decline.reason_missing') : undefined}
        value={reason}
        maxLength={1000}
        rows={2}
        onChange={(event) => setReason(event.target.value)}
      />
      <DecisionMail requestId={request.id} decision={decision} reason={reason.trim()} />
      {decision === 'decline' ? (
        <TextAreaField
          label={t('staff.decline.note')}
          hint={t('staff.decline.note_hint')}
          value={note}
          maxLength={1000}
          rows={2}
          onChange={(event) => setNote(event.target.value)}
        />
      ) : null}
    </DialogForm>
  );
}

interface DecisionMailProps {
  requestId: string;
  decision: Exclude<Decision, 'accept'>;
  /** Included in the email if the request is declined. */
  reason: string;
}

function DecisionMail({ requestId, decision, reason }: DecisionMailProps) {
  const { t } = useTexts();
  const way = useMailWay();
  const { data, isError } = useTriedDecision(requestId, decision, useSettled(decision === 'decline' ? reason : ''));
  if (isError) return <p className="muted">{t(`staff.${decision}.mail_unknown`)}</p>;
  if (data === undefined) return null;
  const mail = data.mails.find(({ about }) => about === requestId)?.mail;
  if (mail === undefined) return <p className="muted">{t(`staff.${decision}.no_mail`)}</p>;
  return <MailPreview title={t('staff.decline.mail', { to: mail.to, way })} mail={mail} />;
}
