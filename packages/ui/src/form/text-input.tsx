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
