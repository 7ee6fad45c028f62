import { describe, expect, test } from 'vitest';
import {
  initialAddressField,
  isActionable,
  nextAddressField,
  onlySuggestion,
  rowsOf,
  type AddressFieldEvent,
  type AddressFieldState,
} from './address-field-state.ts';
import type { Suggestion } from './address-lookup-port.ts';

const suggestion = (Text: string, Type = 'Address'): Suggestion => ({
  Id: Text,
  Type,
  Text,
  Highlight: '',
  Description: '',
});
const street = suggestion('Heron Street', 'Street');
const houses = [suggestion('1 Heron Street'), suggestion('2 Heron Street')];

const after = (...events: AddressFieldEvent[]): AddressFieldState =>
  events.reduce(nextAddressField, initialAddressField('', 2));
const typed = (text: string): AddressFieldEvent => ({ kind: 'typed', text });
const answered = (number: number, suggestions = [street]): AddressFieldEvent => ({
  kind: 'answered',
  number,
  suggestions,
  isFull: false,
});
const down: AddressFieldEvent = { kind: 'moved', by: 1 };

describe('a query of the address field', () => {
  test('is sent for every change of the text', () => {
    const state = after(typed('he'), typed('her'));
    expect(state).toMatchObject({
      phase: 'waiting',
      question: { number: 2, text: 'her', container: null, cause: 'typed' },
    });
  });

  test('changes nothing when its answer or failure arrives late', () => {
    const waiting = after(typed('he'), typed('her'));
    expect(nextAddressField(waiting, answered(1))).toBe(waiting);
    expect(nextAddressField(waiting, { kind: 'failed', number: 1, issue: 'unavailable' })).toBe(waiting);
    expect(nextAddressField(waiting, answered(2))).toMatchObject({ phase: 'shown', suggestions: [street] });
  });

  test('shows nothing when its answer arrives after the field was cleared', () => {
    const state = after(typed('he'), typed(''), answered(1));
    expect(state).toMatchObject({ text: '', phase: 'idle', suggestions: [] });
  });

  test('never reuses a number, even after the field was cleared', () => {
    const state = after(typed('he'), typed(''), typed('bridge'), answered(1));
    expect(state).toMatchObject({ phase: 'waiting', question: { number: 2 }, suggestions: [] });
  });

  test('keeps the previous list visible while pending, but nothing in it can be chosen', () => {
    const state = after(typed('he'), answered(1), down, typed('her'));
    expect(state).toMatchObject({ phase: 'waiting', suggestions: [street], active: -1 });
    expect(isActionable(state)).toBe(false);
  });

  test('is not sent for too little text, which shows why, or for empty text', () => {
    expect(after(typed('h'))).toMatchObject({ phase: 'short', question: null });
    expect(after(typed('he'), typed(' '))).toMatchObject({ phase: 'idle', question: null, isOpen: false });
  });

  test('that fails is shown as an outage, not as an empty answer', () => {
    expect(after(typed('he'), { kind: 'failed', number: 1, issue: 'unavailable' })).toMatchObject({
      phase: 'unavailable',
      text: 'he',
    });
    expect(after(typed('her'), answered(1, []))).toMatchObject({ phase: 'shown', suggestions: [] });
  });

  test('for the start of a postcode is never reported as not found', () => {
    for (const text of ['0', 'SW', 'EH'])
      expect(after(typed(text), answered(1, []))).toMatchObject({ phase: 'short', suggestions: [], isOpen: true });
  });

  test('is repeated at once when the visitor retries after an outage', () => {
    const state = after(typed('he'), { kind: 'failed', number: 1, issue: 'unavailable' }, { kind: 'asked-again' });
    expect(state.question).toEqual({ number: 2, text: 'he', container: null, cause: 'chosen', times: 1 });
  });

  test('is sent once for the same words, whatever spaces surround them or however often a keyboard reports them', () => {
    const waiting = after(typed('he'));
    expect(nextAddressField(waiting, typed('he'))).toMatchObject({ phase: 'waiting', question: waiting.question });
    const shown = after(typed('he'), answered(1), down, typed('he '));
    expect(shown).toMatchObject({ text: 'he ', phase: 'shown', suggestions: [street], active: -1, questionsAsked: 1 });
    expect(after(typed('he'), answered(1, []), typed(' he'))).toMatchObject({ phase: 'short', questionsAsked: 1 });
    const failed = { kind: 'failed', number: 1, issue: 'unavailable' } as const;
    expect(after(typed('he'), failed, typed('he '))).toMatchObject({ phase: 'waiting', questionsAsked: 2 });
  });
});

