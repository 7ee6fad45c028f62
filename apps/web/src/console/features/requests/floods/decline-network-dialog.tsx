import type { HeldNetwork } from '@doorstep/contract';
import { useState } from 'react';
import { focusFirstError } from '../../../shared/form/focus-first-error.ts';
import { TextAreaField } from '../../../shared/form/fields.tsx';
import { useSettled } from '../../../shared/form/use-settled.ts';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { useMailWay } from '../../../shared/session.ts';
import { problemText } from '../../../shared/texts/problem-text.ts';
import { formatMoment } from '../../../shared/texts/format-moment.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { MailKinds } from '../mail-kinds.tsx';
import { useNetworkDecline, useNetworkPreview } from './floods-api.ts';
import { networkName } from './network-name.ts';

interface DeclineNetworkDialogProps {
  /** Null while closed. */
  held: HeldNetwork | null;
  onClose: () => void;
  /** Called with a confirmation text once it is done. */
  onDone: (text: string) => void;
}

/** Declines everything that one network had sent when it was shown; later requests stay held. */
export function DeclineNetworkDialog({ held, onClose, onDone }: DeclineNetworkDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={held === null ? '' : t('staff.floods.decline_title', { name: networkName(held.network) })}
      isOpen={held !== null}
      onClose={onClose}
    >
      {held === null ? null : <DeclineNetworkForm held={held} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function DeclineNetworkForm({ held, onClose, onDone }: DeclineNetworkDialogProps & { held: HeldNetwork }) {
  const texts = useTexts();
  const { t, language } = texts;
  const way = useMailWay();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  /** The number of requests at confirmation. */
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const preview = useNetworkPreview(held, useSettled(reason.trim()));
  const requests = preview.data?.requests ?? held.requests;
  const send = useNetworkDecline(held);

  const submit = (form: HTMLFormElement) => {
    const lacksReason = reason.trim() === '';
    setMissing(lacksReason);
    if (lacksReason) return focusFirstError(form);
    const isSecondTry = confirmed !== null;
    const expected = confirmed ?? requests;
    setConfirmed(expected);
    send.mutate(
      { reason: reason.trim(), note: note.trim() },
      {
        ifShown: onClose,
        report({ declined, emails, left }) {
          // After a lost response, the requests declined by others cannot be told from this page's own.
          const others = isSecondTry ? 0 : Math.max(0, expected - declined - left);
          const what = t('staff.floods.done', { declined, emails, way });
          const isAllDone = isSecondTry && left === 0;
          onDone(
            isAllDone ? t('staff.floods.done_after_error') : what + t('staff.floods.done_others', { others, left }),
          );
        },
      },
    );
  };
  const stillHeld = preview.data === undefined ? '' : ` ${t('staff.floods.failed_left', { requests })}`;
  return (
    <DialogForm
      submit={t('staff.floods.submit', { requests })}
      isDanger
      sending={send}
      errorText={send.error === null ? undefined : problemText(texts, send.error) + stillHeld}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p>{t('staff.floods.decline_body', { requests, until: formatMoment(held.lastAt, language) })}</p>
      <TextAreaField
        label={t('staff.decline.reason')}
        hint={t('staff.decline.reason_hint')}
        error={isMissing ? t('staff.decline.reason_missing') : undefined}
        value={reason}
        maxLength={1000}
        onChange={(event) => setReason(event.target.value)}
      />
      <NetworkMails preview={preview} />
      <TextAreaField
        label={t('staff.decline.note')}
        hint={t('staff.decline.note_hint')}
        value={note}
        maxLength={1000}
        onChange={(event) => setNote(event.target.value)}
      />
      <output className="muted">
        {send.isPending && confirmed !== null
          ? t('staff.floods.progress', { declined: send.declined, requests: confirmed })
          : ''}
      </output>
    </DialogForm>
  );
}

function NetworkMails({ preview: { data, isError } }: { preview: ReturnType<typeof useNetworkPreview> }) {
  const { t } = useTexts();
  const way = useMailWay();
  if (isError) return <p className="muted">{t('staff.decline.mail_unknown')}</p>;
  if (data === undefined) return null;
  if (data.kinds.length === 0) return <p className="muted">{t('staff.floods.no_mail')}</p>;
  return (
    <>
      <p>{t('staff.many.emails', { emails: data.emails, without: data.requests - data.emails, way })}</p>
      <MailKinds kinds={data.kinds} />
    </>
  );
}
