import { requestStates, type RequestQuery, type RequestState } from '@doorstep/contract';
import { Link } from 'react-router';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { changeRequestQuery, writeRequestQuery } from './request-query.ts';

interface StateTabsProps {
  query: RequestQuery;
  counts: Partial<Record<RequestState, number>>;
}

/** The states with how many there are of each; links, so that each is a view of its own. */
export function StateTabs({ query, counts }: StateTabsProps) {
  const { t } = useTexts();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  // Held comes first: those are the ones that wait for a person.
  const ordered: RequestState[] = ['held', ...requestStates.filter((state) => state !== 'held')];
  const shown = ordered.filter((state) => (counts[state] ?? 0) > 0 || query.state === state);
  const addressOf = (state: RequestState | undefined) => {
    const { state: _, ...rest } = changeRequestQuery(query, {});
    return `?${writeRequestQuery(state === undefined ? rest : { ...rest, state })}`;
  };
  return (
    <nav aria-label={t('staff.requests.states')}>
      <ul className="tabs">
        <li>
          <Link to={addressOf(undefined)} aria-current={query.state === undefined ? 'page' : undefined}>
            {t('staff.requests.all')} <span className="tab-count">{t('staff.number', { number: total })}</span>
          </Link>
        </li>
        {shown.map((state) => (
          <li key={state}>
            <Link to={addressOf(state)} aria-current={query.state === state ? 'page' : undefined}>
              {t(`staff.state.${state}`)}{' '}
              <span className={`tab-count tab-count-${state}`}>
                {t('staff.number', { number: counts[state] ?? 0 })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
