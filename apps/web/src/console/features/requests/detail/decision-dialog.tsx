import type { RequestDetail } from '@doorstep/contract';
import { useState, useId } from 'react';
import { RadioGroup } from '@doorstep/ui';
import { focusFirstError } from '../../../shared/form/focus-first-error.ts';
import { TextAreaField } from '../../../shared/form/fields.tsx';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useDecision, useDeclineReasons, type Decision, useTriedDecision } from '../requests-api.ts';
import { ChangedNotice } from './changed-notice.tsx';
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

interface KeptReasonsProps {
  reasons: string[];
  /** The text in the field; edited text matches no kept reason. */
  reason: string;
  onChosen: (reason: string) => void;
}

/** Reasons that colleagues gave before, to use as they are or edit. While one has the focus, digits choose. */
function KeptReasons({ reasons, reason, onChosen }: KeptReasonsProps) {
  const { t } = useTexts();
  const id = useId();
  const legendId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys beside the radio buttons, which do the same
    <div
      role="group"
      aria-labelledby={legendId}
      className="kept-reasons"
      onKeyDown={({ key, ctrlKey, altKey, metaKey }) => {
        const at = ctrlKey || altKey || metaKey ? -1 : Number(key) - 1;
        const kept = reasons[at];
        if (kept === undefined) return;
        onChosen(kept);
        document.getElementById(at === 0 ? id : `${id}-${at}`)?.focus();
      }}
    >
      <RadioGroup
        id={id}
        name={id}
        legend={<span id={legendId}>{t('staff.decline.kept')}</span>}
        value={reason}
        choices={reasons.map((kept, at) => ({
          value: kept,
          label: (
            <>
              <bdi>{kept}</bdi> {at < 9 ? <kbd aria-hidden="true">{at + 1}</kbd> : null}
            </>
          ),
        }))}
        onChange={({ target }) => onChosen(target.value)}
      />
    </div>
  );
}
