import { useDeferredValue } from 'react';
import { MailPreview } from '../../../shared/page/mail-preview.tsx';
import { useMailWay } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useManyPreview } from '../requests-api.ts';

interface ManyMailsProps {
  decision: 'decline' | 'withdraw';
  requestIds: string[];
  reason: string;
}

/** Every kind of email that the visitors of the requests will be sent, and how many of them get it. */
export function ManyMails({ decision, requestIds, reason }: ManyMailsProps) {
  const { t, language } = useTexts();
  const way = useMailWay();
  const { data, isError } = useManyPreview(
    decision,
    requestIds,
    useDeferredValue(decision === 'decline' ? reason : ''),
  );
  if (isError) return <p className="muted">{t(`staff.${decision}.mail_unknown`)}</p>;
  if (data === undefined) return null;
  const nameOf = new Intl.DisplayNames([language], { type: 'language' });
  return data.kinds.map(({ count, mail, offerTitle, language: tag }) => (
    <MailPreview
      key={`${tag} ${offerTitle} ${mail.subject} ${mail.to}`}
      title={t('staff.many.mail', { count, to: mail.to, offer: offerTitle, language: nameOf.of(tag) ?? tag, way })}
      mail={mail}
    />
  ));
}
