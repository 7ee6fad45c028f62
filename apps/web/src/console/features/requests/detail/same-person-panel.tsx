import type { RequestDetail } from '@doorstep/contract';
import { Link } from 'react-router';
import { StateBadge } from '../../../shared/page/state-badge.tsx';
import { Moment } from '../../../shared/texts/moment.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

/** Other requests with the same email address or telephone number, for any home. */
export function SamePersonPanel({ request }: { request: RequestDetail }) {
  const { t } = useTexts();
  const { samePerson, contact } = request;
  if (contact.email === '' && contact.phone === '') return null;
  if (samePerson.length === 0) return <p className="muted">{t('staff.request.same_person_none')}</p>;
  return (
    <section className="panel">
      <h2>{t('staff.request.same_person')}</h2>
      <ul className="plain-list same-home">
        {samePerson.map(({ id, reference, state, receivedAt, offerTitle, by }) => (
          <li key={id}>
            <Link to={`/staff/requests/${id}`}>{reference}</Link> <StateBadge state={state} />
            <span className="muted">
              <Moment at={receivedAt} />
            </span>
            <span className="same-person-what">
              <bdi>{offerTitle}</bdi> · {t(`staff.request.same_by.${by.length === 2 ? 'both' : (by[0] ?? 'email')}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
