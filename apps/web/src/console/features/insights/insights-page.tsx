import { insightPeriods, type InsightPeriod, type Insights } from '@doorstep/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { OfferField } from '../../shared/form/offer-field.tsx';
import { EmptyState } from '../../shared/page/empty-state.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { viewerTimeZone } from '../../shared/texts/format-moment.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { ArrivalsPanel } from './arrivals-panel.tsx';
import { DistrictsPanel, ReturnsPanel, StepsPanel } from './counted-panels.tsx';
import { ForecastsPanel } from './forecasts-panel.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { WaitedPanel } from './waited-panel.tsx';
import { hoursText } from './hours-text.ts';
import { percent, whole } from './insight-panel.ts';

const figures = ['requests', 'accepted', 'decidedHours', 'dispatchedHours', 'typedShare', 'returnedShare'] as const;

function FiguresPanel({ insights }: { insights: Insights }) {
  const texts = useTexts();
  const { t, language } = texts;
  const format = (figure: (typeof figures)[number], value: number) => {
    if (figure.endsWith('Hours')) return hoursText(texts, value);
    return figure.endsWith('Share') ? percent(value, language) : whole(value, language);
  };
  return (
    <section className="panel insight-figures" aria-label={t('staff.insights.figures')}>
      <dl>
        {figures.map((figure) => {
          const { now, before } = insights.figures[figure];
          return (
            <div key={figure}>
              <dt>{t(`staff.insights.figure.${figure}`)}</dt>
              <dd>
                <strong>{now === null ? t('staff.insights.none') : format(figure, now)}</strong>
                <span className="muted">
                  {before === null
                    ? t('staff.insights.before_none')
                    : t('staff.insights.before', { value: format(figure, before) })}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** With fewer requests, a chart shows mostly chance. */
const minRequests = 10;

export function InsightsPage() {
  const { t } = useTexts();
  const [address, setAddress] = useSearchParams();
  const offer = address.get('offer') ?? '';
  const period = insightPeriods.find((each) => each === address.get('period')) ?? '30';
  const query = { ...(offer === '' ? {} : { offer }), period, timeZone: viewerTimeZone() };
  const insights = useApi('GET /insights', { query }, { placeholderData: keepPreviousData });
  const change = (next: { offer?: string; period?: InsightPeriod }) => {
    const filled = Object.entries({ offer, period, ...next }).filter(([, value]) => value !== '');
    setAddress(Object.fromEntries(filled), { replace: true });
  };
  return (
    <div className="insights">
      <PageHeading title={t('staff.nav.insights')} />
      <div className="filters">
        <OfferField
          label={t('staff.requests.offer')}
          value={offer}
          onChange={({ target }) => change({ offer: target.value })}
          none={t('staff.requests.all_offers')}
        />
        <div className="segments" role="group" aria-label={t('staff.insights.period')}>
          {insightPeriods.map((each) => (
            <button key={each} type="button" aria-pressed={period === each} onClick={() => change({ period: each })}>
              {t(`staff.insights.period.${each}`)}
            </button>
          ))}
        </div>
      </div>
      <Loaded query={insights}>
        {(found) =>
          found.total < minRequests ? (
            <EmptyState title={t('staff.insights.early_title')}>
              <p>{t('staff.insights.early_body')}</p>
            </EmptyState>
          ) : (
            <div className="insight-panels" aria-busy={insights.isPlaceholderData}>
              <FiguresPanel insights={found} />
              <ArrivalsPanel insights={found} query={query} />
              <div className="insight-stack">
                <StepsPanel insights={found} query={query} />
                <ReturnsPanel insights={found} query={query} />
              </div>
              <ForecastsPanel insights={found} query={query} />
              <WaitedPanel chart="decided" insights={found} query={query} />
              <WaitedPanel chart="dispatched" insights={found} query={query} />
              <HoursPanel insights={found} query={query} />
              <DistrictsPanel insights={found} query={query} />
              <TimeZoneNote />
            </div>
          )
        }
      </Loaded>
    </div>
  );
}
