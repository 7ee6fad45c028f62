import type { RetrieveItem } from '@doorstep/address-lookup';
import { createTranslator } from '@doorstep/messages/translator';
import { AddressField, belongsToComposition } from '@doorstep/address-field';
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { addressFieldTexts } from './address-field-texts.tsx';
import type { EmbeddedTexts } from './embedded-texts.ts';
import { nameControl } from './host-label.ts';
import type { PanelView } from './panel-view.ts';
import { failureLine, watchedLookup } from './watched-lookup.ts';

export interface AddressPanelProps extends Omit<PanelView, 'form'> {
  /** What the search was shown with. What stands in the field by now, the visitor has typed, and it is searched for. */
  shownText: string;
  texts: EmbeddedTexts;
  onSearch: (text: string) => void;
  onChoose: (items: RetrieveItem[], typedText: string) => void;
  onTypeYourself: (typedText: string) => void;
  // The lookup is made anew with the two that follow: they stay the same.
  /** The lookup answered, whatever it said. */
  onAnswer: () => void;
  /** @param line What went wrong, for whoever built the page. */
  onFailure: (error: unknown, line: string) => void;
  onEnter: () => void;
}

/** What is inside a container is shown whole, whatever the page's limit of suggestions is. */
const insideLimit = 200;

/** The search in the element's shadow. */
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
