import { AddressField, type AddressFieldTexts } from '@doorstep/address-field';
import type { LookupClient, RetrieveItem } from '@doorstep/address-lookup';
import { type LookupAccess, type OfferPage, type PageSuggestion, searchFieldName } from '@doorstep/contract';
import { Button, Notice, RadioGroup } from '@doorstep/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { addressTexts } from '../../shared/address/address-texts.ts';
import type { FieldErrors } from '../offer/use-field-errors.ts';
import { useTexts } from '../texts/texts-context.tsx';

interface SearchAddressProps {
  page: Pick<OfferPage, 'offer' | 'draft' | 'address' | 'lookup'>;
  text: string;
  lookup: LookupClient;
  near: LookupAccess['near'];
  errors: FieldErrors;
  onChoose: (items: RetrieveItem[], typedText: string) => void;
  onTypeYourself: (typedText: string) => void;
}

export function SearchAddress(props: SearchAddressProps): ReactNode {
  const { page, text, lookup, near, errors, onChoose, onTypeYourself } = props;
  const isListOnly = page.offer.typedAddresses === 'refused';
  const texts = useAddressTexts({ isListOnly });
  const { language } = useTexts();
  const [answerBefore, setAnswerBefore] = useState<OfferPage['address'] | null>(null);
  return (
    <AddressField
      id="address.search"
      name={searchFieldName}
      lookup={lookup}
      debounceMs={page.lookup.debounceMs}
      limit={page.lookup.limit}
      containerLimit={page.lookup.containerLimit}
      countries={page.offer.countries}
      {...(near === null ? {} : { near })}
      language={language}
      texts={texts}
      defaultText={text}
      typed={isListOnly ? 'not_offered' : 'allowed'}
      withoutScripts={{ name: 'step', find: 'find', typeYourself: 'typed' }}
      onChoose={onChoose}
      onTypeYourself={onTypeYourself}
      onTextChange={() => setAnswerBefore(page.address)}
      {...errors.at('address.search')}
    >
      {answerBefore !== page.address && <PlainAnswer page={page} />}
    </AddressField>
  );
}

/**
 * The server's result for browsers without scripts. Scripts that load late leave it, since someone may be choosing;
 * typing on replaces it.
 */
function PlainAnswer({ page }: Pick<SearchAddressProps, 'page'>): ReactNode {
  const { t } = useTexts();
  const { address, draft } = page;
  const only = page.offer.typedAddresses === 'refused' ? '_list_only' : '';
  switch (address.kind) {
    case 'suggestions':
      return (
        <div className="plain-suggestions">
          <RadioGroup
            id="address.pick"
            name="address.pick"
            legend={address.container || t('public.address.which', { text: draft['address.search'] ?? '' })}
            choices={address.suggestions.map((suggestion) => ({
              value: pickOf(suggestion),
              label: suggestion.isContainer
                ? t('public.address.opens_further', { text: suggestion.text })
                : suggestion.text,
              heading: suggestion.heading,
              // No hint below a street heading: the town is shown above the whole list.
              ...(suggestion.description === '' || (suggestion.heading !== '' && !suggestion.isContainer)
                ? {}
                : { hint: suggestion.description }),
            }))}
          />
          <div className="buttons">
            <Button type="submit" name="step" value="pick" look="secondary">
              {t('public.address.pick')}
            </Button>
            {address.more !== null && (
              <Button type="submit" name="step" value={address.more} look="quiet">
                {t('public.address.more')}
              </Button>
            )}
            {address.container !== null && (
              <Button type="submit" name="step" value="find" look="quiet">
                {t('public.address.back')}
              </Button>
            )}
          </div>
        </div>
      );
    case 'none_found':
    case 'unavailable':
    case 'gone':
    case 'limited':
      return (
        <Notice kind={address.kind === 'none_found' ? 'info' : 'warning'}>
          {t(`public.address.${address.kind}${only}`)}
        </Notice>
      );
    case 'too_short':
      return <Notice kind="info">{t('public.address.keep_typing')}</Notice>;
    case 'search':
    case 'chosen':
    case 'typed':
      return null;
  }
}

/** A radio button's value: a container includes its label, for the heading of its contents. */
function pickOf({ id, text, description, isContainer }: PageSuggestion): string {
  if (!isContainer) return id;
  return `${id}\n${[text, description].filter((part) => part !== '').join(', ')}`;
}

function useAddressTexts(options: { isListOnly: boolean }): AddressFieldTexts {
  const { t } = useTexts();
  const { isListOnly } = options;
  return useMemo(() => addressTexts({ t }, { isListOnly, tryAgain: t('public.action.try_again') }), [t, isListOnly]);
}
