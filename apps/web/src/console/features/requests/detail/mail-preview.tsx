import { useDeferredValue } from 'react';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useDeclinePreview } from '../requests-api.ts';

/** The mail that the visitor will be sent, as it is typed. */
export function MailPreview({ requestId, reason }: { requestId: string; reason: string }) {
  const { t } = useTexts();
  const { data, isError } = useDeclinePreview(requestId, useDeferredValue(reason));
  if (isError) return <p className="muted">{t('staff.decline.mail_unknown')}</p>;
  if (data === undefined) return null;
  const { mail } = data;
  if (mail === null) return <p className="muted">{t('staff.decline.no_mail')}</p>;
  return (
    <section className="stack" aria-label={t('staff.decline.mail', { to: mail.to })}>
      <p className="muted">{t('staff.decline.mail', { to: mail.to })}</p>
      <p className="mail-subject">{t('staff.decline.mail_subject', { subject: mail.subject })}</p>
      <p className="mail-text">{mail.text.trim()}</p>
    </section>
  );
}
