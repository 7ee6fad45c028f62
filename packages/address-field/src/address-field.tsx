import { Field, useIsHydrated } from '@doorstep/ui';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { AddressFieldState, TypingByHand } from './address-field-state.ts';
import type { AddressFieldTexts } from './address-field-texts.ts';
import type { AddressLookupPort } from './address-lookup-port.ts';
import { type Announcement, announcementFor } from './announcement.ts';
import { SuggestionList, rowId } from './suggestion-list.tsx';
import { useAddressField } from './use-address-field.ts';

/** Below this height the keyboard is open, or the phone is in landscape: the field scrolls to the top at once. */
const lowViewportPx = 600;
const gapPx = 8;

/** A phone's keyboard covers part of the layout viewport; only the visual viewport is visible. */
function useRoomForList(root: RefObject<HTMLElement | null>, isOpen: boolean, rows: number): void {
  useEffect(() => {
    const field = root.current;
    if (!isOpen || field === null) return undefined;
    const viewport = window.visualViewport;
    const makeRoom = (): void => giveRoom(field, viewport?.height ?? window.innerHeight);
    makeRoom();
    // The keyboard may open after the list.
    viewport?.addEventListener('resize', makeRoom);
    return () => viewport?.removeEventListener('resize', makeRoom);
    // oxlint-disable-next-line react/exhaustive-deps -- runs again when the list grows
  }, [root, isOpen, rows]);
}

function giveRoom(field: HTMLElement, visibleHeight: number): void {
  const input = field.querySelector('input');
  const list = field.querySelector<HTMLElement>('[role=listbox]');
  const isListShown = list !== null && list.offsetHeight > 0;
  const below = isListShown ? list : field.querySelector<HTMLElement>('.ds-address__notice--failure');
  if (input === null || below === null) return;
  const inputBox = input.getBoundingClientRect();
  const label = field.querySelector('label')?.getBoundingClientRect();
  // The label stays with its input if most of the screen is left for the list.
  const withLabel = label !== undefined && inputBox.bottom - label.top < visibleHeight / 3;
  const top = withLabel ? label.top : inputBox.top;
  list?.style.setProperty('--ds-list-room', `${Math.max(0, visibleHeight - (inputBox.bottom - top) - 3 * gapPx)}px`);
  const visibleTop = window.visualViewport?.offsetTop ?? 0;
  const hiddenPx = below.getBoundingClientRect().bottom + gapPx - (visibleTop + visibleHeight);
  const toTheTopPx = top - visibleTop - gapPx;
  if (hiddenPx <= 0 || toTheTopPx <= 0) return;
  window.scrollBy({ top: visibleHeight < lowViewportPx ? toTheTopPx : Math.min(hiddenPx, toTheTopPx) });
}

export interface AddressFieldProps<Address> {
  lookup: AddressLookupPort<Address>;
  /** Pause in typing before a question is sent; 0 sends one for every key. */
  debounceMs: number;
  limit?: number;
  /** The first limit inside a container, which can load more; defaults to `limit`. */
  containerLimit?: number;
  /** ISO 3166 alpha-2; empty for every country. */
  countries: readonly string[];
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

/**
 * Two alternating live regions: a region whose new text equals the old one stays silent, and some screen readers miss a
 * quick second change of one region.
 * @param occasion The same message is announced again on another occasion.
 * @returns the texts of the two regions.
 */
function useAnnouncer(announcement: Announcement | null, occasion: string): [string, string] {
  const [regions, setRegions] = useState<[string, string]>(['', '']);
  const spoken = useRef('');
  const turn = useRef(0);
  const message = announcement?.message ?? '';
  const delayMs = announcement?.delayMs ?? 0;
  useEffect(() => {
    const utterance = `${occasion} ${message}`;
    const timer = setTimeout(() => {
      if (spoken.current === utterance) return;
      spoken.current = utterance;
      turn.current = 1 - turn.current;
      setRegions(turn.current === 0 ? [message, ''] : ['', message]);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [message, delayMs, occasion]);
  return regions;
}

interface AddressNoticeProps {
  state: AddressFieldState;
  texts: AddressFieldTexts;
  onTryAgain: () => void;
}

function AddressNotice({ state, texts, onTryAgain }: AddressNoticeProps): ReactNode {
  if (state.phase === 'no_data') {
    return (
      <p part="notice" className="ds-address__notice">
        {texts.noData}
      </p>
    );
  }
  const failure = failureText(state, texts);
  if (failure !== null) {
    return (
      <div part="notice" className="ds-address__notice ds-address__notice--failure">
        <p>{failure}</p>
        <button type="button" part="button" className="ds-link-button" onClick={onTryAgain}>
          {texts.tryAgain}
        </button>
      </div>
    );
  }
  const remark = remarkText(state, texts);
  return remark === null ? null : (
    <p part="notice" className="ds-address__notice">
      {remark}
    </p>
  );
}

function failureText({ phase }: AddressFieldState, texts: AddressFieldTexts): string | null {
  if (phase === 'unavailable' || phase === 'limited' || phase === 'gone') return texts[phase];
  return phase === 'retrieve-failed' ? texts.retrieveFailed : null;
}

function remarkText(state: AddressFieldState, texts: AddressFieldTexts): string | null {
  const { phase, suggestions, container } = state;
  if (phase === 'short') return texts.keepTyping;
  if (phase === 'retrieving') return texts.retrieving;
  if (phase === 'waiting') return suggestions.length > 0 ? texts.updating : texts.loading;
  if (phase !== 'shown' || suggestions.length > 0) return null;
  return container === null ? texts.noneFound : texts.noneFoundInside(container.Text);
}
