import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { visitedPages } from './visited-pages.ts';

interface PageHeadingProps {
  title: string;
  /** Beside the heading: a badge, a few words. */
  beside?: ReactNode;
  /** At the far side: the page's main action. */
  action?: ReactNode;
}

/** The page's h1. After a navigation the focus moves to it, so that a screen reader says where one is. */
export function PageHeading({ title, beside, action }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = `${title} – Doorstep`;
  }, [title]);

  useEffect(() => {
    // On the very first page the browser's own start at the top is the expected one.
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (visitedPages.shouldFocus(pathname, isFocusLost)) heading.current?.focus();
  }, [pathname]);

  return (
    <div className="page-heading">
      <div className="page-heading-title">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {beside}
      </div>
      {action ? <div className="page-heading-action">{action}</div> : null}
    </div>
  );
}
