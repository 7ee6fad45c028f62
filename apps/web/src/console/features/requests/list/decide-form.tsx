import type { DecisionVerb } from '@doorstep/contract';
import { useState, type ReactNode } from 'react';
import { focusFirstError } from '../../../shared/form/focus-first-error.ts';
import { TextAreaField } from '../../../shared/form/fields.tsx';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { useMailWay } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

interface DecideFormProps {
  decision: DecisionVerb;
  count: number;
  /** Emails to requests whose state changes; the others get none. */
  emails: number;
  without: number;
  /** Renders the emails for the typed reason. */
  renderMails: (reason: string) => ReactNode;
  progress?: ReactNode;
  sending: { isPending: boolean; error: unknown };
  onSend: (words: { reason: string; note: string }) => void;
  onCancel: () => void;
}

/** Asks for what a decision on many requests needs, and states its effects and emails. */
export function DecideForm({
  decision,
  count,
  emails,
  without,
  renderMails,
  progress,
  sending,
  onSend,
  onCancel,
}: DecideFormProps) {
  const { t } = useTexts();
  const way = useMailWay();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (form: HTMLFormElement) => {
    const lacksReason = decision === 'decline' && reason.trim() === '';
    setMissing(lacksReason);
    if (lacksReason) return focusFirstError(form);
    onSend({ reason: reason.trim(), note: decision === 'decline' ? note.trim() : '' });
  };
  return (
    <DialogForm
      submit={t(`staff.many.${decision}`, { count })}
      isDanger={decision === 'decline' || decision === 'withdraw'}
      sending={sending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <p>{t(`staff.many.${decision}_body`)}</p>
      <p>{t('staff.many.emails', { emails, without, way })}</p>
      {decision === 'accept' ? null : (
        <TextAreaField
          label={t(`staff.${decision}.reason`)}
          hint={t(`staff.${decision}.reason_hint`)}
          error={isMissing ? t('staff.decline.reason_missing') : undefined}
          value={reason}
          maxLength={1000}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {emails === 0 ? null : renderMails(reason.trim())}
      {decision === 'decline' ? (
        <TextAreaField
          label={t('staff.decline.note')}
          hint={t('staff.decline.note_hint')}
          value={note}
          maxLength={1000}
          onChange={(event) => setNote(event.target.value)}
        />
      ) : null}
      {progress}
    </DialogForm>
  );
}
