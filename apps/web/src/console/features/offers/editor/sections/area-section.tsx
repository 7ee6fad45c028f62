import { addressKinds } from '@doorstep/contract';
import { SelectField, TextField } from '../../../../shared/form/fields.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { EditorSection } from '../editor-section.tsx';
import { PolygonField } from '../polygon/polygon-field.tsx';
import { CountriesField } from './countries-field.tsx';
import { OfferRadioField } from '../offer-radio-field.tsx';
import { useOfferField } from '../use-offer-field.ts';

const policies = ['held', 'accepted', 'refused'] as const;
const rules = ['accepted', 'held', 'refused'] as const;

export function AreaSection() {
  const { t } = useTexts();
  const field = useOfferField();
  return (
    <EditorSection section="area">
      <CountriesField />
      <TextField
        label={t('staff.editor.postcodes')}
        hint={t('staff.editor.postcodes_hint')}
        spellCheck={false}
        {...field('postcodePrefixes')}
      />
      <PolygonField />
      <OfferRadioField
        path="typedAddresses"
        legend={t('staff.editor.typed_addresses')}
        hint={t('staff.editor.typed_addresses_hint')}
        choices={policies.map((policy) => ({
          value: policy,
          label: t(`staff.typed_policy.${policy}`),
          hint: t(`staff.typed_policy_hint.${policy}`),
        }))}
      />
      <fieldset className="row-group">
        <legend>{t('staff.editor.address_policy')}</legend>
        <p className="hint">{t('staff.editor.address_policy_hint')}</p>
        <div className="field-row">
          {addressKinds.map((kind) => (
            <SelectField
              key={kind}
              label={t(`staff.address_kind.${kind}`)}
              options={rules.map((rule) => ({ value: rule, label: t(`staff.address_rule.${rule}`) }))}
              {...field(`addressPolicy.${kind}`)}
            />
          ))}
        </div>
      </fieldset>
    </EditorSection>
  );
}
