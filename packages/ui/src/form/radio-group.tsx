import type { ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

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
