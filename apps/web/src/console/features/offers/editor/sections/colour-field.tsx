import { accentFit, fullColour } from '@doorstep/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../../../shared/form/fields.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import type { OfferForm } from '../offer-form.ts';
import { useOfferField } from '../use-offer-field.ts';

const path = 'organisation.colour';

/** The organisation's colour, typed or picked; explains how pages adjust a colour in which text would be unreadable. */
export function ColourField() {
  const { t } = useTexts();
  const { mayWrite } = useEditor();
  const field = useOfferField();
  const { setValue } = useFormContext<OfferForm>();
  const colour = fullColour(useWatch<OfferForm, typeof path>({ name: path }).trim());
  const fit = accentFit(colour);
  return (
    <>
      <div className="colour-field">
        <TextField
          label={t('staff.editor.colour')}
          hint={t('staff.editor.colour_hint')}
          width="short"
          spellCheck={false}
          {...field(path)}
        />
        <input
          type="color"
          aria-label={t('staff.editor.colour_pick')}
          // The picker accepts only six digits.
          value={fit === null ? '#000000' : colour}
          disabled={!mayWrite}
          onChange={(event) => setValue(path, event.target.value, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
      <p className="hint" role="status">
        {fit === null
          ? null
          : [
              fit.light
                ? t('staff.editor.colour_as_given')
                : t('staff.editor.colour_darker', { contrast: fit.contrast }),
              ...(fit.dark ? [] : [t('staff.editor.colour_dark_mode')]),
            ].join(' ')}
      </p>
    </>
  );
}
