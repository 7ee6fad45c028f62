import { AddressField, type AddressFieldTexts, belongsToComposition } from '@doorstep/address-field';
import type { RetrieveItem } from '@doorstep/address-lookup';
import type { Translator } from '@doorstep/messages';
import { createTranslator } from '@doorstep/messages/translator';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { addressTexts } from '../../shared/address/address-texts.ts';
import type { EmbeddedTexts } from './embedded-texts.ts';
import { nameControl } from './host-label.ts';
import type { PanelView } from './panel-view.ts';
import type { AddressOptions } from './read-options.ts';
import { failureLine, watchedLookup } from './watched-lookup.ts';

export interface AddressPanelProps extends Omit<PanelView, 'form'> {
  /**
   * The text the search was first shown with. Anything newer in the field was typed by the visitor, and is searched
   * for.
   */
  shownText: string;
  texts: EmbeddedTexts;
  onSearch: (text: string) => void;
  onChoose: (items: RetrieveItem[], typedText: string) => void;
  onTypeYourself: (typedText: string) => void;
  // The next two must be stable: the lookup is created anew when they change.
  /** The lookup answered, whatever the result. */
  onAnswer: () => void;
  /** @param line What went wrong, for the page's developer. */
  onFailure: (error: unknown, line: string) => void;
  onEnter: () => void;
}

/** A container's contents are listed in full, whatever limit the page sets for suggestions. */
const insideLimit = 200;

export function AddressPanel(props: AddressPanelProps): ReactNode {
  const { shownText, texts, options, outsideLabel, error, disabled, onAnswer, onFailure } = props;
  const { language, key, url } = options;
  const root = useRef<HTMLDivElement>(null);
  const translator = useMemo(() => createTranslator(texts.language, texts.catalogue), [texts]);

  useEffect(() => {
    const control = root.current?.querySelector('.ds-address__input');
    if (control !== null && control !== undefined) nameControl(control, outsideLabel);
  });
  const lookup = useMemo(
    () =>
      watchedLookup(
        { url, key },
        {
          answered: onAnswer,
          failed: (error) => onFailure(error, failureLine(error, url)),
        },
      ),
    [url, key, onAnswer, onFailure],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    const isText = event.target instanceof HTMLInputElement;
    const isOwn = event.defaultPrevented || belongsToComposition(event.nativeEvent);
    if (event.key === 'Enter' && isText && !isOwn) props.onEnter();
  };
  return (
    // Keys bubble from the field inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="panel" lang={texts.language} dir={texts.direction} onKeyDown={onKeyDown}>
      <AddressField
        key={`${options.minLength} ${options.typed}`}
        id="search"
        name="lookup"
        lookup={lookup}
        debounceMs={options.debounceMs}
        {...(options.limit === null ? {} : { limit: options.limit })}
        containerLimit={insideLimit}
        {...(options.near === null ? {} : { near: options.near })}
        countries={options.countries}
        language={language}
        minLength={options.minLength}
        typed={options.typed}
        texts={addressFieldTexts(translator, options, outsideLabel !== null)}
        defaultText={shownText}
        disabled={disabled}
        error={error}
        onChoose={props.onChoose}
        onTypeYourself={props.onTypeYourself}
        onTextChange={props.onSearch}
      />
    </div>
  );
}

/** Texts with a variant for when typing by hand is not offered. */
type EitherWay = 'none_found' | 'unavailable' | 'limited' | 'no_data' | 'retrieve_failed' | 'gone';

/**
 * The search's texts. If typing by hand is not offered, none mentions it.
 * @param isNamedOutside The page has its own label, so the element shows none.
 */
function addressFieldTexts(
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
