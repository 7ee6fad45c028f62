import type { ReactNode } from 'react';
import { formatMoment } from './format-moment.ts';
import { useTexts } from './texts-context.tsx';

/** A point in time, said in the offer's time zone. */
export function Moment({ at, timeZone }: { at: string; timeZone: string }): ReactNode {
  const { language } = useTexts();
  // Server and browser may know different spellings of one time zone; the server's stays.
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatMoment(at, language, timeZone)}
    </time>
  );
}
