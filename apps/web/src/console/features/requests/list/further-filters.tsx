import {
  assurances,
  checkFilters,
  holdReasons,
  requestFlags,
  requestSources,
  type RequestQuery,
} from '@doorstep/contract';
import { useState } from 'react';
import { SelectField } from '../../../shared/form/select-field.tsx';
import { TextField } from '../../../shared/form/text-field.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { dayOf, endOfDay, startOfDay } from './days.ts';

interface FurtherFiltersProps {
  query: RequestQuery;
  onChange: (change: Partial<RequestQuery>) => void;
}

/** The filters that are needed now and then. */
export function FurtherFilters({ id, query, onChange }: FurtherFiltersProps & { id: string }) {
  const { t } = useTexts();
  const select = <Value extends string>(
    name: 'reason' | 'flag' | 'assurance' | 'check' | 'source',
    values: readonly Value[],
    text: (value: Value) => string,
  ) => (
    <SelectField
      label={t(`staff.filter.${name}`)}
      value={query[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: values.find((value) => value === target.value) })}
      options={[
        { value: '', label: t('staff.filter.any') },
        ...values.map((value) => ({ value: value as string, label: text(value) })),
      ]}
    />
  );
  return (
    <div id={id} className="further-filter-fields">
      <TextField
        label={t('staff.filter.from')}
        type="date"
        value={dayOf(query.from)}
        onChange={({ target }) => onChange({ from: startOfDay(target.value) })}
      />
      <TextField
        label={t('staff.filter.until')}
        type="date"
        value={dayOf(query.until, 1)}
        onChange={({ target }) => onChange({ until: endOfDay(target.value) })}
      />
      <Postcode postcode={query.postcode ?? ''} onChange={onChange} />
      {select('reason', holdReasons, (reason) => t(`staff.hold_short.${reason}`))}
      {select('flag', requestFlags, (flag) => t(`staff.filter.flag.${flag}`))}
      {select('assurance', assurances, (assurance) => t(`staff.filter.assurance.${assurance}`))}
      {select('check', checkFilters, (check) => t(`staff.filter.check.${check}`))}
      {select('source', requestSources, (source) => t(`staff.filter.source.${source}`))}
    </div>
  );
}

/** Taken when it is left or Enter is pressed, not letter by letter. */
function Postcode({ postcode, onChange }: { postcode: string; onChange: FurtherFiltersProps['onChange'] }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(postcode);
  const [shown, setShown] = useState(postcode);
  // The address bar wins when it changes by other means.
  if (shown !== postcode) {
    setShown(postcode);
    setTyped(postcode);
  }
  const take = () => {
    if (typed.trim() !== postcode) onChange({ postcode: typed.trim() === '' ? undefined : typed.trim() });
  };
  return (
    <TextField
      label={t('staff.filter.postcode')}
      value={typed}
      maxLength={20}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
      }}
    />
  );
}
