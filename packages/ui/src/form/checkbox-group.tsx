import type { ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

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
