import {
  TextInput,
  type TextInputProps,
  Select,
  type SelectProps,
  CheckboxField,
  type CheckboxFieldProps,
  Textarea,
  type TextareaProps,
  Button,
} from '@doorstep/ui';
import { useId } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

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

interface SearchFieldProps extends Pick<TextInputProps, 'label' | 'placeholder' | 'maxLength'> {
  value: string;
  onChange: (value: string) => void;
}

/** A search field and the button that submits its form. */
export function SearchField({ onChange, ...field }: SearchFieldProps) {
  const { t } = useTexts();
  return (
    <>
      <TextField {...field} type="search" onChange={({ target }) => onChange(target.value)} />
      <Button look="secondary" type="submit">
        {t('staff.requests.search_submit')}
      </Button>
    </>
  );
}
