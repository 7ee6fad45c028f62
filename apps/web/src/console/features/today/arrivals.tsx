import type { Today } from '@doorstep/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../shared/page/data-table.tsx';
import { useAllowed } from '../../shared/session.ts';
import { formatDay, formatWeekday } from '../../shared/texts/format-moment.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useStoredChoice } from '../../shared/use-stored-choice.ts';
import { ArrivalBars, type Arrival } from './arrival-bars.tsx';

const dayMs = 86_400_000;

/** Requests of 14 days compared with the 14 before: as bars or as a table. */
export function Arrivals({ days }: { days: Today['days'] }) {
  const { t, language } = useTexts();
  const [look, setLook] = useStoredChoice('doorstep.today.arrivals', 'chart');
  const seesRequests = useAllowed('requests.read');
  const title = useId();
  const half = days.length / 2;
  const arrivals = days.slice(half).map(({ day, requests }, index): Arrival => ({
    day,
    requests,
    before: days[index]?.requests ?? 0,
    to: seesRequests ? listAddress(day) : null,
  }));
  const sum = arrivals.reduce((total, { requests }) => total + requests, 0);
  const before = arrivals.reduce((total, arrival) => total + arrival.before, 0);
  const percent = before === 0 ? 0 : Math.round((Math.abs(sum - before) / before) * 100);
  const change = before === 0 ? 'none' : sum > before ? 'more' : sum < before ? 'fewer' : 'same';
  const isTable = look === 'table';
  return (
    <section className="panel arrivals" aria-labelledby={title}>
      <div className="arrivals-head">
        <h2 id={title}>{t('staff.today.arrivals')}</h2>
        <p className="arrivals-key" aria-hidden="true">
          <span className="key-day" /> {t('staff.today.a_day')} <span className="key-before" />{' '}
          {t('staff.today.before')}
        </p>
        <button type="button" className="ds-link-button" onClick={() => setLook(isTable ? 'chart' : 'table')}>
          {t(isTable ? 'staff.today.as_chart' : 'staff.today.as_table')}
        </button>
      </div>
      <p className="lane-count">
        <strong>{t('staff.number', { number: sum })}</strong>{' '}
        <span>{t(`staff.today.change.${change}`, { percent })}</span>
      </p>
      {isTable ? (
        <DataTable
          caption={t('staff.today.arrivals')}
          className="arrivals-table"
          rows={arrivals.toReversed()}
          keyOf={({ day }) => day}
          columns={[
            { label: t('staff.today.day'), kind: 'name', render: ({ day }) => formatDay(day, language) },
            {
              label: t('staff.nav.requests'),
              render: ({ to, requests }) => (to === null ? requests : <Link to={to}>{requests}</Link>),
            },
            { label: t('staff.today.before'), render: (arrival) => arrival.before },
          ]}
        />
      ) : (
        <ArrivalBars arrivals={arrivals} label={(day) => formatWeekday(day, language)} today={t('staff.nav.today')} />
      )}
      {new Date(`${days.at(-1)?.day}T00:00Z`).getTimezoneOffset() === 0 ? null : (
        <p className="hint">{t('staff.today.in_utc')}</p>
      )}
    </section>
  );
}

function listAddress(day: string): string {
  const from = `${day}T00:00:00.000Z`;
  const until = new Date(Date.parse(from) + dayMs).toISOString();
  return `/staff/requests?${new URLSearchParams({ from, until })}`;
}
