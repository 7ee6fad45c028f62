import type { RequestDetail } from '@doorstep/contract';
import { Link } from 'react-router';
import { StateBadge } from '../../../shared/page/state-badge.tsx';
import { Moment } from '../../../shared/texts/moment.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

export function SameHomePanel({ request }: { request: RequestDetail }) {
  const { t } = useTexts();
  return (
    <section className="panel">
      <h2>{t('staff.request.same_home')}</h2>
      {request.isHomeOverByMerge ? (
        <p>
          <strong>{t('staff.request.home_over_by_merge')}</strong>
        </p>
      ) : null}
      {request.sameHome.length === 0 ? null : (
        <ul className="plain-list same-home">
          {request.sameHome.map(({ id, reference, state, receivedAt }) => (
            <li key={id}>
              <Link to={`/staff/requests/${id}`}>{reference}</Link> <StateBadge state={state} />
              <span className="muted">
                <Moment at={receivedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {request.possibleDuplicates.length === 0 ? null : (
        <>
          <h3>{t('staff.request.possible_duplicates')}</h3>
          <ul className="plain-list">
            {request.possibleDuplicates.map(({ homeId, reason }) => (
              <li key={homeId}>
                <Link to={`/staff/homes/${homeId}`}>{t(`staff.homes.pair.${reason}`)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="actions">
        {request.sameHome.length === 0 ? <span className="muted">{t('staff.request.same_home_none')}</span> : null}
        {request.homeIds.map((homeId) => (
          <Link key={homeId} to={`/staff/homes/${homeId}`}>
            {t('staff.request.home')}
          </Link>
        ))}
      </p>
    </section>
  );
}
