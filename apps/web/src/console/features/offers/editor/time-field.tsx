import { useWatch } from 'react-hook-form';
import { CheckField, TextField } from '../../../shared/form/fields.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import type { OfferForm, TimePath } from './offer-form.ts';
import { useOfferField } from './use-offer-field.ts';
import { readLocalTime } from './zoned-time.ts';

/**
 * A local time in the offer's zone, with a choice of the first or second where it occurs twice because clocks go back.
 */
export function TimeField({ path, label, hint }: { path: TimePath; label: string; hint: string }) {
  const { t } = useTexts();
  const field = useOfferField();
  const [local, timeZone] = useWatch<OfferForm, [TimePath, 'timeZone']>({ name: [path, 'timeZone'] });
  const read = readLocalTime({ local, isSecond: false }, timeZone);
  return (
    <div className="stack">
      <TextField
        label={label}
        hint={hint}
        width="medium"
        type="datetime-local"
        // Limits the year to four digits in browsers.
        max="9999-12-31T23:59"
        {...field(path)}
      />
      {read.kind === 'instant' && read.isTwice ? (
        <CheckField
          label={t('staff.editor.second_time', { time: local.slice(11) })}
          hint={t('staff.editor.second_time_hint', { time: local.slice(11) })}
          {...field(`${path}Second`)}
        />
      ) : null}
    </div>
  );
}
