import type { RequestQuery } from '@doorstep/contract';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { noFurtherFilters, type filtersInForce } from './filters-in-force.ts';

interface FilterChipsProps {
  filters: ReturnType<typeof filtersInForce>;
  onChange: (change: Partial<RequestQuery>) => void;
}

/** The active filters in one line above the list; pressing one removes it. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t } = useTexts();
  if (filters.length === 0) return null;
  return (
    <ul className="filter-chips">
      {filters.map(({ filter, name, value }) => (
        <li key={filter}>
          <button
            type="button"
            className="chip"
            aria-label={t('staff.filter.remove', { name, value })}
            onClick={() => onChange({ [filter]: undefined })}
          >
            <span>{name}</span> <bdi>{value}</bdi> <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="text-button" onClick={() => onChange(noFurtherFilters)}>
          {t('staff.filter.clear')}
        </button>
      </li>
    </ul>
  );
}
