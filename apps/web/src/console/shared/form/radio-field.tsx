import { useId, type ComponentProps } from 'react';
import type { Choice } from './select-field.tsx';

type RadioFieldProps = {
  legend: string;
  hint?: string;
  choices: (Choice & { hint?: string })[];
} & Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'>;

/** One of a few, all of them in sight. */
export function RadioField({ legend, hint, choices, ...input }: RadioFieldProps) {
  const id = useId();
  return (
    <fieldset className="radios" {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}>
      <legend>{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
      {choices.map((choice) => (
        <div className="check" key={choice.value}>
          <input
            type="radio"
            id={`${id}-${choice.value}`}
            {...(choice.hint ? { 'aria-describedby': `${id}-${choice.value}-hint` } : {})}
            {...input}
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
