import type { StaffAction } from '@doorstep/contract';
import { Outlet } from 'react-router';
import { PageHeading } from '../shared/page/page-heading.tsx';
import { useAllowed, useSession } from '../shared/session.ts';
import { useTexts } from '../shared/texts/texts-context.tsx';

/** Renders its child pages, or a plain refusal if the role does not allow them. The server checks again. */
export function Allowed({ action }: { action: StaffAction }) {
  const { t } = useTexts();
  const isAllowed = useAllowed(action);
  const session = useSession().data;
  if (isAllowed) return <Outlet />;
  return (
    <>
      <PageHeading title={t('staff.not_allowed.title')} />
      <p className="lead">
        {session ? t('staff.not_allowed.body', { role: t(`staff.role.${session.person.role}`) }) : ''}
      </p>
    </>
  );
}
