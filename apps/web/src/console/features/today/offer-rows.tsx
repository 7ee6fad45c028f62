import type { OfferSummary, RequestState } from '@doorstep/contract';
import { Link } from 'react-router';
import { OfferPhaseBadge } from '../../shared/page/offer-phase-badge.tsx';
import { useAllowed } from '../../shared/session.ts';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';

/** The offers that are not archived, one per row. */
export function OfferRows({ offers }: { offers: readonly OfferSummary[] }) {
  const { t } = useTexts();
  return (
    <section className="panel offer-rows" aria-label={t('staff.nav.offers')}>
      <table className="offer-table">
        <caption className="visually-hidden">{t('staff.nav.offers')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('staff.today.offer')}</th>
            <th scope="col">{t('staff.today.state')}</th>
            <th scope="col" className="cell-number">
              {t('staff.states.held')}
            </th>
            <th scope="col" className="cell-number">
              {t('staff.states.accepted')}
            </th>
            <th scope="col">{t('staff.today.stock_left')}</th>
            <th scope="col">{t('staff.today.next')}</th>
          </tr>
        </thead>
        <tbody>
          {offers
            .filter(({ status }) => status !== 'archived')
            .map((offer) => (
              <tr key={offer.id}>
                <th scope="row">
                  <Link to={`/staff/offers/${offer.id}`} dir="auto">
                    {offer.title}
                  </Link>
                </th>
                <td>
                  <OfferPhaseBadge status={offer.status} phase={offer.phase} />
                </td>
                <td className="cell-number">
                  <Count offer={offer} state="held" />
                </td>
                <td className="cell-number">
                  <Count offer={offer} state="accepted" />
                </td>
                <td>
                  <Left offer={offer} />
                </td>
                <td className="muted">
                  <Next offer={offer} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

function Count({ offer: { id, counts, status }, state }: { offer: OfferSummary; state: RequestState }) {
  const { t } = useTexts();
  const seesRequests = useAllowed('requests.read');
  const count = counts[state] ?? 0;
  if (status === 'draft') return <span aria-hidden="true">–</span>;
  const number = t('staff.number', { number: count });
  return seesRequests && count > 0 ? <Link to={`/staff/requests?offer=${id}&state=${state}`}>{number}</Link> : number;
}

/** The remaining stock of the item with the smallest share left. */
function Left({ offer: { stock } }: { offer: OfferSummary }) {
  const { t } = useTexts();
  const limited = stock.flatMap((item) =>
    item.stock === null ? [] : [{ stock: item.stock, left: item.stock - item.taken }],
  );
  const partOf = (item: { stock: number; left: number }) => (item.stock === 0 ? 0 : item.left / item.stock);
  const [scarcest] = limited.toSorted((a, b) => partOf(a) - partOf(b));
  if (scarcest === undefined) return <span className="muted">{t('staff.today.unlimited')}</span>;
  const isLow = partOf(scarcest) <= 0.1;
  return (
    <span className="left">
      <svg width="100%" height="6" aria-hidden="true">
        <rect className="stock-bar-ground" width="100%" height="6" rx="3" />
        <rect className={isLow ? 'left-low' : 'left-good'} width={`${partOf(scarcest) * 100}%`} height="6" rx="3" />
      </svg>
      <span>{t('staff.today.left_of', scarcest)}</span>
    </span>
  );
}

function Next({ offer: { phase, opensAt, closesAt } }: { offer: OfferSummary }) {
  const { t } = useTexts();
  if (phase === 'scheduled' && opensAt !== null)
    return (
      <>
        {t('staff.today.opens')} <Moment at={opensAt} />
      </>
    );
  if (phase === 'open' && closesAt !== null)
    return (
      <>
        {t('staff.today.closes')} <Moment at={closesAt} />
      </>
    );
  return null;
}
