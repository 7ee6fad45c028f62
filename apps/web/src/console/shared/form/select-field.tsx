import { Select, type SelectProps } from '@doorstep/ui';
import { useId } from 'react';

/** One of many; it names itself. */
export function SelectField(props: Omit<SelectProps, 'id'>) {
  return <Select {...props} id={useId()} />;
}
