import { useId, type ReactNode } from 'react';
import { Field } from '../form/field.tsx';
import { AddressNotice } from './address-notice.tsx';
import { rowsOf } from './address-field-state.ts';
import type { AddressFieldTexts } from './address-field-texts.ts';
import type { AddressLookupPort } from './address-lookup-port.ts';
import { announcementFor } from './announcement.ts';
import { rowId, SuggestionList } from './suggestion-list.tsx';
import { isListOpen, useAddressField } from './use-address-field.ts';
import { useAnnouncer } from './use-announcer.ts';

export interface AddressFieldProps<Address> {
  lookup: AddressLookupPort<Address>;
  /** Pause in typing before a question is sent; 0 sends on every key. */
  debounceMs: number;
  /** Most suggestions; absent leaves it to the lookup. */
  limit?: number;
  /** ISO 3166 alpha-2; empty means everywhere. */
  countries: readonly string[];
  /** BCP 47. */
  language: string;
  near?: { latitude: number; longitude: number };
  /** Fewer characters than this are not asked about. */
  minLength?: number;
  texts: AddressFieldTexts;
  /** Name of the input in the form, which works without scripts as a plain text field. */
  name: string;
  id?: string;
  defaultText?: string;
  error?: string;
  /** With it, "Type the address yourself" sends the form with this name and value where scripts do not run. */
  typeYourselfSubmit?: { name: string; value: string };
  /** The chosen address, once per language, and what the visitor had typed (a unit in it is not to be lost). */
  onChoose: (addresses: Address[], typedText: string) => void;
  onTypeYourself: (typedText: string) => void;
  onTextChange?: (text: string) => void;
  /** Between the field and the way to type by hand, such as the button that searches where scripts do not run. */
  children?: ReactNode;
}

const unmarked = { text: [], description: [] };

/** A text field that finds addresses while one types: an editable combobox with a list (ARIA 1.2). */
export function AddressField<Address>(props: AddressFieldProps<Address>): ReactNode {
  const { lookup, texts, name, error, minLength = 1, defaultText = '', typeYourselfSubmit } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const listId = `${id}-list`;
  const { state, dispatch, root, input, choose, typeYourself, inputHandlers } = useAddressField({
    ...props,
    defaultText,
    minLength,
    onLoaded: (addresses, typedText) => props.onChoose(addresses as Address[], typedText),
  });
  const rows = rowsOf(state);
  const isOpen = isListOpen(state);
  const spoken = useAnnouncer(announcementFor(state, texts), `${state.phase} ${state.questionsAsked} ${state.active}`);

  return (
    <div ref={root} className="ds-address">
      <Field id={id} label={texts.label} hint={texts.hint} error={error}>
        {(described) => (
          <>
            <input
              {...described}
              {...inputHandlers}
              ref={input}
              id={id}
              name={name}
              type="text"
              role="combobox"
              className="ds-input ds-address__input"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={isOpen && state.active >= 0 ? rowId(listId, state.active) : undefined}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="search"
              value={state.text}
            />
            <SuggestionList
              id={listId}
              rows={rows}
              active={state.active}
              isOpen={isOpen}
              isUpdating={state.phase === 'waiting'}
              highlight={(suggestion) => lookup.highlight?.(suggestion) ?? unmarked}
              texts={texts}
              onChoose={choose}
            />
          </>
        )}
      </Field>
      <AddressNotice state={state} texts={texts} onTryAgain={() => dispatch({ kind: 'asked-again' })} />
      {props.children}
      <button
        type={typeYourselfSubmit === undefined ? 'button' : 'submit'}
        formNoValidate
        {...typeYourselfSubmit}
        className="ds-link-button ds-address__type-yourself"
        onClick={(event) => {
          event.preventDefault();
          typeYourself();
        }}
      >
        {texts.typeYourself}
      </button>
      <div className="ds-visually-hidden">
        {spoken.map((message, region) => (
          // Two fixed places, nothing to tell them apart by but their position.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={region} aria-live="polite" aria-atomic="true">
            {message}
          </div>
        ))}
      </div>
    </div>
  );
}
