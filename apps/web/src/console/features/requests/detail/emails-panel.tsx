import type { RequestDetail } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { ErrorNotice } from '../../../shared/page/notice.tsx';
import { useToast } from '../../../shared/page/toasts.tsx';
import { useAllowed, useMailWay } from '../../../shared/session.ts';
import { Moment } from '../../../shared/texts/moment.tsx';
import { useTexts, type Texts } from '../../../shared/texts/texts-context.tsx';
import { useResendEmail, useSendReceipt } from '../requests-api.ts';

export function EmailsPanel({ request: { id, emails, contact } }: { request: RequestDetail }) {
  const texts = useTexts();
  const { t } = texts;
  const way = useMailWay();
  const toast = useToast();
  const mayDecide = useAllowed('requests.decide');
  const sending = useSendReceipt(id);
  const resending = useResendEmail(id);
  const error = sending.error ?? resending.error;
  if (contact.email === '' && emails.length === 0) return null;
  const press = () => {
    resending.reset();
    sending.mutate(undefined, {
      report: () => toast({ text: t('staff.request.receipt_sent', { way, email: contact.email }) }),
    });
  };
  const resend = (email: string) => {
    sending.reset();
    resending.mutate(email, {
      report: () => toast({ text: t('staff.request.email_resent', { email: contact.email }), takesFocus: true }),
    });
  };
  return (
    <section className="panel" aria-labelledby="request-emails">
      <h2 id="request-emails">{t('staff.request.emails')}</h2>
      {emails.length === 0 ? (
        <p className="muted">{t('staff.request.emails_none')}</p>
      ) : (
        <ul className="plain-list request-emails">
          {emails.map((email) => (
            <li key={email.id}>
              <details>
                <summary>
                  <span className="request-email-subject">{email.subject}</span>{' '}
                  <span className="muted">
                    {statusText(texts, email, way)} · <Moment at={email.sentAt ?? email.createdAt} />
                  </span>
                </summary>
                <p className="mail-text">{email.text}</p>
              </details>
              {mayDecide && email.canResend ? (
                <Button
                  look="secondary"
                  isBusy={resending.isPending}
                  aria-label={t('staff.request.email_resend_of', { subject: email.subject })}
                  onClick={() => resend(email.id)}
                >
                  {t('staff.request.email_resend')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <ErrorNotice error={error} />
      {mayDecide && contact.email !== '' ? (
        <Button look="secondary" isBusy={sending.isPending} onClick={press}>
          {t('staff.request.receipt')}
        </Button>
      ) : null}
    </section>
  );
}

type Email = RequestDetail['emails'][number];

function statusText({ t }: Texts, { status, failure }: Email, way: ReturnType<typeof useMailWay>): string {
  if (status !== 'waiting') return t(`staff.mail_status.${status}`);
  if (way === 'kept') return t('staff.mail_status.kept');
  return failure === null ? t('staff.mail_status.waiting') : t('staff.mail_status.tried', { why: failure });
}
