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
      {request.homeIds.map((homeId) => (
        <p key={homeId}>
          <Link to={`/staff/homes/${homeId}`}>{t('staff.request.home')}</Link>
        </p>
      ))}
      {request.sameHome.length === 0 ? (
        <p className="muted">{t('staff.request.same_home_none')}</p>
      ) : (
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
    </section>
  );
}
