import type { ReactNode } from 'react';
import { useState } from 'react';
import { DoneNotice } from './done-notice.tsx';

/** What was done last, to be shown where the page wants it, and how to say so. */
export function useDone(): { done: ReactNode; announceDone: (text: string) => void } {
  const [{ text, times }, setDone] = useState({ text: '', times: 0 });
  return {
    done: text === '' ? null : <DoneNotice key={times} title={text} />,
    announceDone: (next) => setDone((before) => ({ text: next, times: before.times + 1 })),
  };
}
