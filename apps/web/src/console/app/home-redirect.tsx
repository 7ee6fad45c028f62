import { Navigate, Outlet } from 'react-router';
import { useAllowed, useSession } from '../shared/session.ts';
import { PageHeading } from '../shared/page/page-heading.tsx';
import { useTexts } from '../shared/texts/texts-context.tsx';
import { settingPlaces, setUpPlaces, workPlaces } from './places.ts';

/** `/staff` is “Today”; people who may not see it are sent to the first place their role allows. */
export function HomeRedirect() {
  const { t } = useTexts();
  const seesToday = useAllowed('offers.read');
  const actions = useSession().data?.actions ?? [];
  if (seesToday) return <Outlet />;
  const first = [...workPlaces, ...setUpPlaces, ...settingPlaces].find(({ action }) => actions.includes(action));
  if (first) return <Navigate to={first.path} replace />;
  return (
    <>
      <PageHeading title={t('staff.nothing_yet.title')} />
      <p className="lead">{t('staff.nothing_yet.body')}</p>
    </>
  );
}
