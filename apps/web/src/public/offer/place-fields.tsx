import type { Draft, PublicPlace } from '@doorstep/contract';
import { RadioGroup } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import type { FieldErrors } from './use-field-errors.ts';

const place = 'collection.place';

export function PlaceFields({
  places,
  draft,
  errors,
}: {
  places: PublicPlace[];
  draft: Draft;
  errors: FieldErrors;
}): ReactNode {
  const { t } = useTexts();
  const [only, ...others] = places;
  const { error } = errors.at(place);
  if (only === undefined) return <p className="ds-error">{error ?? t('field_error.no_places')}</p>;
  return (
    <RadioGroup
      id={place}
      name={place}
      legend={<span className="ds-visually-hidden">{t('public.form.place')}</span>}
      choices={places.map((each) => ({ value: each.id, label: <PlaceText of={each} /> }))}
      defaultValue={others.length === 0 ? only.id : (draft[place] ?? '')}
      {...errors.at(place)}
    />
  );
}

export function PlaceText({ of: { name, address, notes, openings } }: { of: PublicPlace }): ReactNode {
  return (
    <span className="place">
      <strong>
        <Local of={name} />
      </strong>
      <span dir="auto">{address}</span>
      {openings.map(({ from, text }) => (
        <span key={from}>{text}</span>
      ))}
      {notes !== null && (
        <span className="quiet">
          <Local of={notes} />
        </span>
      )}
    </span>
  );
}
