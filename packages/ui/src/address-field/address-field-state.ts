// What is true of the address field, apart from any browser: what was typed, what was asked, what may be shown.
// Each question has a number; only the answer to the newest question is ever shown.
import { isContainer, type LookupIssueKind, type Suggestion } from './address-lookup-port.ts';
import { leavesContainer } from './leaves-container.ts';
import { hasFewLetters } from './has-few-letters.ts';

export interface Question {
  number: number;
  text: string;
  container: Suggestion | null;
  /** `typed` waits for a pause in typing; `chosen` (a container, back, try again) is asked at once. */
  cause: 'typed' | 'chosen';
  /** How many times the usual number of suggestions is asked for; doubles with each "Show more". */
  times: number;
}

/**
 * `idle` nothing to ask · `short` too little was typed · `waiting` asked, not answered · `shown` answered ·
 * `unavailable` the lookup failed · `limited` it answers this visitor later · `no_data` it has nothing to search ·
 * `retrieving` an address was chosen · `retrieve-failed` and could not be loaded · `gone` and is no longer there ·
 * `chosen` it is filled in.
 */
type AddressFieldPhase =
  | 'idle'
  | 'short'
  | 'waiting'
  | 'shown'
  | LookupIssueKind
  | 'retrieving'
  | 'retrieve-failed'
  | 'chosen';

/** Whether the list and the field offer to type the address by hand. */
export type TypingByHand = 'allowed' | 'not_offered';

export interface AddressFieldState {
  text: string;
  /** As the visitor typed it, before a choice replaced it. */
  typedText: string;
  minLength: number;
  typed: TypingByHand;
  phase: AddressFieldPhase;
  container: Suggestion | null;
  /** What stood in the field when the container was opened. */
  containerText: string;
  /** Of the last answer; while `waiting` they are the old ones, kept on show and marked as updating. */
  suggestions: Suggestion[];
  /** The container holds more than what is shown. */
  hasMore: boolean;
  /** The last answer outside of any container, to go back to. */
  above: { text: string; suggestions: Suggestion[] } | null;
  question: Question | null;
  questionsAsked: number;
  choice: Suggestion | null;
  isOpen: boolean;
  /** Index into `rowsOf`, or -1. */
  active: number;
}

export type AddressFieldEvent =
  | { kind: 'typed'; text: string }
  /** `isFull`: as many as were asked for, so that there may be more. */
  | { kind: 'answered'; number: number; suggestions: Suggestion[]; isFull: boolean }
  | { kind: 'failed'; number: number; issue: LookupIssueKind }
  | { kind: 'moved'; by: 1 | -1 }
  | { kind: 'pointed'; row: number }
  | { kind: 'opened' }
  | { kind: 'closed' }
  | { kind: 'container-opened'; container: Suggestion }
  | { kind: 'container-left' }
  | { kind: 'more-wanted' }
  | { kind: 'asked-again' }
  | { kind: 'address-chosen'; choice: Suggestion }
  | { kind: 'address-loaded'; text: string }
  | { kind: 'address-failed'; issue: LookupIssueKind };

export type AddressFieldRow =
  | { kind: 'back'; place: string }
  | { kind: 'suggestion'; suggestion: Suggestion }
  | { kind: 'more' }
  | { kind: 'type-yourself' };

export function initialAddressField(
  text: string,
  minLength: number,
  typed: TypingByHand = 'allowed',
): AddressFieldState {
  return {
    text,
    typedText: text,
    minLength,
    typed,
    phase: 'idle',
    container: null,
    containerText: '',
    suggestions: [],
    hasMore: false,
    above: null,
    question: null,
    questionsAsked: 0,
    choice: null,
    isOpen: false,
    active: -1,
  };
}

/** The rows of the list, in order. Without a suggestion, or a container to leave, there is no list. */
export function rowsOf(state: AddressFieldState): AddressFieldRow[] {
  const hasList = state.container !== null || state.suggestions.length > 0;
  if (!hasList) return [];
  return [
    ...(state.container === null ? [] : [{ kind: 'back', place: state.container.Text } as const]),
    ...state.suggestions.map((suggestion) => ({ kind: 'suggestion', suggestion }) as const),
    ...(state.hasMore ? [{ kind: 'more' } as const] : []),
    ...(state.typed === 'allowed' ? [{ kind: 'type-yourself' } as const] : []),
  ];
}

export function nextAddressField(state: AddressFieldState, event: AddressFieldEvent): AddressFieldState {
  switch (event.kind) {
    case 'typed':
      return afterTyping(state, event.text);
    case 'answered':
      return afterAnswer(state, event);
    case 'failed':
      if (event.number !== state.question?.number) return state;
      return { ...state, phase: event.issue, suggestions: [], hasMore: false, active: -1 };
    case 'moved':
      return afterMove(state, event.by);
    case 'pointed':
      return { ...state, active: event.row };
    case 'opened':
      return { ...state, isOpen: true };
    case 'closed':
      return { ...state, isOpen: false, active: -1 };
    case 'container-opened':
      return afterOpeningContainer(state, event.container);
    case 'container-left':
      return afterLeavingContainer(state);
    case 'more-wanted':
      return ask(state, 'chosen', 2 * (state.question?.times ?? 1));
    case 'asked-again':
      return ask(state, 'chosen');
    case 'address-chosen':
      return {
        ...state,
        phase: 'retrieving',
        choice: event.choice,
        typedText: state.text,
        question: null,
        isOpen: false,
        active: -1,
      };
    case 'address-loaded':
      return {
        ...initialAddressField(event.text, state.minLength, state.typed),
        phase: 'chosen',
        typedText: state.typedText,
        choice: state.choice,
        questionsAsked: state.questionsAsked,
      };
    case 'address-failed':
      return afterFailedChoice(state, event.issue);
  }
}

