import type { RequestDetail } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { Notice } from '../../../shared/page/notice.tsx';
import { useToast } from '../../../shared/page/toasts.tsx';
import { useAllowed, useMailWay } from '../../../shared/session.ts';
import { Moment } from '../../../shared/texts/moment.tsx';
import { problemText } from '../../../shared/texts/problem-text.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useSendReceipt } from '../requests-api.ts';

/** Every email about the request with what it said, and the receipt once more. */
export function EmailsPanel({ request: { id, emails, contact } }: { request: RequestDetail }) {
  const texts = useTexts();
  const { t } = texts;
  const way = useMailWay();
  const toast = useToast();
  const mayDecide = useAllowed('requests.decide');
  const sending = useSendReceipt(id);
  if (contact.email === '' && emails.length === 0) return null;
  const press = () =>
    sending.mutate(undefined, {
      onSuccess: () => toast({ text: t('staff.request.receipt_sent', { way, email: contact.email }) }),
    });
  return (
    <section className="panel" aria-labelledby="request-emails">
      <h2 id="request-emails">{t('staff.request.emails')}</h2>
      {emails.length === 0 ? (
        <p className="muted">{t('staff.request.emails_none')}</p>
      ) : (
        <ul className="plain-list request-emails">
          {emails.map(({ id: mailId, subject, text, createdAt, status }) => (
            <li key={mailId}>
              <details>
                <summary>
                  <span className="request-email-subject">{subject}</span>{' '}
                  <span className="muted">
                    {t(`staff.mail_status.${status === 'waiting' && way === 'kept' ? 'kept' : status}`)} ·{' '}
                    <Moment at={createdAt} />
                  </span>
                </summary>
                <p className="mail-text">{text}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
      {sending.isError ? <Notice kind="error" announce="alert" title={problemText(texts, sending.error)} /> : null}
      {mayDecide && contact.email !== '' ? (
        <Button look="secondary" isBusy={sending.isPending} onClick={press}>
          {t('staff.request.receipt')}
        </Button>
      ) : null}
    </section>
  );
}
