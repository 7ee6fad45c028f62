import { useEffect, useRef, useState, type ReactNode } from 'react';

interface StepFoldProps {
  title: string;
  /** It is what there is to do now: it stands open. */
  isNext: boolean;
  children: ReactNode;
}

/**
 * A step of a batch, closed while another one is next. What was begun in it stays as it is when the batch goes on to the
 * next state; a link to something inside opens it, also one from another page.
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
    // The browser looked for the place when the page was still to be read.
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
