import type { StaffOffer } from '@doorstep/contract';
import { Notice } from '../../../shared/page/notice.tsx';
import { missingArea } from '../../../shared/texts/missing-area.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

/** Warns that visitors in some or all of the offer's area must type their address. Publishing stays possible. */
export function AddressDataWarning({ offer }: { offer: StaffOffer }) {
  const { t, language } = useTexts();
  const { missingAddressData: missing, input } = offer;
  if (missing === null) return null;
  const area = missingArea(missing, language);
  const which = area === '' ? 'none' : missing.isAll ? 'all' : 'part';
  const way = input.typedAddresses === 'refused' ? 'refused' : missing.isAll ? 'all' : 'part';
  return (
    <Notice kind="warning" announce="status" title={t(`staff.address_data.title.${which}`, { area })}>
      <p>{t(`staff.address_data.body.${way}`)}</p>
      <p>{t('staff.address_data.import')}</p>
    </Notice>
  );
}
