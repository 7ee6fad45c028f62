import { isDrawn } from '@doorstep/contract';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../../../shared/form/fields.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import type { OfferForm } from '../offer-form.ts';
import { TimeField } from '../time-field.tsx';
import { useOfferField } from '../use-offer-field.ts';

const timeZones = Intl.supportedValuesOf('timeZone');

export function DateFields() {
  const { t } = useTexts();
  const field = useOfferField();
  const [zone, allocation] = useWatch<OfferForm, ['timeZone', 'allocation']>({ name: ['timeZone', 'allocation'] });
  return (
    <>
      <div className="field-row">
        <TimeField path="opensAt" label={t('staff.editor.opens_at')} hint={t('staff.editor.opens_at_hint')} />
        <TimeField
          path="closesAt"
          label={t('staff.editor.closes_at')}
          hint={t(isDrawn({ allocation }) ? 'staff.editor.closes_at_hint_draw' : 'staff.editor.closes_at_hint')}
        />
      </div>
      <TextField
        label={t('staff.editor.time_zone')}
        hint={t('staff.editor.time_zone_hint')}
        width="medium"
        list="time-zones"
        spellCheck={false}
        autoComplete="off"
        {...field('timeZone')}
      />
      <datalist id="time-zones">
        {timeZones.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <p className="muted">{t('staff.time_zone.offer', { zone })}</p>
    </>
  );
}
