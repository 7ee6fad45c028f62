import { resultsOf, rowsOf, type AddressFieldState, type AddressFieldRow } from './address-field-state.ts';
import type { AddressFieldTexts } from './address-field-texts.ts';
import { isContainer, type Suggestion } from './address-lookup-port.ts';

export interface Announcement {
  message: string;
  /** Gives the screen reader time to echo the key. */
  delayMs: number;
}

const afterTypingMs = 900;
/** Most answers arrive sooner; announcing "loading" before them would be noise. */
const whileWaitingMs = 2000;

export function announcementFor(state: AddressFieldState, texts: AddressFieldTexts): Announcement | null {
  const rows = rowsOf(state);
  const row = rows[state.active];
  if (row !== undefined) {
    // Counts only suggestions, as announced before, without the rows for back and more.
    const found = rows.filter(({ kind }) => kind === 'suggestion');
    const text = rowText(row, texts);
    const message = row.kind === 'suggestion' ? texts.activeRow(text, found.indexOf(row) + 1, found.length) : text;
    return { message, delayMs: 200 };
  }
  switch (state.phase) {
    case 'idle':
      return null;
    case 'short':
      return { message: texts.keepTyping, delayMs: whileWaitingMs };
    case 'waiting':
      return { message: texts.loading, delayMs: whileWaitingMs };
    case 'shown':
      return { message: answerText(state, texts), delayMs: afterTypingMs };
    case 'unavailable':
    case 'limited':
    case 'gone':
      return { message: texts[state.phase], delayMs: 200 };
    case 'no_data':
      return { message: texts.noData, delayMs: 200 };
    case 'retrieving':
      return { message: texts.retrieving, delayMs: whileWaitingMs };
    case 'retrieve-failed':
      return { message: texts.retrieveFailed, delayMs: 200 };
    case 'chosen':
      return { message: texts.chosen(state.text), delayMs: 200 };
  }
}

function rowText(row: AddressFieldRow, texts: AddressFieldTexts): string {
  switch (row.kind) {
    case 'back':
      return texts.back;
    case 'more':
      return texts.more;
    case 'type-yourself':
      return texts.typeYourself;
    case 'suggestion':
      return [row.suggestion.Text, row.suggestion.Description].filter((part) => part !== '').join(', ');
  }
}

function answerText(state: AddressFieldState, texts: AddressFieldTexts): string {
  const { container, suggestions, hasMore } = state;
  const results = resultsOf(state);
  const count = results.length;
  if (container === null) {
    if (count === 0) return texts.noneFound;
    const homes = suggestions.map(homesInBuilding);
    return homes.includes(null) ? texts.countFound(count) : texts.homesFound(sum(homes), count);
  }
  if (suggestions.length === 0) return texts.noneFoundInside(container.Text);
  const isWhole = !hasMore && count === suggestions.length;
  const areHomes = isBuilding(container) && isWhole && results.every((result) => !isContainer(result));
  return areHomes ? texts.homesInside(container.Text, count) : texts.containerOpened(container.Text, count, hasMore);
}

/** The number at the end of a building's line in the protocol, "Larkmere - 60 Addresses". Null for other lines. */
function homesInBuilding(suggestion: Suggestion): number | null {
  const [, count] = isBuilding(suggestion) ? (/ - (\d+) \D+$/.exec(suggestion.Description) ?? []) : [];
  return count === undefined ? null : Number(count);
}

function isBuilding({ Type }: Suggestion): boolean {
  return Type.startsWith('Building');
}

function sum(counts: (number | null)[]): number {
  return counts.reduce<number>((total, count) => total + (count ?? 0), 0);
}
