import type { AddressFieldTexts } from '@doorstep/ui';
import { useMemo } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { addressTexts } from './address-texts.ts';

export function useAddressTexts(): AddressFieldTexts {
  const { t } = useTexts();
  return useMemo(() => addressTexts({ t }), [t]);
}
