import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * A button that opens what is inside over the page. Escape closes it and goes back to the button; so does going on to
 * something outside.
 */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const menu = place.current;
    if (menu === null) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    menu.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      menu.removeEventListener('keydown', escape);
    };
  }, []);
  return (
    <details ref={place} className="menu" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="ds-button ds-button--secondary">{label}</summary>
      {isOpen ? <div className="menu-panel">{children}</div> : null}
    </details>
  );
}
