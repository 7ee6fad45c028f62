import type { OfferSummary, RequestState } from '@doorstep/contract';
import { Link } from 'react-router';
import { MomentText } from '../../shared/texts/moment-text.tsx';
import { useAllowed } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { OfferPhaseBadge } from '../../shared/page/offer-phase-badge.tsx';
import { StockBar } from './stock-bar.tsx';

// States that need a person come first.
const shownStates: RequestState[] = ['held', 'accepted', 'waitlisted', 'packed', 'dispatched'];

export function OfferCard({ offer }: { offer: OfferSummary }) {
  const { t } = useTexts();
  const mayWrite = useAllowed('offers.write');
  return (
    <li className="offer-card">
      <div className="offer-card-head">
        <h2>
          <Link to={`/staff/offers/${offer.id}`}>{offer.title === '' ? offer.slug : offer.title}</Link>
        </h2>
        <OfferPhaseBadge status={offer.status} phase={offer.phase} />
      </div>
      <p className="muted offer-card-dates">
        <span className="slug">/o/{offer.slug}</span>
        <Dates offer={offer} />
      </p>
      <div className="offer-card-body">
        <Counts offer={offer} />
        <div className="stocks">
          {offer.stock.length === 0 ? <p className="muted">{t('staff.offers.no_items')}</p> : null}
          {offer.stock.map(({ itemId, name, stock, taken }) => (
            <StockBar key={itemId} name={name} stock={stock} taken={taken} />
          ))}
        </div>
      </div>
      {mayWrite && (
        <Link
          className="offer-copy"
          to={`/staff/offers/new?from=${encodeURIComponent(offer.id)}`}
          aria-label={t('staff.offers.copy_of', { offer: offer.title })}
        >
          {t('staff.offers.copy')}
        </Link>
      )}
    </li>
  );
}

function Dates({ offer }: { offer: OfferSummary }) {
  const { t } = useTexts();
  return (
    <>
      {offer.opensAt === null ? null : (
        <span>
          <MomentText moments={{ at: offer.opensAt }} text={(marks) => t('staff.offers.opens', marks)} />
        </span>
      )}
      {offer.closesAt === null ? null : (
        <span>
          <MomentText moments={{ at: offer.closesAt }} text={(marks) => t('staff.offers.closes', marks)} />
        </span>
      )}
    </>
  );
}

function Counts({ offer }: { offer: OfferSummary }) {
  const { t } = useTexts();
  const mayRead = useAllowed('requests.read');
  const total = Object.values(offer.counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return <p className="muted counts">{t('staff.offers.no_requests')}</p>;
  return (
    <ul className="counts">
      {shownStates
        .filter((state) => (offer.counts[state] ?? 0) > 0)
        .map((state) => {
          const words = (
            <>
              <strong>{t('staff.number', { number: offer.counts[state] ?? 0 })}</strong> {t(`staff.states.${state}`)}
            </>
          );
          return (
            <li key={state} className={`count count-${state}`}>
              {mayRead ? (
                <Link to={`/staff/requests?offer=${encodeURIComponent(offer.id)}&state=${state}`}>{words}</Link>
              ) : (
                <span>{words}</span>
              )}
            </li>
          );
        })}
    </ul>
  );
}
