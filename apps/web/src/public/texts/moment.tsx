import type { PublicOffer } from '@doorstep/contract';
import { formatMoment } from '@doorstep/messages/moment';
import type { ReactNode } from 'react';
import { useTexts } from './texts-context.tsx';

interface MomentProps {
  at: string;
  of: Pick<PublicOffer, 'timeZone' | 'showsTimeZone' | 'language' | 'serverTime'>;
}

export function Moment({ at, of }: MomentProps): ReactNode {
  const { language } = useTexts();
  const { timeZone, showsTimeZone, language: offerLanguage, serverTime: now } = of;
  // Server and browser may spell a time zone differently; the server's text stays.
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatMoment(at, { language, offerLanguage, timeZone, showsTimeZone, now })}
    </time>
  );
}
