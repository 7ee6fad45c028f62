import type { ReactNode } from 'react';
import { useState } from 'react';
import { DoneNotice } from './done-notice.tsx';

/** The last confirmation with its actions, to render where the page wants it, and a function to announce one. */
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
