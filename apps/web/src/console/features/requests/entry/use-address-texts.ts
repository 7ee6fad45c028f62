import type { AddressFieldTexts } from '@doorstep/address-field';
import { useMemo } from 'react';
import { addressTexts } from '../../../../shared/address/address-texts.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

/** The address field's texts, as on the public page. */
export function useAddressTexts(): AddressFieldTexts {
  const { t } = useTexts();
  return useMemo(
    () => ({ ...addressTexts({ t }, { tryAgain: t('staff.retry') }), label: t('staff.address.search') }),
    [t],
  );
}
