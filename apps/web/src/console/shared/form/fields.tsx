import {
  TextInput,
  type TextInputProps,
  Select,
  type SelectProps,
  CheckboxField,
  type CheckboxFieldProps,
  Textarea,
  type TextareaProps,
} from '@doorstep/ui';
import { useId } from 'react';

export type TextFieldProps = Omit<TextInputProps, 'id'>;

export function TextField(props: TextFieldProps) {
  return <TextInput {...props} id={useId()} />;
}

export function SelectField(props: Omit<SelectProps, 'id'>) {
  return <Select {...props} id={useId()} />;
}

export function CheckField(props: Omit<CheckboxFieldProps, 'id'>) {
  return <CheckboxField {...props} id={useId()} />;
}

export function TextAreaField(props: Omit<TextareaProps, 'id'>) {
  return <Textarea {...props} id={useId()} />;
}
