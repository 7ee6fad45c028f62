import { Select, type SelectProps } from '@doorstep/ui';
import { useId } from 'react';

export function SelectField(props: Omit<SelectProps, 'id'>) {
  return <Select {...props} id={useId()} />;
}
