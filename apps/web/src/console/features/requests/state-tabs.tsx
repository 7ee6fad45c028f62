import type { RequestQuery, RequestState } from '@doorstep/contract';
import { Link } from 'react-router';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { changeRequestQuery, writeRequestQuery } from './request-query.ts';

/** The states by what they ask of staff: act now, wait, nothing more. */
const groups = {
  to_do: ['held', 'accepted', 'returned', 'lost'],
  in_progress: ['entered', 'waitlisted', 'packed', 'dispatched'],
  done: ['closed', 'declined', 'withdrawn', 'lapsed'],
} as const satisfies Record<string, readonly RequestState[]>;
const groupNames = ['to_do', 'in_progress', 'done'] as const;

// Compile-time check that every state is in a group; the list would not offer others.
true satisfies RequestState extends (typeof groups)[keyof typeof groups][number] ? true : false;

interface StateTabsProps {
  query: RequestQuery;
  counts: Partial<Record<RequestState, number>>;
}

/** The groups of states, and the states of the open group with their counts; links, so that each is a view. */
export function StateTabs({ query, counts }: StateTabsProps) {
  const { t } = useTexts();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const countOf = (state: RequestState) => counts[state] ?? 0;
  const addressOf = (state: RequestState | undefined) => {
    const { state: _, ...rest } = changeRequestQuery(query, {});
    return `?${writeRequestQuery(state === undefined ? rest : { ...rest, state })}`;
  };
  const statesOf = (name: (typeof groupNames)[number]): readonly RequestState[] => groups[name];
  const here = groupNames.find((name) => query.state !== undefined && statesOf(name).includes(query.state));
  return (
    <nav className="states" aria-label={t('staff.requests.states')}>
      <ul className="segments">
        {groupNames.map((name) => {
          const states = statesOf(name);
          return (
            <li key={name}>
              <Link to={addressOf(states.find(countOf) ?? states[0])} aria-current={here === name ? 'true' : undefined}>
                {t(`staff.requests.group.${name}`)}
              </Link>
            </li>
          );
        })}
        <li>
          <Link to={addressOf(undefined)} aria-current={query.state === undefined ? 'page' : undefined}>
            {t('staff.requests.all')} <span className="tab-count">{t('staff.number', { number: total })}</span>
          </Link>
        </li>
      </ul>
      {here === undefined ? null : (
        <ul className="state-chips">
          {statesOf(here).map((state) => (
            <li key={state}>
              <Link to={addressOf(state)} aria-current={query.state === state ? 'page' : undefined}>
                {t(`staff.states.${state}`)}{' '}
                <span className={`tab-count tab-count-${state}`}>{t('staff.number', { number: countOf(state) })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
