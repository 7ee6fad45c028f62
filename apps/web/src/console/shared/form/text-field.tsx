import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'> & { width?: 'short' | 'medium' | 'long' };

export function TextField({ label, hint, error, width = 'long', className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(links) => <input type="text" {...links} {...input} className={`input input-${width}`} />}
    </Field>
  );
}
