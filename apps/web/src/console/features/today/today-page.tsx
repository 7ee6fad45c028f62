import type { OfferSummary, Today } from '@doorstep/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAll } from '../../shared/api/api.ts';
import { useToday } from '../../shared/api/use-today.ts';
import { EmptyState } from '../../shared/page/empty-state.tsx';
import { Icon } from '../../shared/page/icon.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { OfferTable } from '../../shared/page/offer-table.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { useAllowed, useSession } from '../../shared/session.ts';
import { formatLongDay } from '../../shared/texts/format-moment.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { AlarmBanner } from './alarm-banner.tsx';
import { Arrivals } from './arrivals.tsx';
import { ComingUp, isDrawDue } from './coming-up.tsx';
import { Lanes } from './lanes.tsx';

const offersEveryMs = 30_000;

export function TodayPage() {
  const { t, language } = useTexts();
  const name = useSession().data?.person.name ?? '';
  const today = useToday();
  const offers = useAll('GET /offers', {}, { refetchInterval: offersEveryMs });
  const mayEnter = useAllowed('requests.enter');
  const mayWrite = useAllowed('offers.write');
  const [now] = useState(() => new Date());
  return (
    <>
      <AlarmBanner />
      <PageHeading
        title={t('staff.today.greeting', { part: partOfDay(now.getHours()), name })}
        beside={<span className="muted">{formatLongDay(now, language)}</span>}
        action={
          (offers.data ?? []).length === 0 ? null : (
            <div className="actions">
              {mayEnter ? (
                <Link className="ds-button ds-button--secondary" to="/staff/requests/new">
                  <Icon name="plus" /> {t('staff.entry.link')}
                </Link>
              ) : null}
              {mayWrite ? (
                <Link className="ds-button ds-button--secondary" to="/staff/offers/start">
                  {t('staff.offers.new')}
                </Link>
              ) : null}
            </div>
          )
        }
      />
      <Loaded query={offers}>
        {(list) =>
          list.length === 0 ? (
            <FirstOffer mayWrite={mayWrite} />
          ) : (
            <Loaded query={today}>{(data) => <Work today={data} offers={list} />}</Loaded>
          )
        }
      </Loaded>
    </>
  );
}

function Work({ today, offers }: { today: Today; offers: OfferSummary[] }) {
  return (
    <div className="today">
      <Lanes today={today} isDrawDue={offers.some((offer) => isDrawDue(offer, today.at))} />
      <div className="today-middle">
        <Arrivals days={today.days} />
        <ComingUp today={today} offers={offers} />
      </div>
      <OfferTable offers={offers.filter(({ status }) => status !== 'archived')} />
      <TimeZoneNote />
    </div>
  );
}

function FirstOffer({ mayWrite }: { mayWrite: boolean }) {
  const { t } = useTexts();
  return (
    <EmptyState title={t('staff.today.first_title')}>
      <p>{t('staff.today.first_body')}</p>
      {mayWrite ? (
        <Link className="ds-button ds-button--primary" to="/staff/offers/start">
          {t('staff.offers.new')}
        </Link>
      ) : null}
    </EmptyState>
  );
}

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
