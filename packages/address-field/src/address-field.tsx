import { useId, type ReactNode, type RefObject } from 'react';
import { Field, useIsHydrated } from '@doorstep/ui';
import { AddressNotice, failureText } from './address-notice.tsx';
import type { TypingByHand } from './address-field-state.ts';
import type { AddressFieldTexts } from './address-field-texts.ts';
import type { AddressLookupPort } from './address-lookup-port.ts';
import { announcementFor } from './announcement.ts';
import { rowId, SuggestionList } from './suggestion-list.tsx';
import { useAddressField } from './use-address-field.ts';
import { useAnnouncer } from './use-announcer.ts';
import { useRoomForList } from './use-room-for-list.ts';

export interface AddressFieldProps<Address> {
  lookup: AddressLookupPort<Address>;
  /** Pause in typing before a question is sent; 0 sends one for every key. */
  debounceMs: number;
  /** Maximum number of suggestions; absent leaves it to the lookup. */
  limit?: number;
  /** The first limit inside a container, which can load more; defaults to `limit`. */
  containerLimit?: number;
  /** ISO 3166 alpha-2; empty for every country. */
  countries: readonly string[];
  /** BCP 47. */
  language: string;
  near?: { latitude: number; longitude: number };
  minLength?: number;
  typed?: TypingByHand;
  disabled?: boolean;
  texts: AddressFieldTexts;
  /** Chromium autofills a field whose label says "address", unless its name contains "lookup". */
  name: `${string}lookup`;
  id?: string;
  defaultText?: string;
  error?: string;
  /** The buttons for pages without scripts: one searches, the other is "Type the address yourself". */
  withoutScripts?: { name: string; find: string; typeYourself: string };
  /** The chosen address, once per language, and the visitor's own text (which may contain a unit). */
  onChoose: (addresses: Address[], typedText: string) => void;
  onTypeYourself: (typedText: string) => void;
  onTextChange?: (text: string) => void;
  children?: ReactNode;
}

const unmarked = { text: [], description: [] };

/** A text field that finds addresses: an editable combobox with a list (ARIA 1.2). */
export function AddressField<Address>(props: AddressFieldProps<Address>): ReactNode {
  const { lookup, texts, name, error, typed = 'allowed', withoutScripts } = props;
  const { disabled = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const listId = `${id}-list`;
  const { state, rows, isOpen, root, input, choose, askAgain, typeYourself, inputHandlers } = useAddressField({
    ...props,
    onLoaded: props.onChoose,
  });
  const isHydrated = useIsHydrated();
  useRoomForList(root as RefObject<HTMLDivElement | null>, isOpen || failureText(state, texts) !== null, rows.length);
  const spoken = useAnnouncer(announcementFor(state, texts), `${state.phase} ${state.questionsAsked} ${state.active}`);

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': isOpen && state.active >= 0 ? rowId(listId, state.active) : undefined,
  } as const;

  return (
    <div ref={root} className="ds-address">
      <Field id={id} label={texts.label} hint={texts.hint} error={error}>
        {(described) => (
          <>
            <input
              {...described}
              {...inputHandlers}
              {...(isHydrated ? combobox : {})}
              ref={input}
              id={id}
              name={name}
              type="text"
              disabled={disabled}
              part="input"
              dir={state.text === '' ? undefined : 'auto'}
              className="ds-input ds-address__input"
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
      <AddressNotice state={state} texts={texts} onTryAgain={askAgain} />
      {withoutScripts !== undefined && !isHydrated && (
        // Enter presses the first button of a form.
        <button
          className="ds-button ds-button--secondary ds-address__find"
          name={withoutScripts.name}
          value={withoutScripts.find}
        >
          {texts.find}
        </button>
      )}
      {props.children}
      {typed === 'allowed' && (
        <button
          type={withoutScripts === undefined || isHydrated ? 'button' : 'submit'}
          name={withoutScripts?.name}
          value={withoutScripts?.typeYourself}
          disabled={disabled}
          part="button"
          className="ds-link-button ds-address__type-yourself"
          onClick={typeYourself}
        >
          {texts.typeYourself}
        </button>
      )}
      <div className="ds-visually-hidden">
        {spoken.map((message, region) => (
          // Two fixed regions that only their position identifies.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={region} aria-live="polite" aria-atomic="true">
            {message}
          </div>
        ))}
      </div>
    </div>
  );
}