function afterTyping(state: AddressFieldState, text: string): AddressFieldState {
  const typed = { ...state, text, typedText: text, choice: null, active: -1, isOpen: true };
  const { container, containerText, suggestions } = state;
  const inside = [container, ...suggestions].map((suggestion) => suggestion?.Text ?? '');
  const isInside = container !== null && !leavesContainer(containerText, text, inside);
  const placed = { ...(isInside ? typed : { ...typed, container: null, above: null }), hasMore: false };
  if (text.trim() === '') return { ...placed, phase: 'idle', suggestions: [], question: null, isOpen: false };
  // Inside a building a single digit tells its homes apart.
  if (placed.container === null && text.trim().length < state.minLength)
    return { ...placed, phase: 'short', suggestions: [], question: null };
  // A space, or a keyboard that commits the text it composed, leaves the words as they are.
  const isAsked = ['waiting', 'shown', 'short'].includes(state.phase) && state.question?.text === questionText(placed);
  if (isAsked) return { ...state, text, typedText: text, active: -1, isOpen: true };
  return ask(placed, 'typed');
}

function ask(state: AddressFieldState, cause: Question['cause'], times = 1): AddressFieldState {
  const number = state.questionsAsked + 1;
  const question = { number, text: questionText(state), container: state.container, cause, times };
  return { ...state, phase: 'waiting', question, questionsAsked: number, isOpen: true, active: -1 };
}

/** Inside a building one types on where the text ends: "Mill House45" is flat 45 of it. */
function questionText({ text, container, containerText }: AddressFieldState): string {
  const rest = text.slice(containerText.length);
  const isGlued = /\p{L}$/u.test(containerText)
    ? /^\d/.test(rest)
    : /\d$/.test(containerText) && /^\p{L}{2}/u.test(rest);
  const isInside = container !== null && text.startsWith(containerText);
  return (isInside && isGlued ? `${containerText} ${rest}` : text).trim();
}

function afterAnswer(
  state: AddressFieldState,
  { number, suggestions, isFull }: { number: number; suggestions: Suggestion[]; isFull: boolean },
): AddressFieldState {
  const { question, container } = state;
  if (number !== question?.number) return state; // a late answer never replaces a newer one
  const above = container === null ? { text: state.text, suggestions } : state.above;
  // It may be the beginning of anything: that nothing came back says nothing of the address that is being typed.
  if (suggestions.length === 0 && container === null && hasFewLetters(state.text))
    return { ...state, phase: 'short', suggestions, above: null, hasMore: false, active: -1 };
  const known = question.times > 1 ? state.suggestions.length : 0;
  const hasMore = container !== null && isFull && suggestions.length > known;
  const answered: AddressFieldState = { ...state, phase: 'shown', suggestions, above, hasMore, active: -1 };
  // After "Show more" one goes on where the list ended.
  return known === 0 ? answered : { ...answered, active: Math.min(1 + known, rowsOf(answered).length - 1) };
}

/** An address that is gone takes its list along: it is of no use any more. */
function afterFailedChoice(state: AddressFieldState, issue: LookupIssueKind): AddressFieldState {
  if (issue === 'gone')
    return { ...state, phase: 'gone', suggestions: [], container: null, above: null, hasMore: false };
  return { ...state, phase: issue === 'limited' ? 'limited' : 'retrieve-failed' };
}

/** Down and Up go round, with the text itself (-1) as one stop, so that typing on is always one key away. */
function afterMove(state: AddressFieldState, by: 1 | -1): AddressFieldState {
  const stops = rowsOf(state).length + 1;
  if (!state.isOpen) return { ...state, isOpen: true };
  return { ...state, active: ((state.active + 1 + by + stops) % stops) - 1 };
}

function afterOpeningContainer(state: AddressFieldState, container: Suggestion): AddressFieldState {
  const containerText = state.container === null ? state.text : state.containerText;
  return ask({ ...state, container, containerText, suggestions: [], hasMore: false }, 'chosen');
}

function afterLeavingContainer(state: AddressFieldState): AddressFieldState {
  const outside = { ...state, container: null, hasMore: false, active: -1, isOpen: true };
  const { above } = state;
  if (above === null || above.text !== state.text) return ask({ ...outside, suggestions: [] }, 'chosen');
  return { ...outside, phase: 'shown', suggestions: above.suggestions, question: null };
}

/** The suggestions without the row that shows the whole container again, which ends a narrowed list. */
export function resultsOf({ container, suggestions }: AddressFieldState): Suggestion[] {
  return suggestions.filter(({ Type, Text }) => Text !== container?.Text || Type !== container.Type);
}

/** What Enter takes when no row is active: the one suggestion that answers the text in the field. */
export function onlySuggestion(state: AddressFieldState): AddressFieldRow | null {
  const [suggestion, ...others] = isActionable(state) ? resultsOf(state) : [];
  return suggestion === undefined || others.length > 0 ? null : { kind: 'suggestion', suggestion };
}

/** Enter and a click do the same to a row. */
export function choosing(row: AddressFieldRow): AddressFieldEvent | null {
  switch (row.kind) {
    case 'back':
      return { kind: 'container-left' };
    case 'more':
      return { kind: 'more-wanted' };
    case 'type-yourself':
      return null;
    case 'suggestion':
      return isContainer(row.suggestion)
        ? { kind: 'container-opened', container: row.suggestion }
        : { kind: 'address-chosen', choice: row.suggestion };
  }
}

/**
 * A list may be acted on only while it answers what stands in the field: an old list that is still on show while the
 * next answer is under way is for reading.
 */
export function isActionable(state: AddressFieldState): boolean {
  return state.phase === 'shown' || state.phase === 'retrieve-failed';
}
