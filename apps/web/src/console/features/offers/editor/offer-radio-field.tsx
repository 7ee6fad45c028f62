import { RadioGroup, type RadioGroupProps } from '@doorstep/ui';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useEditor } from './editor-context.ts';
import type { OfferForm } from './offer-form.ts';

interface OfferRadioFieldProps extends Pick<RadioGroupProps, 'legend' | 'hint' | 'choices'> {
  path: 'typedAddresses' | 'allocation' | 'whenCheckIsDown' | 'handedOut';
}

export function OfferRadioField({ path, choices, ...group }: OfferRadioFieldProps) {
  const { mayWrite } = useEditor();
  const { field, fieldState } = useController<OfferForm, OfferRadioFieldProps['path']>({ name: path });
  return (
    <RadioGroup
      {...group}
      id={useId()}
      name={field.name}
      value={field.value}
      error={fieldState.error?.message}
      choices={choices.map((choice) => ({ ...choice, disabled: !mayWrite }))}
      onChange={field.onChange}
    />
  );
}
