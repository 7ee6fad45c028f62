import { useEffect, useRef, useState, type ReactNode } from 'react';

interface MenuProps {
  label: ReactNode;
  children: ReactNode;
  /** For menus that do not look like a button. */
  className?: string;
}

/**
 * A button that opens its content over the page. Escape closes it and returns to the button; moving the focus outside,
 * or to another page, also closes it.
 */
export function Menu({ label, children, className }: MenuProps) {
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
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a') !== null) menu.open = false;
    };
    menu.addEventListener('click', follow);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    menu.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      menu.removeEventListener('keydown', escape);
      menu.removeEventListener('click', follow);
    };
  }, []);
  return (
    <details
      ref={place}
      className={`menu ${className ?? ''}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={className === undefined ? 'ds-button ds-button--secondary' : undefined}>{label}</summary>
      {isOpen ? <div className="menu-panel">{children}</div> : null}
    </details>
  );
}
