import type { LookupAccess } from '@doorstep/contract';
import { regionOptions } from '../../../shared/address/region-options.ts';
import { useAddressForm } from '../../../shared/address/use-address-form.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { SelectField, TextField } from './fields.tsx';

interface PostalField {
  name?: string;
  autoComplete: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

interface PostalFieldsProps {
  country: string;
  known?: LookupAccess['form'];
  region: PostalField;
  postcode: PostalField;
}

/** Region and postcode, as the country's addresses need them. */
export function PostalFields({ country, known, region, postcode }: PostalFieldsProps) {
  const { t } = useTexts();
  const form = useAddressForm(country, known);
  const { need, word } = form?.postcode ?? { need: 'required', word: 'postcode' };
  const label = t(`public.address.${word}`);
  const isPostcodeShown = need !== 'none' || postcode.value !== '';
  const isRegionShown = form?.region || region.error !== undefined;
  return (
    <>
      {isRegionShown ? <RegionField asked={form?.region ?? { word: 'province', choices: [] }} field={region} /> : null}
      {isPostcodeShown ? (
        <TextField
          {...postcode}
          label={need === 'required' ? label : t('staff.address.optional', { label })}
          width="short"
          maxLength={20}
        />
      ) : null}
    </>
  );
}

type AskedRegion = Parameters<typeof regionOptions>[0];

function RegionField({ asked, field }: { asked: AskedRegion; field: PostalField }) {
  const { t } = useTexts();
  const label = t(`public.address.region.${asked.word}`);
  if (asked.choices.length === 0) return <TextField {...field} label={label} maxLength={60} />;
  const { options, value } = regionOptions(asked, { text: field.value, choose: t('public.address.region_choose') });
  return <SelectField {...field} label={label} options={options} value={value} />;
}
