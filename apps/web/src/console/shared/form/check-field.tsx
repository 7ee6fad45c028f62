import { CheckboxField, type CheckboxFieldProps } from '@doorstep/ui';
import { useId } from 'react';

/** A yes or no; it names itself. */
export function CheckField(props: Omit<CheckboxFieldProps, 'id'>) {
  return <CheckboxField {...props} id={useId()} />;
}
