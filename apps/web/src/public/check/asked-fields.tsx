import type { CheckPage } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { ContactFields } from '../offer/contact-fields.tsx';
import { ItemFields } from '../offer/item-fields.tsx';
import { PlaceFields } from '../offer/place-fields.tsx';
import { QuestionField } from '../offer/question-field.tsx';
import type { FieldErrors } from '../offer/use-field-errors.ts';
import { useTexts } from '../texts/texts-context.tsx';

/** Whether the check page itself asks for a field of the draft, because it is invalid or missing. */
export type IsAsked = (place: string) => boolean;

/** Fields that can be corrected without going back to the form: all but the address. */
export function askedFields({ summary }: FieldErrors): IsAsked {
  const places = new Set(summary.map(({ fieldId }) => fieldId));
  const hasItem = [...places].some((place) => place.startsWith('quantity.'));
  return (place) =>
    place.startsWith('quantity.') ? hasItem : /^(contact|answer|collection)\./.test(place) && places.has(place);
}

export function AskedFields({
  page,
  errors,
  isAsked,
}: {
  page: CheckPage;
  errors: FieldErrors;
  isAsked: IsAsked;
}): ReactNode {
  const { t } = useTexts();
  const { offer, draft } = page;
  const questions = offer.questions.filter(({ id }) => isAsked(`answer.${id}`));
  const asksForItems = isAsked('quantity.');
  return (
    <section className="form-part" aria-labelledby="asked">
      <h2 id="asked">{t('public.check.asked')}</h2>
      {asksForItems && (
        <>
          <h3 id="part-items">{t('public.form.items')}</h3>
          <ItemFields items={offer.items} draft={draft} errors={errors} />
        </>
      )}
      {offer.places !== null && isAsked('collection.place') && (
        <>
          <h3>{t('public.form.place')}</h3>
          <PlaceFields places={offer.places} draft={draft} errors={errors} />
        </>
      )}
      <ContactFields offer={offer} draft={draft} errors={errors} only={isAsked} />
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} draft={draft} errors={errors} />
      ))}
    </section>
  );
}
