import { useWatch } from 'react-hook-form';
import { SelectField, TextField } from '../../../../shared/form/fields.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import type { OfferForm } from '../offer-form.ts';
import { useOfferField } from '../use-offer-field.ts';

const kinds = ['digits', 'numbers', 'hex'] as const;

export function DrawFormatFields() {
  const { t } = useTexts();
  const field = useOfferField();
  const kind = useWatch<OfferForm, 'drawFormat.kind'>({ name: 'drawFormat.kind' });
  const number = { width: 'short', inputMode: 'numeric' } as const;
  return (
    <>
      <SelectField
        label={t('staff.editor.draw_format')}
        hint={t('staff.editor.draw_format_hint')}
        options={[
          { value: '', label: t('staff.draw_format.none') },
          ...kinds.map((one) => ({ value: one, label: t(`staff.draw_format.${one}`) })),
        ]}
        {...field('drawFormat.kind')}
      />
      {kind === 'digits' || kind === 'hex' ? (
        <TextField label={t('staff.editor.draw_length')} {...number} {...field('drawFormat.length')} />
      ) : null}
      {kind === 'numbers' ? (
        <div className="field-row">
          <TextField label={t('staff.editor.draw_count')} {...number} {...field('drawFormat.count')} />
          <TextField label={t('staff.editor.draw_min')} {...number} {...field('drawFormat.min')} />
          <TextField label={t('staff.editor.draw_max')} {...number} {...field('drawFormat.max')} />
          <SelectField
            label={t('staff.editor.draw_order')}
            options={(['ascending', 'drawn'] as const).map((one) => ({
              value: one,
              label: t(`staff.draw_order.${one}`),
            }))}
            {...field('drawFormat.order')}
          />
        </div>
      ) : null}
    </>
  );
}
