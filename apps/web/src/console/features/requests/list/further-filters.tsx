import { assurances, checkFilters, holdReasons, requestSources, type RequestQuery } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useEffect, useRef, useState } from 'react';
import { SelectField } from '../../../shared/form/select-field.tsx';
import { TextField } from '../../../shared/form/text-field.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { dayOf, endOfDay, startOfDay } from './days.ts';

interface FurtherFiltersProps {
  query: RequestQuery;
  onChange: (change: Partial<RequestQuery>) => void;
}

const none: Partial<RequestQuery> = {
  from: undefined,
  until: undefined,
  postcode: undefined,
  reason: undefined,
  assurance: undefined,
  check: undefined,
  source: undefined,
};
const names = Object.keys(none) as (keyof RequestQuery)[];

/** The filters that are needed now and then. They open when one comes into force, and say how many are. */
export function FurtherFilters({ query, onChange }: FurtherFiltersProps) {
  const { t } = useTexts();
  const inForce = names.filter((name) => query[name] !== undefined).length;
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (inForce > 0 && place.current !== null) place.current.open = true;
  }, [inForce]);
  const clear = () => {
    onChange(none);
    // The button goes with the filters.
    place.current?.querySelector('summary')?.focus();
  };
  const select = <Value extends string>(
    name: 'reason' | 'assurance' | 'check' | 'source',
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
    <details ref={place} className="further-filters">
      <summary>{t('staff.filter.more', { count: inForce })}</summary>
      <div className="further-filter-fields">
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
        {select('assurance', assurances, (assurance) => t(`staff.filter.assurance.${assurance}`))}
        {select('check', checkFilters, (check) => t(`staff.filter.check.${check}`))}
        {select('source', requestSources, (source) => t(`staff.filter.source.${source}`))}
        {inForce === 0 ? null : (
          <Button look="quiet" onClick={clear}>
            {t('staff.filter.clear')}
          </Button>
        )}
      </div>
    </details>
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
