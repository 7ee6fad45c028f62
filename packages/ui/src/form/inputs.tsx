import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  id: string;
  label: FieldProps['label'];
  hint?: FieldProps['hint'];
  error?: FieldProps['error'];
  width?: 'short' | 'medium' | 'full';
}

export function TextInput({ id, label, hint, error, width = 'full', ...input }: TextInputProps): ReactNode {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <input type="text" part="input" {...input} {...described} id={id} className={`ds-input ds-input--${width}`} />
      )}
    </Field>
  );
}

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  id: string;
  label: FieldProps['label'];
  hint?: FieldProps['hint'];
  error?: FieldProps['error'];
}

export function Textarea({ id, label, hint, error, ...textarea }: TextareaProps): ReactNode {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(described) => <textarea rows={4} {...textarea} {...described} id={id} className="ds-input ds-textarea" />}
    </Field>
  );
}

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
