import type { Translator } from '@doorstep/messages';
import type { AddressFieldTexts } from '@doorstep/address-field';
import { addressTexts } from '../../shared/address/address-texts.ts';
import type { AddressOptions } from './read-options.ts';

/** Said otherwise where typing by hand is not offered. */
type EitherWay = 'none_found' | 'unavailable' | 'limited' | 'no_data' | 'retrieve_failed' | 'gone';

/**
 * The words of the search. Where typing by hand is not offered, no sentence speaks of it.
 * @param isNamedOutside The page has a label of its own; then the element shows none.
 */
export function addressFieldTexts(
  { t }: Translator,
  { label, hint, typed }: Pick<AddressOptions, 'label' | 'hint' | 'typed'>,
  isNamedOutside: boolean,
): AddressFieldTexts {
  const either = (id: EitherWay) => t(typed === 'allowed' ? `public.address.${id}` : `embed.address.${id}`);
  return {
    ...addressTexts({ t }, { tryAgain: t('public.action.try_again') }),
    label: isNamedOutside ? '' : <slot name="label">{label ?? t('public.address.search')}</slot>,
    hint: hint === '' ? '' : <slot name="hint">{hint ?? t('public.address.search_hint')}</slot>,
    noneFound: either('none_found'),
    unavailable: either('unavailable'),
    limited: either('limited'),
    noData: either('no_data'),
    retrieveFailed: either('retrieve_failed'),
    gone: either('gone'),
  };
}
