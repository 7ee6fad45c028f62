import type { MailKind } from '@doorstep/contract';
import { useTexts } from '../texts/texts-context.tsx';

interface MailPreviewProps {
  /** The heading above: who receives it. */
  title: string;
  mail: MailKind['mail'];
}

export function MailPreview({ title, mail }: MailPreviewProps) {
  const { t } = useTexts();
  return (
    <section className="mail-preview" aria-label={title}>
      <p className="muted">{title}</p>
      <p className="mail-preview-subject">{t('staff.decline.mail_subject', { subject: mail.subject })}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <p className="mail-preview-text" dir="auto" tabIndex={0}>
        {mail.text.trim()}
      </p>
    </section>
  );
}
