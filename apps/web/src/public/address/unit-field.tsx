import { TextInput } from '@doorstep/ui';
import type { ReactNode } from 'react';
import type { FieldErrors } from '../offer/use-field-errors.ts';
import { useTexts } from '../texts/texts-context.tsx';

/** Always asked: a flat is not its building. */
export function UnitField({ value, errors }: { value: string; errors: FieldErrors | null }): ReactNode {
  const { t } = useTexts();
  return (
    <TextInput
      id="unit"
      name="unit"
      label={t('public.address.unit')}
      hint={t('public.address.unit_hint')}
      width="medium"
      autoComplete="off"
      defaultValue={value}
      {...errors?.at('unit')}
    />
  );
}
