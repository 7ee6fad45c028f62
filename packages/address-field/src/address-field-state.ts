// Independent of any browser. Only the answer to the newest question is ever shown.
import { type LookupIssueKind, type Suggestion, isContainer } from './address-lookup-port.ts';

/**
 * A visitor inside "12 High Street" who types more ("12 High Street flat 2"), corrects the start ("Flat 2, 12 High
 * Street") or types only the home ("flat 2") stays inside. Emptying the field or typing another place searches
 * everywhere again.
 * @param inside The names of the container and of its homes.
 */
function leavesContainer(textAtOpening: string, text: string, inside: readonly string[]): boolean {
  const words = wordsOf(text);
  if (wordsOf(textAtOpening).some((kept) => words.some((word) => word.startsWith(kept)))) return false;
  const known = inside.flatMap(wordsOf);
  return words.length === 0 || !words.every((word) => isNumber.test(word) || known.some((one) => one.startsWith(word)));
}

/** House or flat numbers; longer ones may be postcodes. */
const isNumber = /^\d{1,4}\p{L}?$/u;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((word) => word !== '');
}

/**
 * One or two letters may start any postcode or street, so an empty answer means nothing. Syllabic characters are more
 * specific.
 */
export function hasFewLetters(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length <= 2 && !letters.some((letter) => syllables.test(letter));
}

const syllables = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export interface Question {
  number: number;
  text: string;
  container: Suggestion | null;
  /** `typed` waits for a pause in typing; `chosen` (a container, back, try again) is sent at once. */
  cause: 'typed' | 'chosen';
  /** Multiplies the usual number of suggestions; doubles with each "Show more". */
  times: number;
}

/**
 * `idle` no question · `short` too little text · `waiting` for the answer · `shown` answered · `unavailable` the lookup
 * failed · `limited` the visitor must wait · `no_data` there is nothing to search · `retrieving` the chosen address ·
 * `retrieve-failed` it could not be loaded · `gone` it was deleted · `chosen` it is filled in.
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

export type TypingByHand = 'allowed' | 'not_offered';

export interface AddressFieldState {
  text: string;
  typedText: string;
  minLength: number;
  typed: TypingByHand;
  phase: AddressFieldPhase;
  container: Suggestion | null;
  containerText: string;
  suggestions: Suggestion[];
  hasMore: boolean;
  above: { text: string; suggestions: Suggestion[] } | null;
  question: Question | null;
  questionsAsked: number;
  choice: Suggestion | null;
  isOpen: boolean;
  /** Index into `rowsOf`; -1 for none. */
  active: number;
  /** Presses of Down less presses of Up while an answer was awaited; the answer's list applies them. */
  movesAhead: number;
}

export type AddressFieldEvent =
  | { kind: 'typed'; text: string }
  /** `isFull`: as many as the limit, so there may be more. */
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
    movesAhead: 0,
  };
}

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
      return { ...state, isOpen: false, active: -1, movesAhead: 0 };
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
  // Inside a building a single digit can identify a home.
  if (placed.container === null && text.trim().length < state.minLength)
    return { ...placed, phase: 'short', suggestions: [], question: null };
  // A space, or a keyboard that commits composed text, does not change the words.
  const isAsked = ['waiting', 'shown', 'short'].includes(state.phase) && state.question?.text === questionText(placed);
  if (isAsked) return { ...state, text, typedText: text, active: -1, movesAhead: 0, isOpen: true };
  return ask(placed, 'typed');
}

function ask(state: AddressFieldState, cause: Question['cause'], times = 1): AddressFieldState {
  const number = state.questionsAsked + 1;
  const question = { number, text: questionText(state), container: state.container, cause, times };
  return { ...state, phase: 'waiting', question, questionsAsked: number, isOpen: true, active: -1, movesAhead: 0 };
}

/** Inside a building, typing continues where the text ends: "Mill House45" is flat 45 of it. */
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
  // A text this short may start anything: an empty answer says nothing about the address.
  if (suggestions.length === 0 && container === null && hasFewLetters(state.text))
    return { ...state, phase: 'short', suggestions, above: null, hasMore: false, active: -1 };
  const known = question.times > 1 ? state.suggestions.length : 0;
  const hasMore = container !== null && isFull && suggestions.length > known;
  const answered: AddressFieldState = { ...state, phase: 'shown', suggestions, above, hasMore, active: -1 };
  const firstNew = known === 0 ? -1 : Math.min(1 + known, rowsOf(answered).length - 1);
  return { ...answered, active: movedFrom(firstNew, state.movesAhead, answered) };
}

function afterFailedChoice(state: AddressFieldState, issue: LookupIssueKind): AddressFieldState {
  if (issue === 'gone')
    return { ...state, phase: 'gone', suggestions: [], container: null, above: null, hasMore: false };
  return { ...state, phase: issue === 'limited' ? 'limited' : 'retrieve-failed' };
}

/** Down and Up wrap around, with the text (-1) as one stop, so that typing is always one key away. */
function afterMove(state: AddressFieldState, by: 1 | -1): AddressFieldState {
  if (!state.isOpen) return { ...state, isOpen: true };
  if (state.phase === 'waiting') return { ...state, movesAhead: state.movesAhead + by };
  return isActionable(state) ? { ...state, active: movedFrom(state.active, by, state) } : state;
}

function movedFrom(active: number, by: number, state: AddressFieldState): number {
  const stops = rowsOf(state).length + 1;
  return ((((active + 1 + by) % stops) + stops) % stops) - 1;
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

export function resultsOf({ container, suggestions }: AddressFieldState): Suggestion[] {
  return suggestions.filter(({ Type, Text }) => Text !== container?.Text || Type !== container.Type);
}

export function onlySuggestion(state: AddressFieldState): AddressFieldRow | null {
  const [suggestion, ...others] = isActionable(state) ? resultsOf(state) : [];
  return suggestion === undefined || others.length > 0 ? null : { kind: 'suggestion', suggestion };
}

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

/** Whether the list answers the text in the field. An old list is only for reading until the next answer. */
export function isActionable(state: AddressFieldState): boolean {
  return state.phase === 'shown' || state.phase === 'retrieve-failed';
}
