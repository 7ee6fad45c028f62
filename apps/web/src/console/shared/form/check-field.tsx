import { useId, type ComponentProps } from 'react';

type CheckFieldProps = { label: string; hint?: string } & Omit<ComponentProps<'input'>, 'id' | 'type'>;

export function CheckField({ label, hint, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="check">
      <input type="checkbox" id={id} {...(hint ? { 'aria-describedby': `${id}-hint` } : {})} {...input} />
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
