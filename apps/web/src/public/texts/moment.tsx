import type { ReactNode } from 'react';
import { formatMoment } from './format-moment.ts';
import { localeOf } from './locale-of.ts';
import { useTexts } from './texts-context.tsx';

interface MomentProps {
  at: string;
  /** The offer whose time it is. */
  of: { timeZone: string; language: string };
}

/** A point in time, said in the offer's time zone. */
export function Moment({ at, of }: MomentProps): ReactNode {
  const { language } = useTexts();
  // Server and browser may know different spellings of one time zone; the server's stays.
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatMoment(at, localeOf(language, of.language), of.timeZone)}
    </time>
  );
}
