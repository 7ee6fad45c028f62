import { Button } from '@doorstep/ui';
import { requestSorts, type RequestQuery } from '@doorstep/contract';
import { useState } from 'react';
import { OfferField } from '../../../shared/form/offer-field.tsx';
import { SelectField } from '../../../shared/form/select-field.tsx';
import { TextField } from '../../../shared/form/text-field.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { FurtherFilters } from './further-filters.tsx';

interface RequestFiltersProps {
  query: RequestQuery;
  onChange: (change: Partial<RequestQuery>) => void;
}

export function RequestFilters({ query, onChange }: RequestFiltersProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(query.search);
  const [shown, setShown] = useState(query.search);
  // The address bar wins when it changes by other means: a link, the back button.
  if (shown !== query.search) {
    setShown(query.search);
    setTyped(query.search);
  }
  return (
    <search>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ search: typed.trim() });
        }}
      >
        <OfferField
          label={t('staff.requests.offer')}
          value={query.offer ?? ''}
          onChange={({ target }) => onChange({ offer: target.value === '' ? undefined : target.value })}
          none={t('staff.requests.all_offers')}
        />
        <div className="filter-search">
          <TextField
            label={t('staff.requests.search')}
            placeholder={t('staff.requests.search_hint')}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button look="secondary" type="submit">
            {t('staff.requests.search_submit')}
          </Button>
        </div>
        <SelectField
          label={t('staff.requests.sort')}
          value={query.sort}
          onChange={(event) => onChange({ sort: requestSorts.find((sort) => sort === event.target.value) ?? 'newest' })}
          options={requestSorts.map((sort) => ({ value: sort, label: t(`staff.sort.${sort}`) }))}
        />
      </form>
      <FurtherFilters query={query} onChange={onChange} />
    </search>
  );
}
