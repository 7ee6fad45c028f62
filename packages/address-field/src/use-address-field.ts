import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import {
  type AddressFieldRow,
  type AddressFieldState,
  type TypingByHand,
  choosing,
  initialAddressField,
  isActionable,
  nextAddressField,
  onlySuggestion,
  rowsOf,
} from './address-field-state.ts';
import { belongsToComposition } from './belongs-to-composition.ts';
import { type AddressQuestionOptions, useAddressQuestions } from './use-address-questions.ts';

const afterPressMs = 350;

/** React 18 warns about a layout effect on the server. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Calls back when the visitor moves on: focus or a press outside. Losing focus to nothing (a phone's keyboard closes, a
 * screen reader's cursor enters the list) does not count. The call waits for the end of a press: closing the list
 * earlier would move the button that is being pressed.
 */
function useLeaving(root: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const own = root.current;
    // The document sees an event in a shadow tree at its host; the root sees its own events first.
    const inside = new WeakSet<Event>();
    let isPressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (event: Event): void => void inside.add(event);
    const leave = (): void => {
      clearTimeout(timer);
      isPressed = false;
      latest.current();
    };
    const listeners: Record<string, (event: Event) => void> = {
      focusin: (event) => {
        if (!inside.has(event) && !isPressed) leave();
      },
      pointerdown: (event) => {
        clearTimeout(timer);
        isPressed = !inside.has(event);
      },
      pointerup: () => {
        if (isPressed) timer = setTimeout(leave, afterPressMs);
      },
      click: () => {
        if (isPressed) leave();
      },
      // The press became a scroll: the visitor is reading.
      pointercancel: () => {
        isPressed = false;
      },
    };
    for (const kind of ['focusin', 'pointerdown']) own?.addEventListener(kind, note);
    for (const [kind, listener] of Object.entries(listeners)) document.addEventListener(kind, listener);
    return () => {
      clearTimeout(timer);
      for (const kind of ['focusin', 'pointerdown']) own?.removeEventListener(kind, note);
      for (const [kind, listener] of Object.entries(listeners)) document.removeEventListener(kind, listener);
    };
  }, [root]);
}

export interface AddressFieldBehaviour<Address> extends AddressQuestionOptions<Address> {
  defaultText?: string;
  minLength?: number;
  typed?: TypingByHand;
  onTypeYourself: (typedText: string) => void;
  onTextChange?: ((text: string) => void) | undefined;
}

/**
 * The field's behaviour without its markup: give `inputHandlers` and `input` to a text field, and show `rows` while
 * `isOpen`.
 */
export function useAddressField<Address>(behaviour: AddressFieldBehaviour<Address>) {
  const { defaultText = '', minLength = 1, typed = 'allowed', onTypeYourself, onTextChange } = behaviour;
  const [state, dispatch] = useReducer(nextAddressField, null, () =>
    initialAddressField(defaultText, minLength, typed),
  );
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useAddressQuestions(state, dispatch, behaviour);
  useLeaving(root, () => dispatch({ kind: 'closed' }));

  const type = (text: string): void => {
    dispatch({ kind: 'typed', text });
    onTextChange?.(text);
  };

  // Text that was typed before this script ran is only in the element.
  useBeforePaint(() => {
    const typedEarly = input.current?.value ?? '';
    if (typedEarly !== defaultText) type(typedEarly);
    // Only on mount; afterwards the state controls the element.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const typeYourself = (): void => {
    dispatch({ kind: 'closed' });
    onTypeYourself(state.phase === 'chosen' ? state.typedText : state.text);
  };
  const choose = (row: AddressFieldRow): void => {
    const event = choosing(row);
    if (event === null) typeYourself();
    else dispatch(event);
    input.current?.focus();
  };

  const askAgain = (): void => {
    dispatch({ kind: 'asked-again' });
    input.current?.focus(); // the pressed button disappears
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (belongsToComposition(event.nativeEvent)) return;
    const row = rowsOf(state)[state.active];
    const only = isListOpen(state) ? onlySuggestion(state) : null;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        dispatch({ kind: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 });
        return;
      case 'Enter':
        if (submits(state)) return;
        event.preventDefault();
        if (row !== undefined && isActionable(state)) choose(row);
        else if (only !== null) choose(only);
        else if (state.phase === 'unavailable' || state.phase === 'limited' || state.phase === 'gone')
          dispatch({ kind: 'asked-again' });
        else dispatch({ kind: 'opened' });
        return;
      case 'Escape':
        // The next Escape is for the page around the field, such as a dialog. Neither clears the text.
        if (!isListOpen(state)) return;
        dispatch({ kind: 'closed' });
        event.preventDefault();
        event.stopPropagation();
        return;
      case 'Tab':
        dispatch({ kind: 'closed' });
        return;
      default:
    }
  };

  return {
    state,
    rows: rowsOf(state),
    isOpen: isListOpen(state),
    // Ref types that every supported version of React accepts.
    root: root as Ref<HTMLDivElement>,
    input: input as Ref<HTMLInputElement>,
    choose,
    askAgain,
    typeYourself,
    inputHandlers: {
      onChange: (event: { currentTarget: HTMLInputElement }) => type(event.currentTarget.value),
      onKeyDown,
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => pasteLines(event, type),
    },
  };
}

function isListOpen(state: AddressFieldState): boolean {
  return state.isOpen && rowsOf(state).length > 0;
}

/** Enter sends the form only from an empty field or after a choice; otherwise it would send half an address. */
function submits(state: AddressFieldState): boolean {
  return state.phase === 'idle' || state.phase === 'chosen';
}

/** An address copied from a letter has several lines, which an input would join without spaces. */
function pasteLines(event: ClipboardEvent<HTMLInputElement>, type: (text: string) => void): void {
  const pasted = event.clipboardData.getData('text');
  if (!/[\r\n]/.test(pasted.trim())) return;
  event.preventDefault();
  const joined = pasted
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '')
    .join(', ');
  const field = event.currentTarget;
  field.setRangeText(joined, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
  type(field.value);
}
