import { useId, type ComponentProps } from 'react';
import type { Choice } from './select-field.tsx';

type RadioFieldProps = {
  legend: string;
  hint?: string;
  error?: string | undefined;
  choices: (Choice & { hint?: string })[];
  /** Of the chosen one, where the caller keeps the state. */
  value?: string;
} & Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'>;

/** One of a few, all of them in sight. */
export function RadioField({ legend, hint, error, choices, value, ...input }: RadioFieldProps) {
  const id = useId();
  return (
    <fieldset className="radios" {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}>
      <legend>{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
      {error ? <p className="field-error">{error}</p> : null}
      {choices.map((choice) => (
        <div className="check" key={choice.value}>
          <input
            type="radio"
            id={`${id}-${choice.value}`}
            {...(choice.hint ? { 'aria-describedby': `${id}-${choice.value}-hint` } : {})}
            {...input}
            {...(value === undefined ? {} : { checked: value === choice.value })}
            value={choice.value}
          />
          <label htmlFor={`${id}-${choice.value}`}>{choice.label}</label>
          {choice.hint ? (
            <p id={`${id}-${choice.value}-hint`} className="hint">
              {choice.hint}
            </p>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
