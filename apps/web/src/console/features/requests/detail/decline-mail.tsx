import { useDeferredValue } from 'react';
import { useMailWay } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { MailPreview } from '../mail-preview.tsx';
import { useDeclinePreview } from '../requests-api.ts';

/** The mail that the visitor of a request will be sent, as the reason is typed. */
export function DeclineMail({ requestId, reason }: { requestId: string; reason: string }) {
  const { t } = useTexts();
  const way = useMailWay();
  const { data, isError } = useDeclinePreview(requestId, useDeferredValue(reason));
  if (isError) return <p className="muted">{t('staff.decline.mail_unknown')}</p>;
  if (data === undefined) return null;
  const { mail } = data;
  if (mail === null) return <p className="muted">{t('staff.decline.no_mail')}</p>;
  return <MailPreview title={t('staff.decline.mail', { to: mail.to, way })} mail={mail} />;
}
