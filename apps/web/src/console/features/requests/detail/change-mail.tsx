import { ProblemError } from '@doorstep/client';
import { useSettled } from '../../../shared/form/use-settled.ts';
import { MailPreview } from '../../../shared/page/mail-preview.tsx';
import { useMailWay } from '../../../shared/session.ts';
import { problemText } from '../../../shared/texts/problem-text.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useTriedChange, type Change } from '../requests-api.ts';

interface ChangeMailProps {
  requestId: string;
  /** The visitor's; empty if none was given. */
  email: string;
  /** The change to send; null while incomplete. */
  change: Change | null;
}

/** Previews the email that a change would send, or shows why the change is impossible. */
export function ChangeMail({ requestId, email, change }: ChangeMailProps) {
  const texts = useTexts();
  const { t } = texts;
  const way = useMailWay();
  const { data, error } = useTriedChange(requestId, useSettled(change));
  if (email === '') return <p className="muted">{t('staff.withdraw.no_mail')}</p>;
  if (change === null) return null;
  if (error !== null)
    return (
      <p className="muted">
        {error instanceof ProblemError ? problemText(texts, error) : t('staff.withdraw.mail_unknown')}
      </p>
    );
  if (data === undefined) return null;
  const mail = data.mails.find(({ about }) => about === requestId)?.mail;
  if (mail === undefined) return <p className="muted">{t('staff.change.no_mail')}</p>;
  return <MailPreview title={t('staff.decline.mail', { to: mail.to, way })} mail={mail} />;
}
