import type { ReactNode } from 'react';
import { useState } from 'react';
import { DoneNotice } from './done-notice.tsx';

/** What was done last, with what may be done about it; to be shown where the page wants it, and how to say so. */
export function useDone(): { done: ReactNode; announceDone: (text: string, next?: ReactNode) => void } {
  const [last, setLast] = useState<{ text: string; next?: ReactNode; times: number }>({ text: '', times: 0 });
  return {
    done:
      last.text === '' ? null : (
        <DoneNotice key={last.times} title={last.text}>
          {last.next}
        </DoneNotice>
      ),
    announceDone: (text, next) => setLast((before) => ({ text, next, times: before.times + 1 })),
  };
}
