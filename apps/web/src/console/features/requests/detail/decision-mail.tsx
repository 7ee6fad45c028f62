import { useSettled } from '../../../shared/form/use-settled.ts';
import { useMailWay } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { MailPreview } from '../../../shared/page/mail-preview.tsx';
import { useTriedDecision, type Decision } from '../requests-api.ts';

interface DecisionMailProps {
  requestId: string;
  decision: Exclude<Decision, 'accept'>;
  /** Included in the email if the request is declined. */
  reason: string;
}

export function DecisionMail({ requestId, decision, reason }: DecisionMailProps) {
  const { t } = useTexts();
  const way = useMailWay();
  const { data, isError } = useTriedDecision(requestId, decision, useSettled(decision === 'decline' ? reason : ''));
  if (isError) return <p className="muted">{t(`staff.${decision}.mail_unknown`)}</p>;
  if (data === undefined) return null;
  const mail = data.mails.find(({ about }) => about === requestId)?.mail;
  if (mail === undefined) return <p className="muted">{t(`staff.${decision}.no_mail`)}</p>;
  return <MailPreview title={t('staff.decline.mail', { to: mail.to, way })} mail={mail} />;
}
