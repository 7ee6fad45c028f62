import { Button } from '@doorstep/ui';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { formatMoment } from '../../shared/texts/format-moment.ts';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useCancelInvitation, useOpenInvitations } from './people-api.ts';

/** Unused invitations; stray links can be cancelled here. */
export function OpenInvitations({ onCancelled }: { onCancelled: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const open = useOpenInvitations().data ?? [];
  const cancelling = useCancelInvitation();
  if (open.length === 0 && !cancelling.isError) return null;
  return (
    <section className="panel stack">
      <h2>{t('staff.invite.open')}</h2>
      <ErrorNotice error={cancelling.error} />
      <ul className="plain-list invitations">
        {open.map(({ id, role, invitedBy, expiresAt }) => (
          <li key={id}>
            <span>
              {t(`staff.role.${role}`)}{' '}
              <span className="cell-reasons">
                {invitedBy === '' ? t('staff.invite.by_command_line') : t('staff.invite.by', { name: invitedBy })} ·{' '}
                {t('staff.invite.expires')} <Moment at={expiresAt} />
              </span>
            </span>
            <Button
              look="secondary"
              aria-label={t('staff.invite.cancel_named', {
                role: t(`staff.role.${role}`),
                at: formatMoment(expiresAt, texts.language),
              })}
              onClick={() => cancelling.mutate(id, { report: onCancelled })}
            >
              {t('staff.invite.cancel')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
