import { CheckboxField, type CheckboxFieldProps } from '@doorstep/ui';
import { useId } from 'react';

export function CheckField(props: Omit<CheckboxFieldProps, 'id'>) {
  return <CheckboxField {...props} id={useId()} />;
}
