import type { ReactNode } from 'react';

export interface DescribedControl {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  id: string;
  /** Empty if another element names the control. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  children: (described: DescribedControl) => ReactNode;
}

export function Field({ id, label, hint, error, children }: FieldProps): ReactNode {
  return (
    <div className={hasContent(error) ? 'ds-field ds-field--error' : 'ds-field'}>
      {hasContent(label) && (
        <label className="ds-label" htmlFor={id} part="label">
          {label}
        </label>
      )}
      <FieldRemarks id={id} hint={hint} error={error} />
      {children(describedBy(id, hint, error))}
    </div>
  );
}

export function FieldRemarks({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): ReactNode {
  return (
    <>
      {hasContent(hint) && (
        <div part="hint" className="ds-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {hasContent(error) && (
        <p part="error" className="ds-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

export function describedBy(id: string, hint: ReactNode, error: ReactNode): DescribedControl {
  const ids = [hasContent(hint) && `${id}-hint`, hasContent(error) && `${id}-error`].filter((part) => part !== false);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': hasContent(error) ? true : undefined,
  };
}

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
