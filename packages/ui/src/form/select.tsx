import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'children' | 'multiple'> {
  id: string;
  label: FieldProps['label'];
  hint?: FieldProps['hint'];
  error?: FieldProps['error'];
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

export function Select({ id, label, hint, error, options, ...select }: SelectProps): ReactNode {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <select part="input" {...select} {...described} id={id} className="ds-input ds-select">
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
