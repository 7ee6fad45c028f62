import type { ChangeEvent, ReactNode } from 'react';
import { describedBy, FieldRemarks, type FieldProps } from './field.tsx';
import { groupNeighbours } from './group-neighbours.ts';

export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  heading?: string;
}

export interface ChoiceGroupProps {
  /** Of the first control, so that an error summary can link to it. */
  id: string;
  name: string;
  legend: ReactNode;
  hint?: FieldProps['hint'];
  error?: FieldProps['error'];
  choices: readonly Choice[];
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface TypedChoiceGroupProps extends ChoiceGroupProps {
  type: 'radio' | 'checkbox';
  isChecked: (value: string) => { checked: boolean } | { defaultChecked: boolean };
}

export function ChoiceGroup(props: TypedChoiceGroupProps): ReactNode {
  const { id, name, legend, hint, error, choices, onChange, type, isChecked } = props;
  const described = describedBy(id, hint, error);
  const choiceRow = (choice: Choice, index: number): ReactNode => {
    const choiceId = index === 0 ? id : `${id}-${index}`;
    const hintId = choice.hint === undefined ? undefined : `${choiceId}-choice-hint`;
    return (
      <div className="ds-choice" key={choice.value}>
        <input
          {...isChecked(choice.value)}
          className={`ds-choice__control ds-choice__control--${type}`}
          type={type}
          id={choiceId}
          name={name}
          value={choice.value}
          disabled={choice.disabled}
          aria-describedby={hintId}
          onChange={onChange}
        />
        <label className="ds-choice__label" htmlFor={choiceId}>
          {choice.label}
        </label>
        {hintId !== undefined && (
          <div className="ds-hint ds-choice__hint" id={hintId}>
            {choice.hint}
          </div>
        )}
      </div>
    );
  };
  return (
    <fieldset
      className={described['aria-invalid'] === true ? 'ds-field ds-field--error' : 'ds-field'}
      aria-describedby={described['aria-describedby']}
    >
      <legend className="ds-label">{legend}</legend>
      <FieldRemarks id={id} hint={hint} error={error} />
      <div className="ds-choices">
        {groupNeighbours(choices, ({ heading = '' }) => heading).map(({ heading, from, members }) => {
          const rows = members.map((choice, at) => choiceRow(choice, from + at));
          if (heading === '') return rows;
          const headingId = `${id}-heading-${from}`;
          return (
            <div key={headingId} role="group" aria-labelledby={headingId} className="ds-choices">
              <p id={headingId} className="ds-choices__heading">
                <bdi>{heading}</bdi>
              </p>
              {rows}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
