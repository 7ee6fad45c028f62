import type { InvitationView } from '@doorstep/contract';
import { Link, useParams } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { ProblemError } from '@doorstep/client';
import { Mark } from '../../../look/mark.tsx';
import { LoadingLines } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { RetryNotice } from '../../shared/page/notice.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { InvitationForm } from './invitation-form.tsx';

/** The target of the first-run link and of every later invitation. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const invitation = useApi('GET /invitations/:token', { params: { token } }, { staleTime: Infinity });
  return (
    <main className="single">
      <p className="brand">
        <Mark /> <span>Doorstep</span>
      </p>
      {invitation.data ? <Welcome token={token} invitation={invitation.data} /> : null}
      {invitation.isPending ? <LoadingLines /> : null}
      {invitation.isError ? <Refused error={invitation.error} onRetry={() => void invitation.refetch()} /> : null}
    </main>
  );
}

function Welcome({ token, invitation }: { token: string; invitation: InvitationView }) {
  const { t } = useTexts();
  const role = t(`staff.role.${invitation.role}`);
  return (
    <>
      <PageHeading title={t(invitation.isFirstRun ? 'staff.set_up.first_title' : 'staff.set_up.title')} />
      <p className="lead">{invitation.isFirstRun ? t('staff.set_up.first_body') : t('staff.set_up.body', { role })}</p>
      <InvitationForm token={token} />
    </>
  );
}

function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts();
  const isSpent = error instanceof ProblemError && ['invitation_invalid', 'not_found'].includes(error.code);
  return (
    <>
      <PageHeading title={t(isSpent ? 'staff.set_up.spent_title' : 'staff.title')} />
      {isSpent ? (
        <>
          <p className="lead">{t('error.invitation_invalid')}</p>
          <p>
            <Link to="/staff/sign-in">{t('staff.set_up.to_sign_in')}</Link>
          </p>
        </>
      ) : (
        <RetryNotice error={error} onRetry={onRetry} />
      )}
    </>
  );
}
