import { useId, type ComponentProps } from 'react';
import type { FieldTexts } from './field.tsx';

type CheckFieldProps = Pick<FieldTexts, 'label' | 'hint' | 'error'> & Omit<ComponentProps<'input'>, 'id' | 'type'>;

export function CheckField({ label, hint, error, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="check">
      <input type="checkbox" id={id} {...(hint || error ? { 'aria-describedby': `${id}-hint` } : {})} {...input} />
      <label htmlFor={id}>{label}</label>
      {hint || error ? (
        <p id={`${id}-hint`} className={error ? 'field-error' : 'hint'}>
          {error ?? hint}
        </p>
      ) : null}
    </div>
  );
}
