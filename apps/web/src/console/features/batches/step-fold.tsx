import { useEffect, useRef, useState, type ReactNode } from 'react';

interface StepFoldProps {
  title: string;
  /** This is the next step, so it starts open. */
  isNext: boolean;
  children: ReactNode;
}

/**
 * A collapsible step of a batch, closed while another step is next. Its inputs survive the batch's next state; a link
 * to something inside opens it, even from another page.
 */
export function StepFold({ title, isNext, children }: StepFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(isNext);
  const [wasNext, setWasNext] = useState(isNext);
  if (wasNext !== isNext) {
    setWasNext(isNext);
    if (isNext) setOpen(true);
  }
  useEffect(() => {
    // The browser looked for the anchor before the page had loaded.
    const place = document.getElementById(window.location.hash.slice(1));
    if (place === null || fold.current?.contains(place) !== true) return;
    fold.current.open = true;
    place.scrollIntoView();
  }, []);
  return (
    <details
      ref={fold}
      className="step-fold"
      data-next={isNext || undefined}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
