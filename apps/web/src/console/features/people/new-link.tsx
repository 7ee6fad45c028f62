import { CopyButton } from '../../shared/page/copy-button.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';

interface NewLinkProps {
  title: string;
  link: { url: string; expiresAt: string };
}

/** A secret link, shown once to be passed on. */
export function NewLink({ title, link: { url, expiresAt } }: NewLinkProps) {
  const { t } = useTexts();
  return (
    <Notice kind="success" announce="status" title={title}>
      <p>
        <code className="new-token">{url}</code>
      </p>
      <p>
        {t('staff.invite.expires')} <Moment at={expiresAt} />
      </p>
      <CopyButton text={url} label={t('staff.invite.copy')} />
    </Notice>
  );
}
