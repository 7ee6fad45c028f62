import { useApi } from '../../shared/api/api.ts';
import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { useDone } from '../../shared/page/use-done.tsx';
import { useSession } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export function AccountPage() {
  const { t } = useTexts();
  const account = useApi('GET /account', {});
  const me = useSession().data?.person;
  const { done, announceDone } = useDone();
  return (
    <>
      <PageHeading title={t('staff.nav.account')} />
      {me === undefined ? null : (
        <p className="lead">
          <bdi>{me.name}</bdi>, <bdi>{me.email}</bdi>, {t(`staff.role.${me.role}`)}
        </p>
      )}
      {done}
      <Loaded query={account}>
        {(loaded) => (
          <div className="account-panels">
            <SecondFactorPanel account={loaded} onDone={announceDone} />
            <PasswordPanel onDone={announceDone} />
            <SessionsPanel sessions={loaded.sessions} onDone={announceDone} />
          </div>
        )}
      </Loaded>
      <TimeZoneNote />
    </>
  );
}
