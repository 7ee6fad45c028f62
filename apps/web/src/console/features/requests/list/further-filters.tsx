import {
  assurances,
  checkFilters,
  holdReasons,
  isCalendarDay,
  requestFlags,
  requestSources,
  type RequestQuery,
} from '@doorstep/contract';
import { useState } from 'react';
import { SelectField, TextField } from '../../../shared/form/fields.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { dayOf, endOfDay, startOfDay } from '../../../shared/days.ts';
import { checkName } from './check-name.ts';

interface FurtherFiltersProps {
  query: RequestQuery;
  /** Items of the chosen offer; empty without one. */
  items: readonly { itemId: string; name: string }[];
  onChange: (change: Partial<RequestQuery>) => void;
}

export function FurtherFilters({ id, query, items, onChange }: FurtherFiltersProps & { id: string }) {
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
      <DayField
        label={t('staff.filter.from')}
        day={dayOf(query.from)}
        onChange={(day) => onChange({ from: startOfDay(day) })}
      />
      <DayField
        label={t('staff.filter.until')}
        day={dayOf(query.until, 1)}
        onChange={(day) => onChange({ until: endOfDay(day) })}
      />
      <Postcode postcode={query.postcode ?? ''} onChange={onChange} />
      {items.length < 2 ? null : (
        <SelectField
          label={t('staff.filter.item')}
          value={query.item ?? ''}
          onChange={({ target }) => onChange({ item: target.value === '' ? undefined : target.value })}
          options={[
            { value: '', label: t('staff.filter.any') },
            ...items.map(({ itemId, name }) => ({ value: itemId, label: name })),
          ]}
        />
      )}
      {select('reason', holdReasons, (reason) => t(`staff.hold_short.${reason}`))}
      {select('flag', requestFlags, (flag) => t(`staff.filter.flag.${flag}`))}
      {select('assurance', assurances, (assurance) => t(`staff.filter.assurance.${assurance}`))}
      {select('check', checkFilters, (check) => checkName(check, t))}
      {select('source', requestSources, (source) => t(`staff.filter.source.${source}`))}
    </div>
  );
}

interface DayFieldProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

/** A date applied as soon as it is valid; while a year is typed, it passes through 0002 and 0202. */
function DayField({ label, day, onChange }: DayFieldProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(day);
  const [shown, setShown] = useState(day);
  const [isWrong, setWrong] = useState(false);
  // The address bar wins when something else changes it.
  if (shown !== day) {
    setShown(day);
    setTyped(day);
    setWrong(false);
  }
  const isNone = (input: HTMLInputElement) =>
    input.value === '' ? input.validity.badInput : !isCalendarDay(input.value);
  return (
    <TextField
      label={label}
      type="date"
      // Limits the year to four digits in browsers.
      max="9999-12-31"
      value={typed}
      error={isWrong ? t('field_error.day_form') : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isNone(target)) return;
        setWrong(false);
        onChange(target.value);
      }}
      onBlur={({ target }) => setWrong(isNone(target))}
    />
  );
}

/** Applied on blur or Enter, not per keystroke. */
function Postcode({ postcode, onChange }: { postcode: string; onChange: FurtherFiltersProps['onChange'] }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(postcode);
  const [shown, setShown] = useState(postcode);
  // The address bar wins when something else changes it.
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
