import type { AddressFieldTexts } from '@doorstep/address-field';
import { useMemo } from 'react';
import { addressTexts } from '../../shared/address/address-texts.ts';
import { useTexts } from '../texts/texts-context.tsx';

export function useAddressTexts(options: { isListOnly: boolean }): AddressFieldTexts {
  const { t } = useTexts();
  const { isListOnly } = options;
  return useMemo(() => addressTexts({ t }, { isListOnly, tryAgain: t('public.action.try_again') }), [t, isListOnly]);
}
