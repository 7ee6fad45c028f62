import type { AddressFieldTexts } from '@doorstep/ui';
import { useMemo } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { addressTexts } from './address-texts.ts';

export function useAddressTexts(options: { isListOnly: boolean }): AddressFieldTexts {
  const { t } = useTexts();
  const { isListOnly } = options;
  return useMemo(() => addressTexts({ t }, { isListOnly }), [t, isListOnly]);
}
