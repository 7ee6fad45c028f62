import type { PublicPlace } from './public-offer.ts';

/** Where and how a request is collected, as its visitor sees it. */
export interface StatusCollection {
  /** As the offer has it now; null once it is taken out. */
  place: PublicPlace | null;
  /** The next opening, and the end of the last, in words; '' where there is none. */
  when: string;
  keptUntil: string;
  /** To be shown at the counter, while it is to be collected; null otherwise. */
  code: { text: string; qr: { size: number; path: string } } | null;
  /** What may be chosen in its place; empty once it is handed over or has ended. */
  choices: PublicPlace[];
  /** What came of choosing another just now: whether that was taken out meanwhile. */
  outcome: 'gone' | null;
}
