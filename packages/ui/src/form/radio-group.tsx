import type { ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

export interface RadioGroupProps extends ChoiceGroupProps {
  /** With it the group is controlled by `onChange`; without, `defaultValue` is where it starts. */
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
