import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextAreaField({ label, hint, error, ...textarea }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(links) => <textarea rows={4} {...links} {...textarea} className="input input-long" />}
    </Field>
  );
}
