import type { Today } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { Icon, type IconName } from '../../shared/page/icon.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { AgeBar, heldAddress } from './age-bar.tsx';

const maxShown = 3;
const batchesEveryMs = 10_000;

interface LanesProps {
  today: Today;
  /** A draw waits for its value, which is said beside the lanes. */
  isDrawDue: boolean;
}

/** Waiting work by kind; people see only the kinds they may do. */
export function Lanes({ today: { at, held, claims, batches, lowStock }, isDrawDue }: LanesProps) {
  const { t } = useTexts();
  const counts = [held?.requests, claims?.open, batches === null ? 0 : batches.waiting + batches.open, lowStock.length];
  if (counts.every((count) => (count ?? 0) === 0))
    return isDrawDue ? null : <p className="lane-quiet">{t('staff.today.quiet')}</p>;
  return (
    <div className="lanes">
      {held === null ? null : <ToDecide held={held} />}
      {claims === null ? null : <Claims claims={claims} at={at} />}
      {batches === null ? null : <ToPack batches={batches} />}
      <LowStock items={lowStock} />
    </div>
  );
}

interface LaneProps {
  icon: IconName;
  title: string;
  count: number;
  /** Text next to the number. */
  beside: string;
  /** Link to the counted items. */
  to: string;
  none: string;
  children: ReactNode;
}

/** One kind of work; a single line if there is nothing to do. */
function Lane({ icon, title, count, beside, to, none, children }: LaneProps) {
  const { t } = useTexts();
  if (count === 0)
    return (
      <p className="lane lane-none">
        <Icon name={icon} /> {none}
      </p>
    );
  return (
    <section className="lane" aria-label={title}>
      <h2>
        <Icon name={icon} /> {title}
      </h2>
      <p className="lane-count">
        <Link to={to}>{t('staff.number', { number: count })}</Link> <span>{beside}</span>
      </p>
      {children}
    </section>
  );
}

function ToDecide({ held }: { held: NonNullable<Today['held']> }) {
  const { t } = useTexts();
  return (
    <Lane
      icon="requests"
      title={t('staff.today.decide')}
      count={held.requests}
      beside={t('staff.today.decide_oldest', { count: held.requests, days: held.oldestDays })}
      to={heldAddress({})}
      none={t('staff.today.decide_none')}
    >
      <AgeBar ages={held.ages} />
      {held.lapsing === 0 ? null : (
        <p>
          <Link className="lane-urgent" to={`${heldAddress({})}&sort=oldest`}>
            {t('staff.today.lapsing', { count: held.lapsing })}
          </Link>
        </p>
      )}
      <p className="lane-actions">
        <Link className="ds-button ds-button--primary" to="/staff/requests/queue?state=held">
          {t('staff.today.decide_open')}
        </Link>
        <Link to={heldAddress({})}>{t('staff.today.list')}</Link>
      </p>
    </Lane>
  );
}

const dayMs = 86_400_000;

function Claims({ claims, at }: { claims: NonNullable<Today['claims']>; at: string }) {
  const { t } = useTexts();
  const days = claims.oldestAt === null ? 0 : Math.floor((Date.parse(at) - Date.parse(claims.oldestAt)) / dayMs);
  return (
    <Lane
      icon="homes"
      title={t('staff.today.claims')}
      count={claims.open}
      beside={t('staff.today.claims_oldest', { days })}
      to="/staff/homes"
      none={t('staff.today.claims_none')}
    >
      <ul className="plain-list">
        {claims.kinds.map(({ kind, claims: count }) => (
          <li key={kind}>
            {t('staff.number', { number: count })} · {t(`staff.claim.kind.${kind}`)}
          </li>
        ))}
      </ul>
      <p className="lane-actions">
        <Link className="ds-button ds-button--secondary" to="/staff/homes">
          {t('staff.today.claims_open')}
        </Link>
      </p>
    </Lane>
  );
}

function ToPack({ batches: { waiting, open } }: { batches: NonNullable<Today['batches']> }) {
  const { t } = useTexts();
  const packings = useApi('GET /packing', {}, { refetchInterval: batchesEveryMs });
  const isNone = waiting + open === 0;
  return (
    <Lane
      icon="batches"
      title={t('staff.today.pack')}
      count={isNone ? 0 : waiting || open}
      beside={waiting === 0 ? t('staff.today.pack_batches', { count: open }) : t('staff.today.pack_waiting')}
      to={waiting === 0 ? '/staff/batches' : '/staff/batches/new'}
      none={t('staff.today.pack_none')}
    >
      {open === 0 ? null : (
        <Loaded query={packings}>
          {({ batches }) => (
            <ul className="plain-list lane-batches">
              {batches.slice(0, maxShown).map(({ id, name, packed, parcels }) => (
                <li key={id}>
                  <Link to={`/staff/packing/${id}`}>{name}</Link>
                  <span>{t('staff.today.packed', { packed, parcels })}</span>
                  <progress aria-label={name} value={packed} max={Math.max(1, parcels)} />
                </li>
              ))}
              {open > Math.min(maxShown, batches.length) ? (
                <li className="muted">
                  {t('staff.today.more_batches', { count: open - Math.min(maxShown, batches.length) })}
                </li>
              ) : null}
            </ul>
          )}
        </Loaded>
      )}
      <p className="lane-actions">
        {waiting === 0 ? null : (
          <Link className="ds-button ds-button--secondary" to="/staff/batches/new">
            {t('staff.today.make_batch')}
          </Link>
        )}
        {open === 0 ? null : <Link to="/staff/batches">{t('staff.today.open_batches')}</Link>}
      </p>
    </Lane>
  );
}

function LowStock({ items }: { items: Today['lowStock'] }) {
  const { t } = useTexts();
  return (
    <Lane
      icon="stock"
      title={t('staff.today.stock')}
      count={items.length}
      beside={t('staff.today.stock_items', { count: items.length })}
      to="/staff/stock"
      none={t('staff.today.stock_none')}
    >
      <ul className="plain-list lane-items">
        {items.slice(0, maxShown).map(({ offer, item, left }) => (
          <li key={item.id}>
            <Link to={`/staff/offers/${offer.id}`}>
              <bdi>{item.name}</bdi>
            </Link>
            <span className="lane-urgent">{t('staff.today.left', { left })}</span>
          </li>
        ))}
        {items.length > maxShown ? (
          <li className="muted">{t('staff.today.more_items', { count: items.length - maxShown })}</li>
        ) : null}
      </ul>
      <p className="lane-actions">
        <Link to="/staff/stock">{t('staff.today.to_stock')}</Link>
      </p>
    </Lane>
  );
}
