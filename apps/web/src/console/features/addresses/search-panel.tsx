import type { AddressDataset } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useId, useState } from 'react';
import { SelectField, TextField } from '../../shared/form/fields.tsx';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useAddressSearch } from './addresses-api.ts';

/** Looks up an address as a visitor would. */
export function SearchPanel({ datasets }: { datasets: AddressDataset[] }) {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const [text, setText] = useState('');
  const [dataset, setDataset] = useState('');
  const searching = useAddressSearch();
  return (
    <section className="panel stack" aria-labelledby={id}>
      <h2 id={id}>{t('staff.addresses.search_title')}</h2>
      <form
        className="try-search"
        role="search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') searching.mutate({ text, dataset: dataset === '' ? null : dataset });
        }}
      >
        <TextField
          label={t('staff.addresses.search_text')}
          value={text}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <SelectField
          label={t('staff.addresses.search_in')}
          value={dataset}
          options={[
            { value: '', label: t('staff.addresses.search_all') },
            ...datasets.map(({ name }) => ({ value: name, label: name })),
          ]}
          onChange={({ target }) => setDataset(target.value)}
        />
        <Button type="submit" look="secondary" isBusy={searching.isPending}>
          {t('staff.addresses.search_submit')}
        </Button>
      </form>
      <ErrorNotice error={searching.error} />
      <div aria-live="polite">
        {searching.data === undefined ? null : searching.data.found.length === 0 ? (
          <p>{t('staff.addresses.search_none')}</p>
        ) : (
          <ul className="plain-list">
            {searching.data.found.map((found) => (
              <li key={`${found.text} ${found.description}`} dir="auto">
                {found.text} <span className="muted">{found.description}</span>
                {found.kind === 'several' ? <span className="badge">{t('staff.addresses.search_several')}</span> : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
