import type { Tried } from '../../shared/api/api.ts';
import { useSettled } from '../../shared/form/use-settled.ts';
import { MailPreview } from '../../shared/page/mail-preview.tsx';
import { useMailWay } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useTriedAnswer } from './homes-api.ts';

interface ClaimMailProps {
  claim: string;
  reason: string;
  tryOut: (reason: string) => Promise<Tried>;
}

export function ClaimMail({ claim, reason, tryOut }: ClaimMailProps) {
  const { t } = useTexts();
  const way = useMailWay();
  const settled = useSettled(reason);
  const { data, isError } = useTriedAnswer(claim, settled, settled === '' ? null : () => tryOut(settled));
  if (isError) return <p className="muted">{t('staff.withdraw.mail_unknown')}</p>;
  return data?.mails.map(({ mail }) => (
    <MailPreview key={mail.to} title={t('staff.decline.mail', { to: mail.to, way })} mail={mail} />
  ));
}
