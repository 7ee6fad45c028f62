import type { Today } from '@doorstep/contract';
import { Link } from 'react-router';
import { useTexts } from '../../shared/texts/texts-context.tsx';

type Age = NonNullable<Today['held']>['ages'][number];

export function heldAddress({ from, until }: Partial<Pick<Age, 'from' | 'until'>>): string {
  const search = new URLSearchParams({ state: 'held', ...(from ? { from } : {}), ...(until ? { until } : {}) });
  return `/staff/requests?${search}`;
}

export function AgeBar({ ages }: { ages: readonly Age[] }) {
  const { t } = useTexts();
  const waiting = ages.filter(({ requests }) => requests > 0);
  const total = waiting.reduce((sum, { requests }) => sum + requests, 0);
  const startOf = (index: number) =>
    waiting.slice(0, index).reduce((sum, { requests }) => sum + requests, 0) / Math.max(1, total);
  return (
    <>
      <svg className="age-bar" width="100%" height="8" aria-hidden="true">
        {waiting.map(({ age, requests }, index) => (
          <rect
            key={age}
            className={`age age-${age}`}
            x={`${startOf(index) * 100}%`}
            width={`${(requests / total) * 100}%`}
            height="8"
          />
        ))}
      </svg>
      <ul className="plain-list age-list">
        {waiting.map(({ age, requests, from, until }) => (
          <li key={age}>
            <Link to={heldAddress({ from, until })}>{t(`staff.today.age.${age}`, { count: requests })}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
