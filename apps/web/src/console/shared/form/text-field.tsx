import { TextInput, type TextInputProps } from '@doorstep/ui';
import { useId } from 'react';

export type TextFieldProps = Omit<TextInputProps, 'id'>;

export function TextField(props: TextFieldProps) {
  return <TextInput {...props} id={useId()} />;
}
