import type { ChangeEvent, ReactNode } from 'react';
import { type FieldProps, FieldRemarks, describedBy } from './field.tsx';

export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  heading?: string;
}

export interface ChoiceGroupProps {
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

interface NeighbourGroup<Member> {
  heading: string;
  from: number;
  members: Member[];
}

/** Groups neighbours with the same heading. With only one heading in the list, no group gets one. */
export function groupNeighbours<Member>(
  all: readonly Member[],
  headingOf: (member: Member) => string,
): NeighbourGroup<Member>[] {
  const hasSeveral = new Set(all.map(headingOf).filter((heading) => heading !== '')).size > 1;
  const groups: NeighbourGroup<Member>[] = [];
  for (const [from, member] of all.entries()) {
    const heading = hasSeveral ? headingOf(member) : '';
    const last = groups.at(-1);
    if (last?.heading === heading) last.members.push(member);
    else groups.push({ heading, from, members: [member] });
  }
  return groups;
}

export interface CheckboxGroupProps extends ChoiceGroupProps {
  values?: readonly string[];
  defaultValues?: readonly string[];
}

export function CheckboxGroup({ values, defaultValues = [], ...group }: CheckboxGroupProps): ReactNode {
  return (
    <ChoiceGroup
      {...group}
      type="checkbox"
      isChecked={(choice) =>
        values === undefined ? { defaultChecked: defaultValues.includes(choice) } : { checked: values.includes(choice) }
      }
    />
  );
}

export interface RadioGroupProps extends ChoiceGroupProps {
  /** With `value` the group is controlled through `onChange`; without, `defaultValue` is the initial choice. */
  value?: string;
  defaultValue?: string;
}

export function RadioGroup({ value, defaultValue, ...group }: RadioGroupProps): ReactNode {
  return (
    <ChoiceGroup
      {...group}
      type="radio"
      isChecked={(choice) =>
        value === undefined ? { defaultChecked: choice === defaultValue } : { checked: choice === value }
      }
    />
  );
}
