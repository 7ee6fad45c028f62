import type { Translator } from '@doorstep/messages';
import type { AddressFieldTexts } from '@doorstep/ui';
import type { AddressOptions } from './read-options.ts';

/**
 * The words of the search. Where typing by hand is not offered, no sentence speaks of it.
 * @param isNamedOutside The page has a label of its own; then the element shows none.
 */
export function addressFieldTexts(
  { t }: Translator,
  { label, hint, typed }: Pick<AddressOptions, 'label' | 'hint' | 'typed'>,
  isNamedOutside: boolean,
): AddressFieldTexts {
  const either = (id: string) => t(typed === 'allowed' ? `public.address.${id}` : `embed.address.${id}`);
  return {
    label: isNamedOutside ? '' : <slot name="label">{label ?? t('public.address.search')}</slot>,
    hint: hint === '' ? '' : <slot name="hint">{hint ?? t('public.address.search_hint')}</slot>,
    list: t('public.address.list'),
    find: t('public.address.find'),
    back: t('public.address.back'),
    typeYourself: t('public.address.type_yourself'),
    tryAgain: t('public.action.try_again'),
    opensFurther: t('public.address.opens'),
    loading: t('public.address.loading'),
    updating: t('public.address.updating'),
    keepTyping: t('public.address.keep_typing'),
    noneFound: either('none_found'),
    noneFoundInside: (place) => t('public.address.none_found_inside', { place }),
    unavailable: either('unavailable'),
    retrieving: t('public.address.retrieving'),
    retrieveFailed: either('retrieve_failed'),
    countFound: (count) => t('public.address.count_found', { count }),
    containerOpened: (place, count) => t('public.address.container_opened', { place, count }),
    activeRow: (row, position, count) => t('public.address.active_row', { row, position, count }),
    chosen: (address) => t('public.address.chosen_said', { address }),
  };
}
