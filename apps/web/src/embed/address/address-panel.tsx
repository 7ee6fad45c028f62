import type { LookupClient, RetrieveItem } from '@doorstep/address-lookup';
import { AddressField } from '@doorstep/ui';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { namedCountries } from '../../public/named-countries.ts';
import { addressFieldTexts } from './address-field-texts.tsx';
import type { AddressEntry, AddressValue } from './address-value.ts';
import { translatorFor } from './embedded-language.ts';
import { nameControl, type HostLabel } from './host-label.ts';
import type { AddressOptions } from './read-options.ts';

import { FoundAddress } from './found-address.tsx';
import { TypedAddress } from './typed-address.tsx';

export interface AddressPanelProps {
  entry: AddressEntry;
  /** Changes when the page itself has set the entry: then the fields show it anew. */
  revision: number;
  options: AddressOptions;
  lookup: LookupClient;
  outsideLabel: HostLabel | null;
  /** The page's own fields hold the address; here is only the search. */
  fillsPage: boolean;
  error: string;
  disabled: boolean;
  onSearch: (text: string) => void;
  onChoose: (items: RetrieveItem[], typedText: string) => void;
  onTypeYourself: (typedText: string) => void;
  onSearchAgain: () => void;
  onValue: (value: AddressValue) => void;
  onEnter: () => void;
}

/** What is inside a container is shown whole, whatever the page's limit of suggestions is. */
const insideLimit = 200;

const firstControl = { search: 'input', found: '[role=group]', typed: 'input' };

/** What stands in the element's shadow: the search, the address that was found, or the lines typed by hand. */
export function AddressPanel(props: AddressPanelProps): ReactNode {
  const { entry, revision, options, lookup, outsideLabel, fillsPage, error, disabled } = props;
  const { language, countries } = options;
  const root = useRef<HTMLDivElement>(null);
  const translator = translatorFor(language);
  const { t } = translator;
  const kind = fillsPage ? 'search' : entry.kind;

  // The control that had the focus is gone after a change of way; what took its place gets it.
  const shown = useRef({ kind, revision });
  useEffect(() => {
    const before = shown.current;
    shown.current = { kind, revision };
    if (before.kind === kind || before.revision !== revision) return;
    root.current?.querySelector<HTMLElement>(firstControl[kind])?.focus();
  }, [kind, revision]);

  useEffect(() => {
    const control = root.current?.querySelector('.ds-address__input');
    if (control !== null && control !== undefined) nameControl(control, outsideLabel);
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const isText = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && isText && !event.defaultPrevented && !event.nativeEvent.isComposing) props.onEnter();
  };
  const groupLabel = outsideLabel?.text ?? <slot name="label">{options.label ?? t('public.address.heading')}</slot>;
  return (
    // Keys bubble from the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="panel" lang={translator.language} dir={translator.direction} onKeyDown={onKeyDown}>
      {(entry.kind === 'search' || fillsPage) && (
        <AddressField
          key={`${revision} ${options.minLength} ${options.typed}`}
          id="search"
          name="search"
          lookup={lookup}
          debounceMs={options.debounceMs}
          {...(options.limit === null ? {} : { limit: options.limit })}
          containerLimit={insideLimit}
          {...(options.near === null ? {} : { near: options.near })}
          countries={countries}
          language={language}
          minLength={options.minLength}
          typed={options.typed}
          texts={addressFieldTexts(translator, options, outsideLabel !== null)}
          defaultText={entry.kind === 'typed' ? '' : entry.text}
          disabled={disabled}
          error={error}
          onChoose={props.onChoose}
          onTypeYourself={props.onTypeYourself}
          onTextChange={props.onSearch}
        />
      )}
      {entry.kind === 'found' && !fillsPage && (
        <FoundAddress
          key={revision}
          lines={[...entry.lines, ...countryLine(entry.value.country, options)]}
          unit={entry.hasUnit ? null : entry.value.unit}
          label={groupLabel}
          translator={translator}
          disabled={disabled}
          onUnit={(unit) => props.onValue({ ...entry.value, unit })}
          onSearchAgain={props.onSearchAgain}
        />
      )}
      {entry.kind === 'typed' && !fillsPage && (
        <TypedAddress
          key={revision}
          value={entry.value}
          countries={countries}
          label={groupLabel}
          error={error}
          translator={translator}
          disabled={disabled}
          onChange={props.onValue}
          onSearchAgain={props.onSearchAgain}
        />
      )}
      <p className="ds-visually-hidden" role="status">
        {entry.kind === 'found' && !fillsPage ? t('public.address.chosen_said', { address: spoken(entry.value) }) : ''}
      </p>
    </div>
  );
}

function spoken({ line1, line2, city, postcode }: AddressValue): string {
  return [line1, line2, city, postcode].filter((part) => part !== '').join(', ');
}

/** Where only one country is in question, its name says nothing. */
function countryLine(code: string, { countries, language }: AddressOptions): string[] {
  if (countries.length === 1 || !/^[A-Z]{2}$/.test(code)) return [];
  return namedCountries([code], translatorFor(language).language).map(([, name]) => name);
}
