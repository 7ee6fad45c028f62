import type { ComponentProps, ReactNode } from 'react';
import { describedBy, FieldRemarks, type FieldProps } from './field.tsx';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  id: string;
  label: FieldProps['label'];
  hint?: FieldProps['hint'];
  error?: FieldProps['error'];
}

export function CheckboxField({ id, label, hint, error, ...input }: CheckboxFieldProps): ReactNode {
  const described = describedBy(id, hint, error);
  return (
    <div className={described['aria-invalid'] === true ? 'ds-field ds-field--error' : 'ds-field'}>
      <FieldRemarks id={id} error={error} />
      <div className="ds-choice">
        <input
          {...input}
          {...described}
          type="checkbox"
          id={id}
          className="ds-choice__control ds-choice__control--checkbox"
        />
        <label className="ds-choice__label" htmlFor={id}>
          {label}
        </label>
        <div className="ds-choice__hint">
          <FieldRemarks id={id} hint={hint} />
        </div>
      </div>
    </div>
  );
}
