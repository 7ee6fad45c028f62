import { Button } from '@doorstep/ui';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import { EditorSection } from '../editor-section.tsx';
import { newPlace, type OfferForm } from '../offer-form.ts';
import { OfferRadioField } from '../offer-radio-field.tsx';
import { PlaceFields } from './place-fields.tsx';

export function CollectionSection() {
  const { t } = useTexts();
  const { mayWrite } = useEditor();
  const { control, getValues } = useFormContext<OfferForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'places' });
  return (
    <EditorSection section="collection">
      <OfferRadioField
        path="handedOut"
        legend={t('staff.editor.handed_out')}
        choices={(['delivered', 'collected'] as const).map((way) => ({
          value: way,
          label: t(`staff.editor.handed_out_${way}`),
          hint: t(`staff.editor.handed_out_${way}_hint`),
        }))}
      />
      {fields.map((place, index) => (
        <PlaceFields key={place.id} index={index} placeId={place.placeId} onRemove={() => remove(index)} />
      ))}
      {mayWrite ? (
        <div className="actions">
          <Button look="secondary" onClick={() => append(newPlace(getValues('languages')))}>
            {t('staff.editor.add_place')}
          </Button>
        </div>
      ) : null}
    </EditorSection>
  );
}
