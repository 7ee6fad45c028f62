import { useDeferredValue } from 'react';
import { useMailWay } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { MailPreview } from '../../../shared/page/mail-preview.tsx';
import { useDecisionPreview, type Decision } from '../requests-api.ts';

interface DecisionMailProps {
  requestId: string;
  decision: Exclude<Decision, 'accept'>;
  /** Told to the visitor of a request that is declined. */
  reason: string;
}

/** The mail that the visitor of a request will be sent, as the reason is typed. */
export function DecisionMail({ requestId, decision, reason }: DecisionMailProps) {
  const { t } = useTexts();
  const way = useMailWay();
  const { data, isError } = useDecisionPreview(
    requestId,
    decision,
    useDeferredValue(decision === 'decline' ? reason : ''),
  );
  if (isError) return <p className="muted">{t(`staff.${decision}.mail_unknown`)}</p>;
  if (data === undefined) return null;
  const { mail } = data;
  if (mail === null) return <p className="muted">{t(`staff.${decision}.no_mail`)}</p>;
  return <MailPreview title={t('staff.decline.mail', { to: mail.to, way })} mail={mail} />;
}
