import { Button } from '@doorstep/ui';
import { requestSorts, type RequestQuery } from '@doorstep/contract';
import { useId, useRef, useState } from 'react';
import { useOfferChoices } from '../../../shared/api/use-offer-choices.ts';
import { OfferField } from '../../../shared/form/offer-field.tsx';
import { SelectField, SearchField } from '../../../shared/form/fields.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { filtersInForce, noFurtherFilters } from './filters-in-force.ts';
import { FurtherFilters } from './further-filters.tsx';

interface RequestFiltersProps {
  query: RequestQuery;
  onChange: (change: Partial<RequestQuery>) => void;
}

export function RequestFilters({ query, onChange }: RequestFiltersProps) {
  const texts = useTexts();
  const { t } = texts;
  const items = useOfferChoices().data?.find(({ id }) => id === query.offer)?.stock ?? [];
  const inForce = filtersInForce(query, texts, items);
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState(query.search);
  const [shown, setShown] = useState(query.search);
  // The address bar wins when a link or the back button changes it.
  if (shown !== query.search) {
    setShown(query.search);
    setTyped(query.search);
  }
  return (
    <search className="request-filters">
      <form
        className="filters"
        data-open={isOpen || query.offer !== undefined || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ search: typed.trim() });
        }}
      >
        <OfferField
          label={t('staff.requests.offer')}
          value={query.offer ?? ''}
          onChange={({ target }) =>
            onChange({ offer: target.value === '' ? undefined : target.value, item: undefined })
          }
          none={t('staff.requests.all_offers')}
        />
        <div className="filter-search">
          <SearchField
            label={t('staff.requests.search')}
            placeholder={t('staff.requests.search_hint')}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <SelectField
          label={t('staff.requests.sort')}
          value={query.sort}
          onChange={(event) => onChange({ sort: requestSorts.find((sort) => sort === event.target.value) ?? 'newest' })}
          options={requestSorts.map((sort) => ({ value: sort, label: t(`staff.sort.${sort}`) }))}
        />
        <Button
          ref={opener}
          look="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldsId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t('staff.filter.more', { count: inForce.length })}
        </Button>
      </form>
      {isOpen ? <FurtherFilters id={fieldsId} query={query} items={items} onChange={onChange} /> : null}
      <FilterChips
        filters={inForce}
        onChange={(change) => {
          onChange(change);
          // The focused chip disappears with its filter.
          opener.current?.focus();
        }}
      />
    </search>
  );
}

interface FilterChipsProps {
  filters: ReturnType<typeof filtersInForce>;
  onChange: (change: Partial<RequestQuery>) => void;
}

/** The active filters in one line above the list; pressing one removes it. */
function FilterChips({ filters, onChange }: FilterChipsProps) {
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
