import type { AddressTextId, MessageValues } from '@doorstep/messages';
import type { AddressFieldTexts } from '@doorstep/address-field';

export function addressTexts(
  { t }: { t: (id: AddressTextId, values?: MessageValues) => string },
  { isListOnly = false, tryAgain }: { isListOnly?: boolean; tryAgain: string },
): AddressFieldTexts {
  const only = isListOnly ? '_list_only' : '';
  return {
    label: t('public.address.search'),
    hint: t('public.address.search_hint'),
    list: t('public.address.list'),
    find: t('public.address.find'),
    back: t('public.address.back'),
    more: t('public.address.more'),
    typeYourself: t('public.address.type_yourself'),
    tryAgain,
    opensFurther: t('public.address.opens'),
    loading: t('public.address.loading'),
    updating: t('public.address.updating'),
    keepTyping: t('public.address.keep_typing'),
    noneFound: t(`public.address.none_found${only}`),
    noneFoundInside: (place) => t('public.address.none_found_inside', { place }),
    unavailable: t(`public.address.unavailable${only}`),
    limited: t(`public.address.limited${only}`),
    noData: t('public.address.no_data'),
    retrieving: t('public.address.retrieving'),
    retrieveFailed: t(`public.address.retrieve_failed${only}`),
    gone: t(`public.address.gone${only}`),
    countFound: (count) => t('public.address.count_found', { count }),
    homesFound: (homes, buildings) => t('public.address.homes_found', { homes, buildings }),
    homesInside: (place, count) => t('public.address.homes_inside', { place, count }),
    containerOpened: (place, count, hasMore) =>
      t(hasMore ? 'public.address.container_opened_more' : 'public.address.container_opened', { place, count }),
    activeRow: (row, position, count) => t('public.address.active_row', { row, position, count }),
    chosen: (address) => t('public.address.chosen_announcement', { address }),
  };
}
