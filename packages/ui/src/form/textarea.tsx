import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

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
