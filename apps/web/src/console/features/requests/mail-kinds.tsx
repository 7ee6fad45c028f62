import type { ManyPreview } from '@doorstep/contract';
import { MailPreview } from '../../shared/page/mail-preview.tsx';
import { useMailWay } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';

/** Emails that differ in more than the reference, each with its number of recipients. */
export function MailKinds({ kinds }: Pick<ManyPreview, 'kinds'>) {
  const { t, language } = useTexts();
  const way = useMailWay();
  const nameOf = new Intl.DisplayNames([language], { type: 'language' });
  return kinds.map(({ count, mail, offerTitle, language: tag }) => (
    <MailPreview
      key={`${tag} ${offerTitle} ${mail.subject} ${mail.to}`}
      title={t('staff.many.mail', { count, to: mail.to, offer: offerTitle, language: nameOf.of(tag) ?? tag, way })}
      mail={mail}
    />
  ));
}
