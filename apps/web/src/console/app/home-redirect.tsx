import { Navigate } from 'react-router';
import { useSession } from '../shared/session.ts';
import { PageHeading } from '../shared/page/page-heading.tsx';
import { useTexts } from '../shared/texts/texts-context.tsx';
import { setUpPlaces, settingPlaces, workPlaces } from './places.ts';

/** `/staff` leads to the first place that the role may enter. */
export function HomeRedirect() {
  const { t } = useTexts();
  const actions = useSession().data?.actions ?? [];
  const first = [...setUpPlaces, ...workPlaces, ...settingPlaces].find(({ action }) => actions.includes(action));
  if (first) return <Navigate to={first.path} replace />;
  return (
    <>
      <PageHeading title={t('staff.nothing_yet.title')} />
      <p className="lead">{t('staff.nothing_yet.body')}</p>
    </>
  );
}
