import { useDeferredValue } from 'react';
import { MailPreview } from '../../shared/page/mail-preview.tsx';
import { useMailWay } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useAnswerPreview } from './homes-api.ts';

/** The answer to a claim, as the reason is typed. @param path Of the decision. */
export function ClaimMail({ path, reason }: { path: string; reason: string }) {
  const { t } = useTexts();
  const way = useMailWay();
  const { data, isError } = useAnswerPreview(path, useDeferredValue(reason));
  if (isError) return <p className="muted">{t('staff.withdraw.mail_unknown')}</p>;
  if (data === undefined || data.mail === null) return null;
  return <MailPreview title={t('staff.decline.mail', { to: data.mail.to, way })} mail={data.mail} />;
}