describe('the list of suggestions', () => {
  test('wraps around, with the text as one stop', () => {
    let state = after(typed('he'), answered(1, houses));
    const stops = [0, 1, 2, -1, 0].map((stop) => {
      state = nextAddressField(state, down);
      return [state.active, stop];
    });
    expect(stops.every(([active, stop]) => active === stop)).toBe(true);
    expect(nextAddressField({ ...state, active: -1 }, { kind: 'moved', by: -1 }).active).toBe(2);
  });

  test('applies Down and Up pressed before the answer once it arrives, unless typing goes on', () => {
    const up: AddressFieldEvent = { kind: 'moved', by: -1 };
    expect(after(typed('he'), answered(1, houses), typed('hes'), down, answered(2, [street])).active).toBe(0);
    expect(after(typed('he'), down, down, answered(1, houses)).active).toBe(1);
    expect(after(typed('he'), up, answered(1, houses)).active).toBe(2);
    expect(after(typed('he'), down, typed('hes'), answered(2, houses)).active).toBe(-1);
    expect(after(typed('he'), down, { kind: 'closed' }, answered(1, houses)).active).toBe(-1);
  });

  test('ends with a row for typing by hand, and is absent without suggestions', () => {
    expect(rowsOf(after(typed('he'), answered(1, houses))).map(({ kind }) => kind)).toEqual([
      'suggestion',
      'suggestion',
      'type-yourself',
    ]);
    expect(rowsOf(after(typed('he'), answered(1, [])))).toEqual([]);
  });

  test('reopens on an arrow key without moving the selection', () => {
    const state = after(typed('he'), answered(1, houses), { kind: 'closed' }, down);
    expect(state).toMatchObject({ isOpen: true, active: -1 });
  });
});

describe('containers in the list', () => {
  const inside = [typed('heron'), answered(1), { kind: 'container-opened', container: street }] as const;

  test('keep the text when opened, and are searched at once', () => {
    const state = after(...inside);
    expect(state).toMatchObject({ text: 'heron', phase: 'waiting', container: street, suggestions: [] });
    expect(state.question).toEqual({ number: 2, text: 'heron', container: street, cause: 'chosen', times: 1 });
  });

  test('start with a row that leads back, even when nothing inside matches', () => {
    expect(rowsOf(after(...inside, answered(2, houses)))[0]).toEqual({ kind: 'back', place: 'Heron Street' });
    expect(rowsOf(after(...inside, answered(2, []))).map(({ kind }) => kind)).toEqual(['back', 'type-yourself']);
  });

  test('show the previous list again when left, without a query', () => {
    const state = after(...inside, answered(2, houses), { kind: 'container-left' });
    expect(state).toMatchObject({ phase: 'shown', container: null, suggestions: [street], questionsAsked: 2 });
  });

  test('start a new query outside when left after more typing', () => {
    const state = after(...inside, answered(2, houses), typed('heron 2'), answered(3, houses), {
      kind: 'container-left',
    });
    expect(state.question).toEqual({ number: 4, text: 'heron 2', container: null, cause: 'chosen', times: 1 });
  });

  test('lead back to all results even when nested', () => {
    const building = suggestion('Tern Court', 'BuildingName');
    const state = after(
      ...inside,
      answered(2, [building]),
      { kind: 'container-opened', container: building },
      answered(3, houses),
      { kind: 'container-left' },
    );
    expect(state).toMatchObject({ container: null, suggestions: [street] });
  });

  test('are not left by more typing or a correction at the start, but by another place or an empty field', () => {
    const open = after(...inside, answered(2, houses));
    expect(nextAddressField(open, typed('heron street 2')).container).toBe(street);
    expect(nextAddressField(open, typed('Flat 2, heron')).container).toBe(street);
    expect(nextAddressField(open, typed('bridge')).container).toBeNull();
    expect(nextAddressField(open, typed('2 bridge')).container).toBeNull();
    expect(nextAddressField(open, typed('10118')).container).toBeNull();
    expect(nextAddressField(open, typed('')).container).toBeNull();
  });
});

describe('a building with many flats', () => {
  const building = suggestion('Tern Court', 'BuildingName');
  const flats = Array.from({ length: 60 }, (_, at) => suggestion(`Flat ${at + 1}, Tern Court`));
  const open = after(
    typed('tern court'),
    answered(1, [building]),
    { kind: 'container-opened', container: building },
    answered(2, flats),
  );

  test.each([
    ['tern court 45', 'tern court 45'],
    ['tern court45', 'tern court 45'],
    ['tern courtyard', 'tern courtyard'],
    ['45', '45'],
    ['3b', '3b'],
    ['flat 45', 'flat 45'],
    ['Flat', 'Flat'],
    ['tern cou', 'tern cou'],
  ])('narrows by "%s"', (text, asked) => {
    const state = nextAddressField(open, typed(text));
    expect(state.question).toMatchObject({ number: 3, text: asked, container: building });
    expect(nextAddressField(state, typed(`${text} `)).questionsAsked).toBe(3);
  });

  test('keeps words apart after a number, and treats a letter as part of the number', () => {
    const numbered = after(
      typed('12'),
      answered(1, [building]),
      { kind: 'container-opened', container: building },
      answered(2, flats),
    );
    expect(nextAddressField(numbered, typed('12flat 4')).question?.text).toBe('12 flat 4');
    expect(nextAddressField(numbered, typed('12b')).question?.text).toBe('12b');
  });

  test('has one result once a single flat matches, plus the row for the whole building', () => {
    const [flat] = flats;
    const narrowed = nextAddressField(nextAddressField(open, typed('1')), answered(3, [flat!, building]));
    expect(onlySuggestion(narrowed)).toEqual({ kind: 'suggestion', suggestion: flat });
    expect(onlySuggestion(open)).toBeNull();
  });
});

