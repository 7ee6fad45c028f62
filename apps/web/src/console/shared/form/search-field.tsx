import { Button, type TextInputProps } from '@doorstep/ui';
import { useTexts } from '../texts/texts-context.tsx';
import { TextField } from './fields.tsx';

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
