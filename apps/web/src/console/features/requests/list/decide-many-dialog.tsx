import { decisionRefusals, type DecisionVerb, type ListedRequest } from '@doorstep/contract';
import { useState } from 'react';
import { focusFirstError } from '../../../shared/form/focus-first-error.ts';
import { TextAreaField } from '../../../shared/form/text-area-field.tsx';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { useMailWay } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useDecideMany } from '../requests-api.ts';
import { ManyMails } from './many-mails.tsx';

interface Deciding {
  decision: DecisionVerb;
  requests: ListedRequest[];
}

interface DecideManyDialogProps {
  /** null while closed. */
  deciding: Deciding | null;
  onClose: () => void;
  /** It is done, and said by the text. With those that were accepted, as they are now. */
  onDone: (text: string, accepted: ListedRequest[]) => void;
}

/** Says how many requests and emails a decision is before it is made, and what it did after. */
export function DecideManyDialog({ deciding, onClose, onDone }: DecideManyDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={deciding === null ? '' : t(`staff.many.${deciding.decision}_title`, { count: deciding.requests.length })}
      isOpen={deciding !== null}
      onClose={onClose}
    >
      {deciding === null ? null : <DecideManyForm deciding={deciding} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function DecideManyForm({ deciding, onClose, onDone }: DecideManyDialogProps & { deciding: Deciding }) {
  const { t } = useTexts();
  const { decision, requests } = deciding;
  const way = useMailWay();
  const send = useDecideMany();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const count = requests.length;
  // One that waits or is in the draw keeps its state when its doubts are settled: nothing is mailed.
  const moved = requests.filter(({ state }) => decision !== 'accept' || state === 'held');
  const withEmail = moved.filter(({ email }) => email !== '');
  const without = moved.length - withEmail.length;

  const submit = (form: HTMLFormElement) => {
    const lacksReason = decision === 'decline' && reason.trim() === '';
    setMissing(lacksReason);
    if (lacksReason) return focusFirstError(form);
    send.mutate(
      {
        decision,
        requests: requests.map(({ id, revision }) => ({ id, revision })),
        reason: reason.trim(),
        note: decision === 'decline' ? note.trim() : '',
      },
      {
        onSuccess({ decided, refused, accepted, waitlisted, entered }) {
          onClose();
          const left = decisionRefusals.flatMap((code) => {
            const number = refused[code] ?? 0;
            return number === 0 ? [] : [t(`staff.many.refused.${code}`, { count: number })];
          });
          // What was decided is not always accepted: of what is out, the queue takes it.
          const outcomes =
            decision === 'accept'
              ? [
                  ...(accepted.length > 0 || decided === 0
                    ? [t('staff.many.accept_done', { count: accepted.length })]
                    : []),
                  ...(waitlisted > 0 ? [t('staff.many.waitlisted', { count: waitlisted })] : []),
                  ...(entered > 0 ? [t('staff.many.entered', { count: entered })] : []),
                ]
              : [t(`staff.many.${decision}_done`, { count: decided })];
          const revisions = new Map(accepted.map(({ id, revision }) => [id, revision]));
          onDone(
            [...outcomes, ...left].join(' '),
            requests.flatMap((request) => {
              const revision = revisions.get(request.id);
              return revision === undefined ? [] : [{ ...request, state: 'accepted' as const, revision }];
            }),
          );
        },
      },
    );
  };
  return (
    <DialogForm
      submit={t(`staff.many.${decision}`, { count })}
      isDanger={decision === 'decline' || decision === 'withdraw'}
      sending={send}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p>{t(`staff.many.${decision}_body`)}</p>
      <p>{t('staff.many.emails', { emails: withEmail.length, without, way })}</p>
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
      {withEmail.length === 0 ? null : (
        <ManyMails decision={decision} requestIds={withEmail.map(({ id }) => id)} reason={reason.trim()} />
      )}
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
