import { PageHeading } from '../../shared/page/page-heading.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { PersonPanel } from './person-panel.tsx';
import { RetentionPanel } from './retention-panel.tsx';

export function PrivacyPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHeading title={t('staff.nav.privacy')} />
      <p className="lead">{t('staff.retention.lead')}</p>
      <RetentionPanel />
      <PersonPanel />
      <TimeZoneNote />
    </>
  );
}
