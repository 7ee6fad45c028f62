import { Button } from '@doorstep/ui';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../../../shared/form/fields.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import { newOpening, type OfferForm } from '../offer-form.ts';
import { OfferText } from '../offer-text.tsx';
import { RemoveOrRetire } from '../retired/remove-or-retire.tsx';
import { RetiredNote } from '../retired/retired-note.tsx';
import { useOfferField } from '../use-offer-field.ts';
import { useOfferUses } from '../use-offer-uses.ts';
import { useShownText } from '../use-shown-text.ts';

interface PlaceFieldsProps {
  index: number;
  placeId: string;
  onRemove: () => void;
}

export function PlaceFields({ index, placeId, onRemove }: PlaceFieldsProps) {
  const { t } = useTexts();
  const { mayWrite } = useEditor();
  const field = useOfferField();
  const { control, setValue } = useFormContext<OfferForm>();
  const openings = useFieldArray({ control, name: `places.${index}.openings` });
  const [texts, isRetired] = useWatch<OfferForm, [`places.${number}.name`, `places.${number}.isRetired`]>({
    name: [`places.${index}.name`, `places.${index}.isRetired`],
  });
  const number = index + 1;
  const name = useShownText(texts);
  const uses = useOfferUses().ofPlace(placeId);
  const retire = (value: boolean) => setValue(`places.${index}.isRetired`, value, { shouldDirty: true });
  if (isRetired)
    return (
      <fieldset className="row-group row-group-retired">
        <legend>{name || t('staff.editor.place_number', { number })}</legend>
        <RetiredNote kind="place" uses={uses} name={name} onBringBack={() => retire(false)} onRemove={onRemove} />
      </fieldset>
    );
  return (
    <fieldset className="row-group">
      <legend>{t('staff.editor.place_number', { number })}</legend>
      <OfferText path={`places.${index}.name`} label={t('staff.editor.place_name')} />
      <TextField label={t('staff.editor.place_address')} {...field(`places.${index}.address`)} />
      <OfferText
        path={`places.${index}.notes`}
        label={t('staff.editor.place_notes')}
        hint={t('staff.editor.place_notes_hint')}
      />
      {openings.fields.map((opening, at) => (
        <div
          key={opening.id}
          className="field-row"
          role="group"
          aria-label={t('staff.editor.opening', { number: at + 1 })}
        >
          <TextField
            type="datetime-local"
            label={t('staff.editor.opening_from')}
            width="medium"
            {...field(`places.${index}.openings.${at}.from`)}
          />
          <TextField
            type="datetime-local"
            label={t('staff.editor.opening_until')}
            width="medium"
            {...field(`places.${index}.openings.${at}.until`)}
          />
          {mayWrite ? (
            <button type="button" className="ds-link-button" onClick={() => openings.remove(at)}>
              {t('staff.editor.remove_opening')} <span className="visually-hidden">{at + 1}</span>
            </button>
          ) : null}
        </div>
      ))}
      {mayWrite ? (
        <div className="actions">
          <Button
            look="secondary"
            // The list of what is missing leads here.
            name={openings.fields.length === 0 ? 'places.openings' : undefined}
            onClick={() => openings.append(newOpening())}
          >
            {t('staff.editor.add_opening')} <span className="visually-hidden">{number}</span>
          </Button>
          <RemoveOrRetire kind="place" uses={uses} name={name} onRemove={onRemove} onRetire={() => retire(true)} />
        </div>
      ) : null}
    </fieldset>
  );
}
