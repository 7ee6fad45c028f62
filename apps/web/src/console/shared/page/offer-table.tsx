import type { OfferSummary, RequestState } from '@doorstep/contract';
import { Link } from 'react-router';
import { useAllowed } from '../session.ts';
import { Moment } from '../texts/moment.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { OfferPhaseBadge } from './offer-phase-badge.tsx';

const maxItems = 3;
/** An item is low when at most this share of its stock is left. */
const lowPart = 0.1;
const phases = ['open', 'scheduled', 'paused', 'draft', 'published', 'closed', 'archived'];

/** One row per offer, those that take requests first. */
export function OfferTable({ offers, canCopy = false }: { offers: readonly OfferSummary[]; canCopy?: boolean }) {
  const { t } = useTexts();
  const rank = ({ status, phase }: OfferSummary) =>
    phases.indexOf(status === 'published' && phase !== null ? phase : status);
  return (
    <div className="panel offer-rows">
      <table className="offer-table">
        <caption className="visually-hidden">{t('staff.nav.offers')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('staff.today.offer')}</th>
            <th scope="col">{t('staff.today.state')}</th>
            <th scope="col">{t('staff.offers.arrivals')}</th>
            <th scope="col" className="cell-number">
              {t('staff.states.held')}
            </th>
            <th scope="col" className="cell-number">
              {t('staff.states.accepted')}
            </th>
            <th scope="col">{t('staff.today.stock_left')}</th>
            <th scope="col">{t('staff.today.next')}</th>
            {canCopy ? (
              <th scope="col">
                <span className="visually-hidden">{t('staff.offers.copy')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {offers
            .toSorted((a, b) => rank(a) - rank(b))
            .map((offer) => (
              <Row key={offer.id} offer={offer} canCopy={canCopy} />
            ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ offer, canCopy }: { offer: OfferSummary; canCopy: boolean }) {
  const { t } = useTexts();
  return (
    <tr>
      <th scope="row">
        <Link to={`/staff/offers/${offer.id}`} dir="auto">
          {offer.title === '' ? offer.slug : offer.title}
        </Link>
        <span className="slug">/o/{offer.slug}</span>
      </th>
      <td>
        <OfferPhaseBadge status={offer.status} phase={offer.phase} />
      </td>
      <td className="cell-arrivals" data-label={t('staff.offers.arrivals')}>
        <Arrivals offer={offer} />
      </td>
      <td className="cell-number" data-label={t('staff.states.held')}>
        <Count offer={offer} state="held" />
      </td>
      <td className="cell-number" data-label={t('staff.states.accepted')}>
        <Count offer={offer} state="accepted" />
      </td>
      <td className="cell-left">
        <Left offer={offer} />
      </td>
      <td className="cell-next">
        <Next offer={offer} />
      </td>
      {canCopy ? (
        <td className="cell-copy">
          <Link
            to={`/staff/offers/new?from=${encodeURIComponent(offer.id)}`}
            aria-label={t('staff.offers.copy_of', { offer: offer.title })}
          >
            {t('staff.offers.copy')}
          </Link>
        </td>
      ) : null}
    </tr>
  );
}

/** For a draft. */
function Nothing() {
  return <span aria-hidden="true">–</span>;
}

const bar = { width: 5, gap: 1.5, height: 26 };

/** SVG path of a day's bar; a day without requests is a line. */
function barPath(day: number, part: number): string {
  const height = part === 0 ? 1.5 : Math.max(3, part * bar.height);
  return `M${day * (bar.width + bar.gap)} ${bar.height}v${-height}h${bar.width}v${height}z`;
}

/** A bar per day, the highest in full height; the sum opens Insights. */
function Arrivals({ offer: { id, arrivals, status } }: { offer: OfferSummary }) {
  const { t } = useTexts();
  const seesInsights = useAllowed('requests.read');
  if (status === 'draft') return <Nothing />;
  const max = Math.max(1, ...arrivals);
  const sum = t('staff.number', { number: arrivals.reduce((total, requests) => total + requests, 0) });
  return (
    <>
      <svg width={arrivals.length * (bar.width + bar.gap)} height={bar.height} aria-hidden="true" focusable="false">
        <path className="bar" d={arrivals.map((requests, index) => barPath(index, requests / max)).join('')} />
      </svg>
      {seesInsights ? <Link to={`/staff/insights?offer=${encodeURIComponent(id)}`}>{sum}</Link> : <span>{sum}</span>}
    </>
  );
}

function Count({ offer, state }: { offer: OfferSummary; state: RequestState }) {
  const { t } = useTexts();
  if (offer.status === 'draft') return <Nothing />;
  return <ToRequests offer={offer} state={state} text={t('staff.number', { number: offer.counts[state] ?? 0 })} />;
}

/** Opens the requests in this state, if there are any and the person may see them. */
function ToRequests({ offer, state, text }: { offer: OfferSummary; state: RequestState; text: string }) {
  const seesRequests = useAllowed('requests.read');
  return seesRequests && (offer.counts[state] ?? 0) > 0 ? (
    <Link to={`/staff/requests?offer=${encodeURIComponent(offer.id)}&state=${state}`}>{text}</Link>
  ) : (
    text
  );
}

/** The items with the smallest share left. */
function Left({ offer: { stock } }: { offer: OfferSummary }) {
  const { t } = useTexts();
  const limited = stock.flatMap((item) =>
    item.stock === null ? [] : [{ ...item, stock: item.stock, left: Math.max(0, item.stock - item.taken) }],
  );
  const partOf = (item: { stock: number; left: number }) => (item.stock === 0 ? 0 : item.left / item.stock);
  const more = limited.length - maxItems;
  if (limited.length === 0)
    return <span className="muted">{t(stock.length === 0 ? 'staff.offers.no_items' : 'staff.today.unlimited')}</span>;
  return (
    <ul className="left-items">
      {limited
        .toSorted((a, b) => partOf(a) - partOf(b))
        .slice(0, maxItems)
        .map((item) => (
          <li key={item.itemId}>
            <span className="left-name" dir="auto">
              {item.name}
            </span>
            <svg width="100%" height="6" aria-hidden="true">
              <rect className="stock-bar-ground" width="100%" height="6" rx="3" />
              <rect
                className={partOf(item) <= lowPart ? 'left-low' : 'left-good'}
                width={`${partOf(item) * 100}%`}
                height="6"
                rx="3"
              />
            </svg>
            <span className={partOf(item) <= lowPart ? 'left-number stock-low' : 'left-number'}>
              {t('staff.number', { number: item.left })}
            </span>
          </li>
        ))}
      {more > 0 ? (
        <li className="left-more">
          <Link to="/staff/stock">{t('staff.today.more_items', { count: more })}</Link>
        </li>
      ) : null}
    </ul>
  );
}

function Next({ offer }: { offer: OfferSummary }) {
  const { t } = useTexts();
  const mayWrite = useAllowed('offers.write');
  const { id, status, phase, opensAt, closesAt, counts } = offer;
  const waiting = counts.waitlisted ?? 0;
  const [word, at] =
    phase === 'scheduled'
      ? (['opens', opensAt] as const)
      : phase === 'open'
        ? (['closes', closesAt] as const)
        : ([null, null] as const);
  if (status === 'draft')
    return mayWrite ? <Link to={`/staff/offers/${id}`}>{t('staff.offers.publish')}</Link> : <Nothing />;
  return (
    <>
      {word === null || at === null ? null : (
        <span>
          {t(`staff.today.${word}`)} <Moment at={at} />
        </span>
      )}
      {waiting === 0 ? null : (
        <span>
          <ToRequests offer={offer} state="waitlisted" text={t('staff.offers.in_queue', { count: waiting })} />
        </span>
      )}
    </>
  );
}
