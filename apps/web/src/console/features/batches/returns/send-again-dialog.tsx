import type { ReturnedRequest } from '@doorstep/contract';
import { Link } from 'react-router';
import { ProblemError } from '@doorstep/client';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { MailPreview } from '../../../shared/page/mail-preview.tsx';
import { useMailWay } from '../../../shared/session.ts';
import { problemText } from '../../../shared/texts/problem-text.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useReturnDecision, useTriedSendAgain } from './returns-api.ts';

interface SendAgainDialogProps {
  /** Null while closed. */
  request: ReturnedRequest | null;
  onClose: () => void;
  /** Called with a confirmation text once it is done. */
  onDone: (text: string) => void;
}

export function SendAgainDialog({ request, onClose, onDone }: SendAgainDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={request === null ? '' : t('staff.returns.send_again_title', { reference: request.reference })}
      isOpen={request !== null}
      onClose={onClose}
    >
      {request === null ? null : <SendAgainForm request={request} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function SendAgainForm({ request, onClose, onDone }: SendAgainDialogProps & { request: ReturnedRequest }) {
  const texts = useTexts();
  const { t } = texts;
  const { reference } = request;
  const way = useMailWay();
  const sending = useReturnDecision();
  const preview = useTriedSendAgain(request.id);
  const errorTextOf = (error: unknown) =>
    error instanceof ProblemError && error.code === 'sold_out'
      ? t('staff.returns.sold_out', { reference })
      : problemText(texts, error);
  const mails = preview.data?.mails;
  return (
    <DialogForm
      submit={t('staff.returns.send_again')}
      sending={sending}
      errorText={sending.error === null ? undefined : errorTextOf(sending.error)}
      onSubmit={() =>
        sending.mutate(
          { request, decision: 'send-again' },
          {
            report: ({ emails }) => onDone(t('staff.returns.done.send-again', { reference, emails, way })),
            ifShown: onClose,
          },
        )
      }
      onCancel={onClose}
    >
      <p>{t('staff.returns.send_again_body')}</p>
      <p>
        <Link to={`/staff/requests/${request.id}`}>{t('staff.returns.open_request')}</Link>
      </p>
      {preview.error === null ? null : <p className="muted">{errorTextOf(preview.error)}</p>}
      {mails?.length === 0 ? <p className="muted">{t('staff.withdraw.no_mail')}</p> : null}
      {mails?.map(({ mail }) => (
        <MailPreview key={mail.to} title={t('staff.decline.mail', { to: mail.to, way })} mail={mail} />
      ))}
    </DialogForm>
  );
}
