import type { OfferSummary, Today } from '@doorstep/contract';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { heldAddress } from './age-bar.tsx';

const maxShown = 6;

/** Upcoming automatic events and deadlines, soonest first. */
export function ComingUp({ today: { at, held }, offers }: { today: Today; offers: readonly OfferSummary[] }) {
  const { t } = useTexts();
  const title = useId();
  const events = offers
    .filter(({ status }) => status === 'published' || status === 'paused' || status === 'closed')
    .flatMap((offer) => [
      ...(offer.status === 'closed'
        ? []
        : [
            { kind: 'opens', at: offer.opensAt, offer } as const,
            { kind: 'closes', at: offer.closesAt, offer } as const,
          ]),
      { kind: isDrawDue(offer, at) ? 'draw_due' : 'draw', at: offer.drawAt, offer } as const,
    ])
    .flatMap((event) =>
      event.at === null || (event.at <= at && event.kind !== 'draw_due') ? [] : [{ ...event, at: event.at }],
    )
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, maxShown);
  const lapsing = held?.lapsing ?? 0;
  return (
    <section className="panel coming-up" aria-labelledby={title}>
      <h2 id={title}>{t('staff.today.coming')}</h2>
      {events.length + lapsing === 0 ? <p className="muted">{t('staff.today.coming_none')}</p> : null}
      <ul className="plain-list">
        {lapsing === 0 ? null : (
          <Event when={t('staff.today.within_week')}>
            <Link to={`${heldAddress({})}&sort=oldest`}>{t('staff.today.lapse', { count: lapsing })}</Link>
          </Event>
        )}
        {events.map(({ kind, at: when, offer }) => (
          <Event key={`${kind} ${offer.id}`} when={<Moment at={when} />}>
            <Link to={`/staff/offers/${offer.id}`}>{t(`staff.today.event.${kind}`, { title: offer.title })}</Link>
          </Event>
        ))}
      </ul>
    </section>
  );
}

/** Its day has come, and its entries still wait for the value. */
export function isDrawDue({ status, drawAt, counts }: OfferSummary, at: string): boolean {
  return status !== 'archived' && drawAt !== null && drawAt <= at && (counts.entered ?? 0) > 0;
}

function Event({ when, children }: { when: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className="muted">{when}</span>
      <span>{children}</span>
    </li>
  );
}
