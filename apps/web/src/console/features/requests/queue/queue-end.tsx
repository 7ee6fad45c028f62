import { useEffect, useRef, type ReactNode } from 'react';

interface QueueEndProps {
  title: string;
  /** The request that had the focus is gone. */
  takesFocus: boolean;
  children: ReactNode;
}

/** No further request: all are decided or skipped. */
export function QueueEnd({ title, takesFocus, children }: QueueEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);
  return (
    <section className="empty-state">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
