import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';

export interface FieldError {
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  errors: readonly FieldError[];
}

/** A form's errors, above the form; takes focus whenever a new list arrives. Renders nothing if empty. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps): ReactNode {
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={summary} className="ds-error-summary" role="group" tabIndex={-1} aria-labelledby={titleId}>
      <h2 className="ds-error-summary__title" id={titleId}>
        {title}
      </h2>
      <ul className="ds-error-summary__list">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A fragment link scrolls to the control without focusing it, and hides its label above the window's edge. */
function focusField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  const question =
    field.closest('fieldset')?.querySelector('legend') ?? document.querySelector(`label[for="${CSS.escape(fieldId)}"]`);
  question?.scrollIntoView();
  field.focus({ preventScroll: true });
}