describe('the only suggestion', () => {
  test('is chosen by Enter, whether an address or a street', () => {
    expect(onlySuggestion(after(typed('heron'), answered(1)))).toEqual({ kind: 'suggestion', suggestion: street });
  });

  test('does not exist among several, while the next answer is pending, or when nothing was found', () => {
    expect(onlySuggestion(after(typed('heron'), answered(1, houses)))).toBeNull();
    expect(onlySuggestion(after(typed('heron'), answered(1), typed('heron 2')))).toBeNull();
    expect(onlySuggestion(after(typed('heron'), answered(1, [])))).toBeNull();
  });
});

describe('a chosen suggestion', () => {
  const house = suggestion('1 Heron Street');
  const choosing = [typed('heron flat 2'), answered(1, houses), { kind: 'address-chosen', choice: house }] as const;

  test('closes the list, keeps the typed text and stops queries', () => {
    const state = after(...choosing);
    expect(state).toMatchObject({ phase: 'retrieving', text: 'heron flat 2', isOpen: false, question: null });
    expect(nextAddressField(state, answered(1, []))).toBe(state);
  });

  test('fills the field once loaded, and keeps the typed text', () => {
    const state = after(...choosing, { kind: 'address-loaded', text: '1 Heron Street, Larkmere' });
    expect(state).toMatchObject({
      phase: 'chosen',
      text: '1 Heron Street, Larkmere',
      typedText: 'heron flat 2',
      isOpen: false,
    });
  });

  test('leaves text and list unchanged when it cannot be loaded', () => {
    const state = after(...choosing, { kind: 'address-failed', issue: 'unavailable' });
    expect(state).toMatchObject({ phase: 'retrieve-failed', text: 'heron flat 2', suggestions: houses });
    expect(isActionable(state)).toBe(true);
  });

  test('is cancelled by more typing', () => {
    expect(after(...choosing, typed('bridge'))).toMatchObject({ phase: 'waiting', choice: null });
  });
});

test('no row offers typing by hand where that is disabled, even after the field was cleared', () => {
  const listed = (state: AddressFieldState) => rowsOf(state).map(({ kind }) => kind);
  const start = initialAddressField('', 2, 'not_offered');
  const shown = [typed('heron'), answered(1)].reduce(nextAddressField, start);
  expect(listed(shown)).toEqual(['suggestion']);
  const again = [typed(''), typed('heron'), answered(2)].reduce(nextAddressField, shown);
  expect(listed(again)).toEqual(['suggestion']);
});

describe('a container with more entries than one answer', () => {
  const full = (number: number, suggestions: Suggestion[]): AddressFieldEvent => ({
    kind: 'answered',
    number,
    suggestions,
    isFull: true,
  });
  const opened: AddressFieldEvent[] = [
    typed('heron'),
    answered(1),
    { kind: 'container-opened', container: street },
    full(2, houses),
  ];
  const more = [...houses, suggestion('3 Heron Street'), suggestion('4 Heron Street')];

  test('ends in a row that doubles the limit, and continues where the list ended', () => {
    const state = after(...opened);
    expect(rowsOf(state).map(({ kind }) => kind)).toEqual([
      'back',
      'suggestion',
      'suggestion',
      'more',
      'type-yourself',
    ]);
    const asked = nextAddressField(state, { kind: 'more-wanted' });
    expect(asked).toMatchObject({ phase: 'waiting', suggestions: houses, question: { container: street, times: 2 } });
    const shown = nextAddressField(asked, full(3, more));
    expect(shown).toMatchObject({ phase: 'shown', suggestions: more, hasMore: true, active: 3 });
    expect(rowsOf(shown)[3]).toEqual({ kind: 'suggestion', suggestion: more[2] });
  });

  test('loses that row when it added nothing; other lists never have it', () => {
    const again = after(...opened, { kind: 'more-wanted' }, full(3, houses));
    expect(rowsOf(again).map(({ kind }) => kind)).not.toContain('more');
    expect(after(typed('heron'), full(1, houses)).hasMore).toBe(false);
    expect(after(...opened, { kind: 'container-left' }).hasMore).toBe(false);
    expect(after(...opened, typed('heron 1')).hasMore).toBe(false);
  });
});
