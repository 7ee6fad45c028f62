import { type ReactNode, useState, useEffect, useRef } from 'react';
import { Notice } from '@doorstep/ui';
import { useToast } from './toasts.tsx';

/**
 * The last confirmation, to render where the page wants it, and a function to announce one: as a toast
 * if the page has been left.
 */
export function useDone(): { done: ReactNode; announceDone: (text: string) => void } {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const toast = useToast();
  const [last, setLast] = useState<{ text: string; times: number }>({ text: '', times: 0 });
  return {
    done: last.text === '' ? null : <DoneNotice key={last.times} title={last.text} />,
    announceDone: (text) => {
      if (isMounted.current) setLast((before) => ({ text, times: before.times + 1 }));
      else toast({ text });
    },
  };
}

/**
 * A confirmation that takes the focus, for when the control that acted is gone: screen readers then announce it. Give
 * it a new key each time.
 */
function DoneNotice({ title }: { title: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In the next frame: until a dialog has closed, nothing outside it can take the focus.
    const frame = requestAnimationFrame(() => place.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="done">
      <Notice kind="success" title={title} />
    </div>
  );
}
