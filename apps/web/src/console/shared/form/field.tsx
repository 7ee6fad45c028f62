import { useId, type ReactNode } from 'react';

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** Absent or empty when the field is right. */
  error?: string | undefined;
}

/** What ties a control to its label, its hint and its error. */
export interface FieldLinks {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps extends FieldTexts {
  className?: string | undefined;
  children: (links: FieldLinks) => ReactNode;
}

/** A label above its control, a hint below the label, an error above the control. */
export function Field({ label, hint, error, className = '', children }: FieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  const describedBy = [hint ? `${id}-hint` : '', hasError ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={`field ${hasError ? 'field-wrong' : ''} ${className}`}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
      {hasError ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
      {children({
        id,
        ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
        ...(hasError ? { 'aria-invalid': true as const } : {}),
      })}
    </div>
  );
}
