import type { AddressFieldTexts } from '@doorstep/ui';
import { useMemo } from 'react';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

/** The address field's words, as the public page has them. */
export function useAddressTexts(): AddressFieldTexts {
  const { t } = useTexts();
  return useMemo(
    () => ({
      label: t('staff.address.search'),
      hint: t('staff.address.search_hint'),
      list: t('staff.address.list'),
      find: t('staff.address.find'),
      back: t('staff.address.back'),
      more: t('staff.address.more'),
      typeYourself: t('staff.address.type_yourself'),
      tryAgain: t('staff.retry'),
      opensFurther: t('staff.address.opens'),
      loading: t('staff.address.loading'),
      updating: t('staff.address.updating'),
      keepTyping: t('staff.address.keep_typing'),
      noneFound: t('staff.address.none_found'),
      noneFoundInside: (place) => t('staff.address.none_found_inside', { place }),
      unavailable: t('staff.address.unavailable'),
      limited: t('staff.address.limited'),
      noData: t('staff.address.no_data'),
      retrieving: t('staff.address.retrieving'),
      retrieveFailed: t('staff.address.retrieve_failed'),
      gone: t('staff.address.gone'),
      countFound: (count) => t('staff.address.count_found', { count }),
      containerOpened: (place, count, hasMore) =>
        t(hasMore ? 'staff.address.container_opened_more' : 'staff.address.container_opened', { place, count }),
      activeRow: (row, position, count) => t('staff.address.active_row', { row, position, count }),
      chosen: (address) => t('staff.address.chosen_announcement', { address }),
    }),
    [t],
  );
}
