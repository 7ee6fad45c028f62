import { Button } from '@doorstep/ui';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { EditorSection } from '../editor-section.tsx';
import { newItem, type OfferForm } from '../offer-form.ts';
import { useEditor } from '../editor-context.ts';
import { ItemFields } from './item-fields.tsx';

export function ItemsSection() {
  const { t } = useTexts();
  const { offer, mayWrite } = useEditor();
  const { control, getValues } = useFormContext<OfferForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  return (
    <EditorSection section="items">
      {fields.map((item, index) => (
        <ItemFields
          key={item.id}
          index={index}
          itemId={item.itemId}
          stock={offer?.stock.find(({ itemId }) => itemId === item.itemId)}
          onRemove={() => remove(index)}
        />
      ))}
      {mayWrite ? (
        <div className="actions">
          <Button look="secondary" onClick={() => append(newItem(getValues('languages')))}>
            {t('staff.editor.add_item')}
          </Button>
        </div>
      ) : null}
    </EditorSection>
  );
}
