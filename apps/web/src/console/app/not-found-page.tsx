import { Link } from 'react-router';
import { PageHeading } from '../shared/page/page-heading.tsx';
import { useTexts } from '../shared/texts/texts-context.tsx';

export function NotFoundPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHeading title={t('staff.not_found.title')} />
      <p className="lead">{t('staff.not_found.body')}</p>
      <p>
        <Link to="/staff">{t('staff.not_found.home')}</Link>
      </p>
    </>
  );
}
