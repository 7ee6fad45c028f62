import { Notice } from '@doorstep/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * What was done, where the control that did it has gone from the page: it takes the focus, which would be lost, and
 * so it is said. Give it another key each time.
 * @param children What may be done about it.
 */
export function DoneNotice({ title, children }: { title: string; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In the next frame: nothing outside of a dialog takes the focus until it has closed.
    const frame = requestAnimationFrame(() => place.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="done">
      <Notice kind="success" title={title}>
        {children}
      </Notice>
    </div>
  );
}
