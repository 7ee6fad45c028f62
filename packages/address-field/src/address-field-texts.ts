import type { ReactNode } from 'react';

export interface AddressFieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  list: string;
  find: string;
  back: string;
  more: string;
  typeYourself: string;
  tryAgain: string;
  opensFurther: string;
  loading: string;
  updating: string;
  keepTyping: string;
  /** Shown only when the lookup answered without a match. */
  noneFound: string;
  noneFoundInside: (place: string) => string;
  unavailable: string;
  /** The visitor has searched too often; the lookup works. */
  limited: string;
  noData: string;
  retrieving: string;
  retrieveFailed: string;
  /** The chosen address is no longer in the list; the lookup works, and choosing it again is pointless. */
  gone: string;
  countFound: (count: number) => string;
  homesFound: (homes: number, buildings: number) => string;
  /** An opened building contains only homes, and all of them are in the list. */
  homesInside: (place: string, count: number) => string;
  /** `hasMore`: the list ends in the row that loads more. */
  containerOpened: (place: string, count: number, hasMore: boolean) => string;
  activeRow: (row: string, position: number, count: number) => string;
  chosen: (address: string) => string;
}
