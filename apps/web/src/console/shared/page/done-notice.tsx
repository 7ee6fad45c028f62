import { Notice } from '@doorstep/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * A confirmation that takes the focus, for when the control that acted is gone: screen readers then announce it. Give
 * it a new key each time.
 * @param children Follow-up actions.
 */
export function DoneNotice({ title, children }: { title: string; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In the next frame: until a dialog has closed, nothing outside it can take the focus.
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
