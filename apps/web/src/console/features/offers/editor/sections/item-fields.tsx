import { Button } from '@doorstep/ui';
import type { StaffOffer } from '@doorstep/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckField } from '../../../../shared/form/check-field.tsx';
import { TextField } from '../../../../shared/form/text-field.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { StockBar } from '../../stock-bar.tsx';
import { useEditor } from '../editor-context.ts';
import type { OfferForm } from '../offer-form.ts';
import { StockDialog } from '../stock/stock-dialog.tsx';
import { useOfferField } from '../use-offer-field.ts';

interface ItemFieldsProps {
  index: number;
  /** `''` for a new item. */
  itemId: string;
  stock: StaffOffer['stock'][number] | undefined;
  onRemove: () => void;
}

const measures = ['weightGrams', 'lengthMm', 'widthMm', 'heightMm'] as const;

export function ItemFields({ index, itemId, stock, onRemove }: ItemFieldsProps) {
  const { t } = useTexts();
  const { mayWrite } = useEditor();
  const field = useOfferField();
  const [name, isUnlimited] = useWatch<OfferForm, [`items.${number}.name`, `items.${number}.isUnlimited`]>({
    name: [`items.${index}.name`, `items.${index}.isUnlimited`],
  });
  const isRemovable = mayWrite && (stock?.taken ?? 0) === 0;
  return (
    <fieldset className="row-group">
      <legend>{name === '' ? t('staff.editor.item_number', { number: index + 1 }) : name}</legend>
      <TextField label={t('staff.editor.item_name')} {...field(`items.${index}.name`)} />
      <div className="field-row">
        <TextField
          label={t('staff.editor.most_per_request')}
          width="short"
          inputMode="numeric"
          {...field(`items.${index}.maxPerRequest`)}
        />
        <TextField
          label={t('staff.editor.most_per_home')}
          hint={t('staff.editor.empty_is_no_limit')}
          width="short"
          inputMode="numeric"
          {...field(`items.${index}.maxPerHome`)}
        />
        {itemId === '' && !isUnlimited ? (
          <TextField
            label={t('staff.editor.opening_stock')}
            hint={t('staff.editor.opening_stock_hint')}
            width="short"
            inputMode="numeric"
            {...field(`items.${index}.openingStock`)}
          />
        ) : null}
      </div>
      <div className="field-row">
        {measures.map((name) => (
          <TextField
            key={name}
            label={t(`staff.editor.measure.${name}`)}
            width="short"
            inputMode="numeric"
            {...field(`items.${index}.${name}`)}
          />
        ))}
        <TextField label={t('staff.editor.shelf')} width="short" {...field(`items.${index}.shelf`)} />
      </div>
      <p className="muted">{t('staff.editor.measure_hint')}</p>
      <CheckField label={t('staff.editor.is_unlimited')} {...field(`items.${index}.isUnlimited`)} />
      {stock ? <Stock stock={stock} name={name} /> : null}
      {isRemovable ? (
        <div>
          <button type="button" className="ds-link-button" onClick={onRemove}>
            {t('staff.editor.remove_item')} <span className="visually-hidden">{name}</span>
          </button>
        </div>
      ) : null}
    </fieldset>
  );
}

function Stock({ stock, name }: { stock: StaffOffer['stock'][number]; name: string }) {
  const { t } = useTexts();
  const { offer } = useEditor();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="item-stock">
      <StockBar name={t('staff.stock.title')} stock={stock.stock} taken={stock.taken} />
      {stock.stock === null || offer === null ? null : (
        <>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t('staff.stock.change')} <span className="visually-hidden">{name}</span>
          </Button>
          <StockDialog offerId={offer.id} stock={stock} name={name} isOpen={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </div>
  );
}
