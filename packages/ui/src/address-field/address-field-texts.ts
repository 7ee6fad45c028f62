import type { ReactNode } from 'react';

/** Every word that the field says. Functions get what the sentence is about. */
export interface AddressFieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Name of the list, for screen readers. */
  list: string;
  /** The button that finds where scripts do not run. */
  find: string;
  back: string;
  /** The row that shows more of what is inside. */
  more: string;
  typeYourself: string;
  tryAgain: string;
  /** Spoken after a suggestion that opens further ones. */
  opensFurther: string;
  loading: string;
  updating: string;
  keepTyping: string;
  /** Only ever said when the lookup answered and knows no match. */
  noneFound: string;
  noneFoundInside: (place: string) => string;
  unavailable: string;
  /** This visitor has searched too much; nothing is out of order. */
  limited: string;
  /** There is no list of addresses to search. */
  noData: string;
  retrieving: string;
  retrieveFailed: string;
  /** What was chosen is no longer in the list: nothing is out of order, and choosing it again leads nowhere. */
  gone: string;
  countFound: (count: number) => string;
  /** Everything that was found is a building, each with its homes. */
  homesFound: (homes: number, buildings: number) => string;
  /** A building was opened that holds homes alone, and all of them are in the list. */
  homesInside: (place: string, count: number) => string;
  /** `hasMore`: the list ends in the row that shows more. */
  containerOpened: (place: string, count: number, hasMore: boolean) => string;
  activeRow: (row: string, position: number, count: number) => string;
  chosen: (address: string) => string;
}
