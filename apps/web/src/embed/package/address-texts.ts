// `@doorstep/address-field/texts`: the field's texts in Doorstep's languages.
import type { AddressFieldTexts } from '@doorstep/address-field';
import { findTag } from '@doorstep/messages/languages';
import { createTranslator } from '@doorstep/messages/translator';
import { tags, textFiles } from 'virtual:embedded-texts';
import { addressTexts } from '../../shared/address/address-texts.ts';

export type { AddressFieldTexts } from '@doorstep/address-field';

/**
 * Loads the texts of a language, or English if there are none.
 * @param language BCP 47.
 */
export async function loadAddressTexts(language: string): Promise<AddressFieldTexts> {
  const tag = findTag(language, tags) ?? 'en';
  const file = await textFiles[`embed-texts-${tag}.js`]?.();
  const { t } = createTranslator(tag, file?.default.catalogue ?? {});
  return addressTexts({ t }, { tryAgain: t('public.action.try_again') });
}
