import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

export interface Choice {
  value: string;
  label: string;
}

type SelectFieldProps = FieldTexts & Omit<ComponentProps<'select'>, 'id'> & { choices: Choice[] };

export function SelectField({ label, hint, error, choices, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(links) => (
        <select {...links} {...select} className="input input-select">
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
