import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { TextField } from '../../shared/form/fields.tsx';

interface SearchFormProps {
  label: string;
  hint: string;
  /** What the list is searched by; another value replaces what was typed. */
  search: string;
  onSearch: (search: string) => void;
}

/** A field and its button, which search a list once they are submitted. */
export function SearchForm({ label, hint, search, onSearch }: SearchFormProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }
  return (
    <form
      className="filter-search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        label={label}
        placeholder={hint}
        type="search"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button look="secondary" type="submit">
        {t('staff.requests.search_submit')}
      </Button>
    </form>
  );
}
