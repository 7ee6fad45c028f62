import type { HomeSummary } from '@doorstep/contract';
import { Link } from 'react-router';
import { useTexts } from '../../shared/texts/texts-context.tsx';

export function HomeLine({ home }: { home: HomeSummary }) {
  const { t } = useTexts();
  return (
    <span className="home-line">
      <Link to={`/staff/homes/${home.id}`}>
        <bdi>{home.addressLine === '' ? t('staff.homes.nameless') : home.addressLine}</bdi>
      </Link>{' '}
      <span className="muted">
        {home.name === '' ? null : (
          <>
            <bdi>{home.name}</bdi> ·{' '}
          </>
        )}
        {t('staff.homes.units', { units: home.units, requests: home.requests })}
      </span>
      {home.undelivered === 0 ? null : <strong> {t('staff.homes.undelivered', { count: home.undelivered })}</strong>}
      {home.isOverByMerge ? <strong> {t('staff.homes.over_by_merge')}</strong> : null}
    </span>
  );
}
