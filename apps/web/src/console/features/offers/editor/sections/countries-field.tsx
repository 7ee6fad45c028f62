import { Button } from '@doorstep/ui';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { namedCountries } from '../../../../../public/named-countries.ts';
import { SelectField } from '../../../../shared/form/fields.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import type { OfferForm } from '../offer-form.ts';

/** The area's countries by name: choose and add one after another, or remove them. */
export function CountriesField() {
  const { t, language } = useTexts();
  const { mayWrite } = useEditor();
  const id = useId();
  const { field } = useController<OfferForm, 'countries'>({ name: 'countries' });
  const [choice, setChoice] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const chosen = field.value.split(/[\s,;]+/).filter((code) => code !== '');
  const all = namedCountries([], language);
  const nameOf = (code: string) => namedCountries([code], language)[0]?.[1] ?? code;
  const put = (codes: string[]) => field.onChange(codes.join(', '));

  const add = () => {
    if (choice === '') return;
    put([...chosen, choice]);
    setAnnouncement(t('staff.editor.country_added', { name: nameOf(choice) }));
    setChoice('');
  };
  const remove = (code: string) => {
    put(chosen.filter((other) => other !== code));
    setAnnouncement(t('staff.editor.country_removed', { name: nameOf(code) }));
    // The pressed button disappears with its country.
    document.getElementById(id)?.querySelector('select')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- where the focus goes is asked of the whole
    <div
      className="countries"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      id={id}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Chosen but not added: leaving the field adds the country, so that Save includes it.
        if (!currentTarget.contains(relatedTarget)) add();
      }}
    >
      <div>
        <p className="ds-label" id={`${id}-label`}>
          {t('staff.editor.countries')}
        </p>
        <p className="hint" id={`${id}-hint`}>
          {t('staff.editor.countries_hint')}
        </p>
      </div>
      {chosen.length > 0 && (
        <ul className="countries__chosen">
          {chosen.map((code) => (
            <li key={code}>
              {nameOf(code)}
              {mayWrite && (
                <button
                  type="button"
                  aria-label={t('staff.editor.country_remove', { name: nameOf(code) })}
                  onClick={() => remove(code)}
                >
                  <span aria-hidden="true">×</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <div className="countries__add">
          <SelectField
            label={t('staff.editor.country_add')}
            value={choice}
            onChange={(event) => setChoice(event.target.value)}
            options={[
              { value: '', label: t('staff.editor.country_choose') },
              ...all.map(([code, name]) => ({ value: code, label: name, disabled: chosen.includes(code) })),
            ]}
          />
          <Button look="secondary" onClick={add}>
            {t('staff.editor.country_add_button')}
          </Button>
        </div>
      )}
      <p className="ds-visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
