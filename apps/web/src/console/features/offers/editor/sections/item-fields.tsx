import { Button } from '@doorstep/ui';
import type { StaffOffer } from '@doorstep/contract';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField, TextField } from '../../../../shared/form/fields.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { StockBar } from '../../stock-bar.tsx';
import { useEditor } from '../editor-context.ts';
import { StockDialog } from '../../stock/stock-dialog.tsx';
import type { OfferForm } from '../offer-form.ts';
import { OfferText } from '../offer-text.tsx';
import { useOfferField } from '../use-offer-field.ts';
import { useOfferUses } from '../use-offer-uses.ts';
import { RemoveOrRetire } from '../retired/remove-or-retire.tsx';
import { RetiredNote } from '../retired/retired-note.tsx';
import { useShownText } from '../use-shown-text.ts';

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
  const { setValue } = useFormContext<OfferForm>();
  const [texts, isUnlimited, isRetired] = useWatch<
    OfferForm,
    [`items.${number}.name`, `items.${number}.isUnlimited`, `items.${number}.isRetired`]
  >({ name: [`items.${index}.name`, `items.${index}.isUnlimited`, `items.${index}.isRetired`] });
  const name = useShownText(texts);
  const uses = useOfferUses().ofItem(itemId);
  const retire = (value: boolean) => setValue(`items.${index}.isRetired`, value, { shouldDirty: true });
  const legend = name === '' ? t('staff.editor.item_number', { number: index + 1 }) : name;
  if (isRetired)
    return (
      <fieldset className="row-group row-group-retired">
        <legend>{legend}</legend>
        <RetiredNote kind="item" uses={uses} name={name} onBringBack={() => retire(false)} onRemove={onRemove} />
        <OfferText path={`items.${index}.name`} label={t('staff.editor.item_name')} />
        {stock ? <Stock stock={stock} name={name} /> : null}
      </fieldset>
    );
  return (
    <fieldset className="row-group">
      <legend>{legend}</legend>
      <OfferText path={`items.${index}.name`} label={t('staff.editor.item_name')} />
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
        {isUnlimited ? null : (
          <TextField
            label={t('staff.editor.low_stock_at')}
            hint={t('staff.editor.low_stock_at_hint')}
            width="short"
            inputMode="numeric"
            {...field(`items.${index}.lowStockAt`)}
          />
        )}
      </div>
      <CheckField label={t('staff.editor.is_unlimited')} {...field(`items.${index}.isUnlimited`)} />
      {stock ? <Stock stock={stock} name={name} /> : null}
      <ShippingFields index={index} />
      {mayWrite ? (
        <div>
          <RemoveOrRetire kind="item" uses={uses} name={name} onRemove={onRemove} onRetire={() => retire(true)} />
        </div>
      ) : null}
    </fieldset>
  );
}

/** Fields only for packing and carriers: collapsed while none is filled in; a refused save opens the wrong ones. */
function ShippingFields({ index }: Pick<ItemFieldsProps, 'index'>) {
  const { t } = useTexts();
  const { getValues } = useFormContext<OfferForm>();
  const field = useOfferField();
  const item = getValues(`items.${index}`);
  const [isOpen, setOpen] = useState([...measures, 'shelf' as const].some((name) => item[name] !== ''));
  return (
    <details className="item-shipping" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('staff.editor.item_shipping')}</summary>
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
    </details>
  );
}

function Stock({ stock, name }: { stock: StaffOffer['stock'][number]; name: string }) {
  const { t } = useTexts();
  const { offer, refresh } = useEditor();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="item-stock">
      <StockBar name={t('staff.stock.title')} stock={stock.stock} taken={stock.taken} />
      {stock.stock === null || offer === null ? null : (
        <>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t('staff.stock.change')} <span className="visually-hidden">{name}</span>
          </Button>
          <StockDialog
            offerId={offer.id}
            stock={stock}
            name={name}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onRecorded={() => void refresh()}
          />
        </>
      )}
    </div>
  );
}
