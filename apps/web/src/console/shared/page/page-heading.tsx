import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { visitedPages } from './visited-pages.ts';

interface PageHeadingProps {
  title: string;
  /** Next to the heading: a badge, a few words. */
  beside?: ReactNode;
  /** At the far side: the page's main action. */
  action?: ReactNode;
}

/** The page's h1. It takes the focus after a navigation, so that a screen reader announces the page. */
export function PageHeading({ title, beside, action }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = `${title} – Doorstep`;
  }, [title]);

  useEffect(() => {
    // On the first page, the browser's own start at the top is expected.
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
