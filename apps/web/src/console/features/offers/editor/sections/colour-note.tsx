import { accentFit } from '@doorstep/contract';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import type { OfferForm } from '../offer-form.ts';

/** What pages make of the colour: as it is where text in it can be read, and said where it cannot. */
export function ColourNote() {
  const { t } = useTexts();
  const colour = useWatch<OfferForm, 'organisation.colour'>({ name: 'organisation.colour' });
  const fit = accentFit(colour.trim());
  return (
    <p className="hint" role="status">
      {fit === null
        ? null
        : [
            fit.light ? t('staff.editor.colour_as_given') : t('staff.editor.colour_darker', { contrast: fit.contrast }),
            ...(fit.dark ? [] : [t('staff.editor.colour_dark_mode')]),
          ].join(' ')}
    </p>
  );
}
